/** A film as WebM, encoded in the browser where it can: as fast as it can, whether anybody looks on or not. */

import { webmOf, type Block } from "./webm";

/** For how many milliseconds a turn is shown, and the result. */
const PACE = 300;
const LAST = 2000;

/** How many bits a second a film has at most, and how many bits in all: what chat programs take. */
const FINEST = 2_000_000;
const LARGEST = 36_000_000;

/** After so many pictures comes one that needs none before it. */
const WHOLE = 30;
/** So many pictures may wait for the encoder. */
const WAITING = 4;

const configFor = (width: number, height: number, seconds: number): VideoEncoderConfig => ({
  codec: "vp8",
  width,
  height,
  framerate: 1000 / PACE,
  bitrate: Math.round(Math.min(FINEST, LARGEST / seconds)),
});

/** Whether this browser can take a film apart and encode it. */
export async function canEncode(): Promise<boolean> {
  if (!("ImageDecoder" in window && "VideoEncoder" in window)) return false;
  const { supported } = await VideoEncoder.isConfigSupported(configFor(800, 600, 10));
  return supported === true;
}

/** Encode a film as WebM. `told` hears how much is done, from 0 to 1. */
export async function encodeAsWebm(
  film: Blob,
  signal: AbortSignal,
  told: (done: number) => void,
): Promise<Blob> {
  const decoder = new ImageDecoder({ data: await film.arrayBuffer(), type: film.type });
  const blocks: Block[] = [];
  const control = new AbortController();
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      blocks.push({ at: Math.round(chunk.timestamp / 1000), whole: chunk.type === "key", data });
    },
    error: (why) => control.abort(why),
  });
  const ended = AbortSignal.any([signal, control.signal]);
  const encode = async (picture: VideoFrame, at: number, keyFrame: boolean) => {
    const frame = new VideoFrame(picture, { timestamp: 1000 * at });
    try {
      encoder.encode(frame, { keyFrame });
    } finally {
      frame.close();
    }
    while (encoder.encodeQueueSize > WAITING) {
      await new Promise((done) => {
        encoder.addEventListener("dequeue", done, { once: true });
        ended.addEventListener("abort", done, { once: true });
      });
      ended.throwIfAborted();
    }
  };
  try {
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
    const length = (count - 1) * PACE + LAST;
    let size: [number, number] = [0, 0];
    for (let n = 0; n < count; n += 1) {
      const { image } = await decoder.decode({ frameIndex: n });
      try {
        if (!n) {
          size = [image.displayWidth, image.displayHeight];
          encoder.configure(configFor(...size, length / 1000));
        }
        await encode(image, n * PACE, n % WHOLE === 0);
        // A picture lasts until the next: the result comes once more, at its end.
        if (n === count - 1) await encode(image, length, false);
      } finally {
        image.close();
      }
      told((n + 1) / count);
      ended.throwIfAborted();
    }
    await encoder.flush();
    ended.throwIfAborted();
    if (blocks.length !== count + 1) throw new Error("pictures were lost");
    return new Blob([webmOf(...size, length, blocks)], { type: "video/webm" });
  } finally {
    if (encoder.state !== "closed") encoder.close();
    decoder.close();
  }
}
