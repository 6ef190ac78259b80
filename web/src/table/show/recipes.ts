/** Sounds of our own making: recipes of oscillators and noise, and no files. Loaded when something is first to be heard.
 *
 * A recipe only needs an audio context and somewhere to play to, so the same one is heard in a race and written to a
 * file to be looked at. Chance in it is drawn from a seed: every rendering is the same.
 */

/** What can be heard once. */
export type Effect =
  | "fanfare"
  | "horn"
  | "hooves"
  | "wheels"
  | "dice"
  | "whip"
  | "crash"
  | "cheer"
  | "laurels"
  | "card"
  | "bell"
  | "block"
  | "sigh"
  | "pop";

/** What is heard over and over. */
export type Loop = "murmur" | "roar" | "score";

interface Recipe {
  /** How many seconds it takes until nothing is left of it. */
  long: number;
  /** How loud it is made, so that all of them fit together. */
  level: number;
  make(at: Bench): void;
}

/** Numbers between 0 and 1 from a seed, always the same ones. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, made once for each context. */
function hissOf(audio: BaseAudioContext): AudioBuffer {
  const known = hisses.get(audio);
  if (known) return known;
  const made = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const chance = chanceOf(7);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = chance() * 2 - 1;
  hisses.set(audio, made);
  return made;
}

interface Shaped {
  /** Seconds from the beginning, and how long. */
  at?: number;
  long: number;
  loud?: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

interface Tone extends Shaped {
  /** Pitch in hertz, and the pitch it slides to. */
  pitch: number;
  to?: number;
  shape?: OscillatorType;
}

interface Rush extends Shaped {
  /** The middle of the band that is let through, and where it slides. */
  pitch: number;
  to?: number;
  narrow?: number;
}

/** Where a recipe is followed: a context, somewhere to play to, and when. */
class Bench {
  readonly chance: () => number;

  constructor(
    readonly audio: BaseAudioContext,
    readonly out: AudioNode,
    readonly begin: number,
    seed = 1,
  ) {
    this.chance = chanceOf(seed);
  }

  private shaped({ at = 0, long, loud = 0.2, rise = 0.01 }: Shaped): [GainNode, number, number] {
    const from = this.begin + at;
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loud, from + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
    gain.connect(this.out);
    return [gain, from, from + long + 0.02];
  }

  tone(it: Tone): void {
    const [gain, from, until] = this.shaped(it);
    const swing = this.audio.createOscillator();
    swing.type = it.shape ?? "sine";
    swing.frequency.setValueAtTime(it.pitch, from);
    if (it.to !== undefined) swing.frequency.exponentialRampToValueAtTime(it.to, from + it.long);
    swing.connect(gain);
    swing.start(from);
    swing.stop(until);
  }

  rush(it: Rush): void {
    const [gain, from, until] = this.shaped({ loud: 0.3, rise: 0.005, ...it });
    const source = this.audio.createBufferSource();
    const band = this.audio.createBiquadFilter();
    source.buffer = hissOf(this.audio);
    source.loop = true;
    band.type = "bandpass";
    band.Q.value = it.narrow ?? 1;
    band.frequency.setValueAtTime(it.pitch, from);
    if (it.to !== undefined) band.frequency.exponentialRampToValueAtTime(it.to, from + it.long);
    source.connect(band).connect(gain);
    source.start(from, this.chance());
    source.stop(until);
  }

  /** Noise in a band that goes on and breathes: loudness swings around `loud`, `slow` seconds a breath. */
  breath(pitch: number, narrow: number, loud: number, slow: number, long: number): void {
    const source = this.audio.createBufferSource();
    const band = this.audio.createBiquadFilter();
    const gain = this.audio.createGain();
    const swing = this.audio.createOscillator();
    const depth = this.audio.createGain();
    source.buffer = hissOf(this.audio);
    source.loop = true;
    band.type = "bandpass";
    band.Q.value = narrow;
    band.frequency.value = pitch;
    gain.gain.value = loud;
    swing.frequency.value = 1 / slow;
    depth.gain.value = loud * 0.35;
    swing.connect(depth).connect(gain.gain);
    source.connect(band).connect(gain).connect(this.out);
    source.start(this.begin, this.chance());
    swing.start(this.begin);
    source.stop(this.begin + long);
    swing.stop(this.begin + long);
  }

  /** A horn: a few harmonics that swell like brass. */
  brass(pitch: number, at: number, long: number, loud = 1): void {
    for (const [times, part] of [
      [1, 0.14],
      [2, 0.08],
      [3, 0.05],
      [4, 0.025],
    ] as const)
      this.tone({ pitch: pitch * times, at, long, loud: part * loud, shape: "triangle", rise: 0.05 });
  }

