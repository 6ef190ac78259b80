/** Sounds of our own making: each is put together from oscillators and noise when it is heard. No files. */

import { preferences } from "../base/preferences.svelte";

/** What can be heard. */
export type Sound =
  "fanfare" | "hooves" | "whip" | "crash" | "cheer" | "laurels" | "card" | "bell" | "block" | "sigh" | "pop";

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let hiss: AudioBuffer | null = null;

/** Get ready to be heard; browsers allow it only after somebody has pressed something. */
function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  if (!context) {
    context = new AudioContext();
    const soft = context.createDynamicsCompressor();
    const loud = context.createGain();
    loud.gain.value = 0.5;
    loud.connect(soft).connect(context.destination);
    out = loud;
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

/** One second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

interface Tone {
  /** Pitch in hertz, and the pitch it slides to. */
  pitch: number;
  to?: number;
  /** Seconds from now, and how long. */
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

function tone(
  audio: AudioContext,
  { pitch, to, at = 0, long, loud = 0.2, shape = "sine", rise = 0.01 }: Tone,
) {
  const from = audio.currentTime + at;
  const swing = audio.createOscillator();
  const gain = audio.createGain();
  swing.type = shape;
  swing.frequency.setValueAtTime(pitch, from);
  if (to !== undefined) swing.frequency.exponentialRampToValueAtTime(to, from + long);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  swing.connect(gain).connect(out!);
  swing.start(from);
  swing.stop(from + long + 0.02);
}

interface Rush {
  /** The middle of the band that is let through, and where it slides. */
  pitch: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  narrow?: number;
  rise?: number;
}

function rush(audio: AudioContext, { pitch, to, at = 0, long, loud = 0.3, narrow = 1, rise = 0.005 }: Rush) {
  const from = audio.currentTime + at;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise(audio);
  source.loop = true;
  band.type = "bandpass";
  band.Q.value = narrow;
  band.frequency.setValueAtTime(pitch, from);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, from + long);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  source.connect(band).connect(gain).connect(out!);
  source.start(from, Math.random() * 0.5);
  source.stop(from + long + 0.02);
}

/** A horn: a few harmonics that swell like brass. */
function horn(audio: AudioContext, pitch: number, at: number, long: number) {
  for (const [times, loud] of [
    [1, 0.14],
    [2, 0.08],
    [3, 0.05],
    [4, 0.025],
  ] as const)
    tone(audio, { pitch: pitch * times, at, long, loud, shape: "triangle", rise: 0.05 });
}

const make: Record<Sound, (audio: AudioContext) => void> = {
  fanfare(audio) {
    const [c, e, g, high] = [261.6, 329.6, 392, 523.3];
    [c, e, g].forEach((pitch, at) => horn(audio, pitch, at * 0.14, 0.2));
    horn(audio, high, 0.44, 0.85);
    horn(audio, g, 0.46, 0.8);
    horn(audio, e, 0.48, 0.8);
  },
  hooves(audio) {
    for (let beat = 0; beat < 3; beat++)
      for (const [at, pitch] of [
        [0, 620],
        [0.075, 480],
        [0.15, 700],
      ] as const) {
        rush(audio, { pitch, at: beat * 0.27 + at, long: 0.06, loud: 0.22 - beat * 0.05, narrow: 5 });
        tone(audio, { pitch: 120, to: 60, at: beat * 0.27 + at, long: 0.07, loud: 0.1 - beat * 0.02 });
      }
  },
  whip(audio) {
    rush(audio, { pitch: 500, to: 2600, long: 0.2, loud: 0.06, narrow: 3, rise: 0.15 });
    rush(audio, { pitch: 3800, at: 0.2, long: 0.09, loud: 0.7, narrow: 0.7, rise: 0.002 });
    tone(audio, { pitch: 1500, to: 180, at: 0.2, long: 0.06, loud: 0.15, shape: "square" });
  },
  crash(audio) {
    rush(audio, { pitch: 900, to: 90, long: 0.9, loud: 0.8, narrow: 0.6 });
    tone(audio, { pitch: 110, to: 36, long: 0.6, loud: 0.5, shape: "triangle" });
    for (let bit = 0; bit < 7; bit++)
      rush(audio, {
        pitch: 1200 + bit * 310,
        at: 0.08 + bit * bit * 0.012,
        long: 0.07,
        loud: 0.2,
        narrow: 7,
      });
  },
  cheer(audio) {
    rush(audio, { pitch: 700, to: 1100, long: 1.5, loud: 0.22, narrow: 0.8, rise: 0.35 });
    rush(audio, { pitch: 1700, to: 1400, long: 1.3, loud: 0.1, narrow: 1.4, rise: 0.45 });
    for (let voice = 0; voice < 6; voice++)
      tone(audio, {
        pitch: 240 + voice * 43,
        to: 330 + voice * 51,
        at: 0.1 + voice * 0.06,
        long: 0.9,
        loud: 0.018,
        shape: "sawtooth",
        rise: 0.3,
      });
  },
  laurels(audio) {
    [523.3, 659.3, 784, 1046.5, 1318.5].forEach((pitch, at) => {
      tone(audio, { pitch, at: at * 0.11, long: 0.9, loud: 0.12 });
      tone(audio, { pitch: pitch * 2.01, at: at * 0.11, long: 0.5, loud: 0.04 });
    });
    horn(audio, 392, 0.6, 1.1);
    horn(audio, 523.3, 0.6, 1.1);
  },
  card(audio) {
    rush(audio, { pitch: 2400, to: 900, long: 0.13, loud: 0.16, narrow: 0.9, rise: 0.03 });
  },
  bell(audio) {
    for (const [pitch, at] of [
      [660, 0],
      [880, 0.16],
    ] as const) {
      tone(audio, { pitch, at, long: 0.9, loud: 0.16 });
      tone(audio, { pitch: pitch * 2.76, at, long: 0.35, loud: 0.04 });
    }
  },
  block(audio) {
    tone(audio, { pitch: 170, to: 95, long: 0.22, loud: 0.35, shape: "triangle" });
    rush(audio, { pitch: 320, long: 0.14, loud: 0.4, narrow: 2 });
    rush(audio, { pitch: 300, at: 0.16, long: 0.12, loud: 0.25, narrow: 2 });
  },
  sigh(audio) {
    rush(audio, { pitch: 800, to: 320, long: 1.1, loud: 0.15, narrow: 1.2, rise: 0.2 });
    tone(audio, { pitch: 290, to: 150, at: 0.05, long: 0.9, loud: 0.06, shape: "sawtooth", rise: 0.15 });
  },
  pop(audio) {
    tone(audio, { pitch: 420, to: 760, long: 0.09, loud: 0.12 });
  },
};

/** Let something be heard, unless the person at this screen wants it quiet. */
export function sound(what: Sound): void {
  if (!preferences.sound || (document.visibilityState === "hidden" && what !== "bell")) return;
  const audio = ready();
  if (audio?.state === "running" || what === "bell") audio && make[what](audio);
}

/** Wake the sounds at the first press of anything; the answer stops waiting for it. */
export function wakeSounds(): () => void {
  const wake = () => {
    if (preferences.sound) ready();
    stop();
  };
  const stop = () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return stop;
}
