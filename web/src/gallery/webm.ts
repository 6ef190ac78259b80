/** The file of a WebM: elements within elements, each an id, a size and what is in it. One silent track of VP8. */

/** A picture as it was encoded: when it is shown, in milliseconds, and whether it needs none before it. */
export interface Block {
  at: number;
  whole: boolean;
  data: Uint8Array;
}

/** Every element by its name in the specification. */
const ID = {
  EBML: 0x1a45dfa3,
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  FlagLacing: 0x9c,
  CodecID: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
} as const;

type Name = keyof typeof ID;

/** The bytes of a number, the highest first; at least one. */
function bytesOf(number: number): number[] {
  const bytes = [number % 256];
  for (let rest = Math.floor(number / 256); rest; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
}

/** How long an element is, in eight bytes: 2^53 is more than any film has. */
function sizeOf(length: number): Uint8Array {
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, 0x01000000 + Math.floor(length / 2 ** 32));
  size.setUint32(4, length % 2 ** 32);
  return new Uint8Array(size.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const it of parts) {
    all.set(it, at);
    at += it.length;
  }
  return all;
}

function element(name: Name, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joined(parts);
  return joined([Uint8Array.from(bytesOf(ID[name])), sizeOf(body.length), body]);
}

const whole = (name: Name, number: number) => element(name, Uint8Array.from(bytesOf(number)));
const text = (name: Name, words: string) => element(name, new TextEncoder().encode(words));

function real(name: Name, number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return element(name, new Uint8Array(view.buffer));
}

/** A picture within a cluster that begins at a time: track 1, how much later it is shown, flags, and the picture. */
function blockOf(block: Block, since: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(4));
  head.setUint8(0, 0x81);
  head.setInt16(1, block.at - since);
  head.setUint8(3, block.whole ? 0x80 : 0);
  return element("SimpleBlock", new Uint8Array(head.buffer), block.data);
}

/** A cluster begins with every picture that needs none before it. */
function clustersOf(blocks: readonly Block[]): Uint8Array[] {
  const runs: Block[][] = [];
  for (const it of blocks) {
    if (it.whole || !runs.length) runs.push([]);
    runs.at(-1)!.push(it);
  }
  return runs.map((run) => {
    const since = run[0]!.at;
    return element("Cluster", whole("Timestamp", since), ...run.map((it) => blockOf(it, since)));
  });
}

/** Write a film of so many milliseconds; pictures come in their order. */
export function webmOf(
  width: number,
  height: number,
  length: number,
  blocks: readonly Block[],
): Uint8Array<ArrayBuffer> {
  const head = element(
    "EBML",
    whole("EBMLVersion", 1),
    whole("EBMLReadVersion", 1),
    whole("EBMLMaxIDLength", 4),
    whole("EBMLMaxSizeLength", 8),
    text("DocType", "webm"),
    whole("DocTypeVersion", 2),
    whole("DocTypeReadVersion", 2),
  );
  const info = element(
    "Info",
    whole("TimestampScale", 1_000_000),
    real("Duration", length),
    text("MuxingApp", "Hippodrome"),
    text("WritingApp", "Hippodrome"),
  );
  const track = element(
    "TrackEntry",
    whole("TrackNumber", 1),
    whole("TrackUID", 1),
    whole("TrackType", 1),
    whole("FlagLacing", 0),
    text("CodecID", "V_VP8"),
    element("Video", whole("PixelWidth", width), whole("PixelHeight", height)),
  );
  return joined([head, element("Segment", info, element("Tracks", track), ...clustersOf(blocks))]);
}