  /** A string that is plucked. */
  string(pitch: number, at: number, loud: number, long = 1.6): void {
    this.tone({ pitch, at, long, loud, shape: "triangle", rise: 0.006 });
    this.tone({ pitch: pitch * 2.003, at, long: long * 0.5, loud: loud * 0.35, rise: 0.004 });
    this.rush({ pitch: pitch * 4, at, long: 0.03, loud: loud * 0.25, narrow: 2, rise: 0.002 });
  }
}

const EFFECTS: Record<Effect, Recipe> = {
  fanfare: {
    long: 1.4,
    level: 1.6,
    make(it) {
      const [c, e, g, high] = [261.6, 329.6, 392, 523.3];
      [c, e, g].forEach((pitch, at) => it.brass(pitch, at * 0.14, 0.2));
      it.brass(high, 0.44, 0.85);
      it.brass(g, 0.46, 0.8);
      it.brass(e, 0.48, 0.8);
    },
  },
  horn: {
    long: 1.3,
    level: 1.8,
    make(it) {
      it.brass(196, 0, 0.35, 1.2);
      it.brass(293.7, 0.3, 0.95, 1.3);
      it.tone({ pitch: 147, at: 0.3, long: 0.9, loud: 0.08, shape: "sawtooth", rise: 0.12 });
    },
  },
  hooves: {
    long: 0.95,
    level: 2.8,
    make(it) {
      for (let beat = 0; beat < 3; beat++)
        for (const [at, pitch] of [
          [0, 620],
          [0.075, 480],
          [0.15, 700],
        ] as const) {
          it.rush({ pitch, at: beat * 0.27 + at, long: 0.06, loud: 0.22 - beat * 0.05, narrow: 5 });
          it.tone({ pitch: 120, to: 60, at: beat * 0.27 + at, long: 0.07, loud: 0.1 - beat * 0.02 });
        }
    },
  },
  wheels: {
    long: 1.1,
    level: 2.4,
    make(it) {
      // Iron on sand: a rumble that comes and goes, the rattle of spokes, and an axle that wants grease.
      it.rush({ pitch: 110, to: 80, long: 1.05, loud: 0.5, narrow: 1.2, rise: 0.3 });
      it.rush({ pitch: 900, to: 600, long: 0.95, loud: 0.06, narrow: 0.7, rise: 0.25 });
      for (let spoke = 0; spoke < 11; spoke++)
        it.rush({ pitch: 1500 - spoke * 45, at: 0.05 + spoke * 0.082, long: 0.03, loud: 0.1, narrow: 4 });
      it.tone({ pitch: 760, to: 880, at: 0.34, long: 0.2, loud: 0.012, shape: "sawtooth", rise: 0.08 });
    },
  },
  dice: {
    long: 0.95,
    level: 2.4,
    make(it) {
      // Two dice over wood: knocks that come closer together and fall quiet.
      let at = 0.02;
      for (let knock = 0; knock < 10; knock++) {
        const loud = 0.4 * 0.84 ** knock;
        it.rush({ pitch: 2100 + it.chance() * 1400, at, long: 0.035, loud, narrow: 6, rise: 0.002 });
        it.tone({ pitch: 480 + it.chance() * 160, to: 300, at, long: 0.045, loud: loud * 0.35 });
        at += 0.13 * 0.88 ** knock * (0.75 + it.chance() * 0.5);
      }
    },
  },
  whip: {
    long: 0.35,
    level: 1.1,
    make(it) {
      it.rush({ pitch: 500, to: 2600, long: 0.2, loud: 0.06, narrow: 3, rise: 0.15 });
      it.rush({ pitch: 3800, at: 0.2, long: 0.09, loud: 0.7, narrow: 0.7, rise: 0.002 });
      it.tone({ pitch: 1500, to: 180, at: 0.2, long: 0.06, loud: 0.15, shape: "square" });
    },
  },
  crash: {
    long: 1,
    level: 0.6,
    make(it) {
      it.rush({ pitch: 900, to: 90, long: 0.9, loud: 0.8, narrow: 0.6 });
      it.tone({ pitch: 110, to: 36, long: 0.6, loud: 0.5, shape: "triangle" });
      for (let bit = 0; bit < 7; bit++)
        it.rush({ pitch: 1200 + bit * 310, at: 0.08 + bit * bit * 0.012, long: 0.07, loud: 0.2, narrow: 7 });
    },
  },
  cheer: {
    long: 1.6,
    level: 2.9,
    make(it) {
      it.rush({ pitch: 700, to: 1100, long: 1.5, loud: 0.22, narrow: 0.8, rise: 0.35 });
      it.rush({ pitch: 1700, to: 1400, long: 1.3, loud: 0.1, narrow: 1.4, rise: 0.45 });
      for (let voice = 0; voice < 6; voice++)
        it.tone({
          pitch: 240 + voice * 43,
          to: 330 + voice * 51,
          at: 0.1 + voice * 0.06,
          long: 0.9,
          loud: 0.018,
          shape: "sawtooth",
          rise: 0.3,
        });
    },
  },
  laurels: {
    long: 1.8,
    level: 1.2,
    make(it) {
      [523.3, 659.3, 784, 1046.5, 1318.5].forEach((pitch, at) => {
        it.tone({ pitch, at: at * 0.11, long: 0.9, loud: 0.12 });
        it.tone({ pitch: pitch * 2.01, at: at * 0.11, long: 0.5, loud: 0.04 });
      });
      it.brass(392, 0.6, 1.1);
      it.brass(523.3, 0.6, 1.1);
    },
  },
  card: {
    long: 0.2,
    level: 2.2,
    make: (it) => it.rush({ pitch: 2400, to: 900, long: 0.13, loud: 0.16, narrow: 0.9, rise: 0.03 }),
  },
  bell: {
    long: 1.1,
    level: 1.4,
    make(it) {
      for (const [pitch, at] of [
        [660, 0],
        [880, 0.16],
      ] as const) {
        it.tone({ pitch, at, long: 0.9, loud: 0.16 });
        it.tone({ pitch: pitch * 2.76, at, long: 0.35, loud: 0.04 });
      }
    },
  },
  block: {
    long: 0.35,
    level: 1.2,
    make(it) {
      it.tone({ pitch: 170, to: 95, long: 0.22, loud: 0.35, shape: "triangle" });
      it.rush({ pitch: 320, long: 0.14, loud: 0.4, narrow: 2 });
      it.rush({ pitch: 300, at: 0.16, long: 0.12, loud: 0.25, narrow: 2 });
    },
  },
  sigh: {
    long: 1.2,
    level: 2.8,
    make(it) {
      it.rush({ pitch: 800, to: 320, long: 1.1, loud: 0.15, narrow: 1.2, rise: 0.2 });
      it.tone({ pitch: 290, to: 150, at: 0.05, long: 0.9, loud: 0.06, shape: "sawtooth", rise: 0.15 });
    },
  },
  pop: {
    long: 0.15,
    level: 1.8,
    make: (it) => it.tone({ pitch: 420, to: 760, long: 0.09, loud: 0.12 }),
  },
};

/** How each loop is made: its length, and how much of what follows it is blended into its beginning. */
const LOOPS: Record<Loop, Recipe & { blend: "cross" | "add"; tail: number }> = {
  murmur: {
    long: 9,
    tail: 1.5,
    blend: "cross",
    level: 1.2,
    make(it) {
      // People who talk: low breaths of noise, and syllables in the bands where voices are.
      it.breath(240, 1.1, 0.3, 5.3, 11);
      it.breath(480, 1.4, 0.22, 3.7, 11);
      it.breath(950, 1.6, 0.09, 4.6, 11);
      for (let said = 0; said < 70; said++)
        it.rush({
          pitch: 300 + it.chance() * 600,
          at: it.chance() * 10.2,
          long: 0.12 + it.chance() * 0.3,
          loud: 0.04 + it.chance() * 0.08,
          narrow: 5,
          rise: 0.05,
        });
    },
  },
  roar: {
    long: 7,
    tail: 1.5,
    blend: "cross",
    level: 1.1,
    make(it) {
      it.breath(420, 0.9, 0.3, 3.1, 9);
      it.breath(820, 1, 0.34, 2.3, 9);
      it.breath(1500, 1.2, 0.16, 2.9, 9);
      for (let voice = 0; voice < 44; voice++) {
        const pitch = 190 + it.chance() * 260;
        const at = it.chance() * 7.8;
        const long = 0.35 + it.chance() * 0.5;
        it.tone({ pitch, to: pitch * 1.18, at, long, loud: 0.012, shape: "sawtooth", rise: 0.12 });
        it.rush({ pitch: pitch * 3, at, long, loud: 0.06, narrow: 4, rise: 0.1 });
      }
      for (let whistle = 0; whistle < 3; whistle++) {
        const at = 0.8 + whistle * 2.4 + it.chance();
        it.tone({ pitch: 1900, to: 2500, at, long: 0.3, loud: 0.012, rise: 0.08 });
      }
    },
  },
  score: {
    long: 19.2,
    tail: 2.5,
    blend: "add",
    level: 0.8,
    make(it) {
      // A lyre in the Dorian mode over a frame drum: eight bars of six beats, 0.4 seconds a beat.
      const scale = [293.7, 329.6, 349.2, 392, 440, 493.9, 523.3, 587.3];
      const lines = [
        [0, 4, 3, 4, 2, 3],
        [0, 2, 3, 4, 6, 4],
        [5, 4, 3, 2, 3, 1],
        [0, 3, 4, 7, 6, 4],
        [3, 4, 6, 5, 4, 2],
        [1, 2, 4, 3, 2, 1],
        [0, 4, 7, 6, 4, 3],
        [2, 3, 1, 2, 0, 0],
      ];
      lines.forEach((line, bar) =>
        line.forEach((note, beat) => {
          if ((bar * 5 + beat * 3) % 7 === 4) return; // a rest now and then
          const at = (bar * 6 + beat) * 0.4 + it.chance() * 0.015;
          it.string(scale[note]!, at, beat === 0 ? 0.15 : 0.1);
        }),
      );
      for (let bar = 0; bar < 8; bar++) {
        const at = bar * 2.4;
        it.string(bar % 4 === 2 ? 110 : 146.8, at, 0.14, 2.3);
        for (const [beat, loud] of [
          [0, 0.2],
          [3, 0.1],
          [4.5, 0.06],
        ] as const) {
          it.tone({ pitch: 105, to: 62, at: at + beat * 0.4, long: 0.28, loud, rise: 0.005 });
          it.rush({ pitch: 420, at: at + beat * 0.4, long: 0.05, loud: loud * 0.5, narrow: 1.5 });
        }
      }
    },
  },
};

/** The names of all effects, and of all loops. */
export const EFFECT_NAMES = Object.keys(EFFECTS) as Effect[];
export const LOOP_NAMES = Object.keys(LOOPS) as Loop[];

/** How long an effect or a loop is, in seconds. */
export function lengthOf(what: Effect | Loop): number {
  return what in EFFECTS ? EFFECTS[what as Effect].long : LOOPS[what as Loop].long;
}

/** Let an effect be heard, so many seconds from now. */
export function playEffect(audio: BaseAudioContext, out: AudioNode, what: Effect, wait = 0): void {
  const { level, make } = EFFECTS[what];
  const gain = audio.createGain();
  gain.gain.value = level;
  gain.connect(out);
  make(new Bench(audio, gain, audio.currentTime + wait, what.length * 31 + what.charCodeAt(0)));
}

/** Make a loop that can be played over and over: its end is blended into its beginning. */
export async function renderLoop(what: Loop, rate: number): Promise<AudioBuffer> {
  const { long, tail, blend, level, make } = LOOPS[what];
  const [body, over] = [Math.round(long * rate), Math.round(tail * rate)];
  const audio = new OfflineAudioContext(1, body + over, rate);
  const gain = audio.createGain();
  gain.gain.value = level;
  gain.connect(audio.destination);
  make(new Bench(audio, gain, 0, 11 + what.length));
  const made = (await audio.startRendering()).getChannelData(0);
  const loop = new AudioBuffer({ length: body, numberOfChannels: 1, sampleRate: rate });
  const samples = loop.getChannelData(0);
  samples.set(made.subarray(0, body));
  for (let at = 0; at < over; at++) {
    const part = at / over;
    // Noise keeps its loudness when powers add up to one; notes simply ring on.
    const [fresh, old] = blend === "cross" ? [Math.sqrt(part), Math.sqrt(1 - part)] : [1, 1];
    samples[at] = made[at]! * fresh + made[body + at]! * old;
  }
  return loop;
}

/** What everything is mixed on: a gain for each kind of sound, and a ceiling above all of them. */
export interface MixingDesk {
  effects: GainNode;
  ambience: GainNode;
  music: GainNode;
}

/** Set up a desk that plays to somewhere. Nothing on it is louder than the ceiling, 3 dB below full scale. */
export function deskTo(audio: BaseAudioContext, to: AudioNode): MixingDesk {
  const ceiling = audio.createWaveShaper();
  const curve = new Float32Array(2049);
  for (let at = 0; at < curve.length; at++) {
    const put = (at / (curve.length - 1)) * 2 - 1;
    curve[at] = 0.89 * Math.tanh(put / 0.89);
  }
  ceiling.curve = curve;
  ceiling.connect(to);
  const channel = () => {
    const gain = audio.createGain();
    gain.connect(ceiling);
    return gain;
  };
  return { effects: channel(), ambience: channel(), music: channel() };
}

/** How loud a volume of so many hundredths is: half of the way sounds half as loud. */
export function gainOf(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

/** How loud murmur and roar of the crowd are, for how excited it is, from 0 to 1. */
export function crowdGains(level: number): { murmur: number; roar: number } {
  return { murmur: 0.35 + 0.35 * level, roar: 0.9 * level ** 1.6 };
}
