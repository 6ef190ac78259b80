/** What is heard at this device: effects, a crowd and a quiet score, as loud as the person here wants them.
 *
 * How a sound is made is loaded when one is first wanted, and not before somebody has pressed something: browsers allow
 * no sound earlier. While the page is hidden nothing is heard but the bell that calls.
 */

import { preferences } from "../../base/preferences.svelte";
import type { MixingDesk, Effect } from "./recipes";

export type Sound = Effect;
type Recipes = typeof import("./recipes");

/** The crowd and the score of a race; null where none is on. */
interface Scene {
  /** How excited the crowd is just now, and what it settles to, from 0 to 1. */
  crowd: number;
  calm: number;
  score: boolean;
}

/** A sound that could not be made at once is not made later than after so many milliseconds. */
const LATE = 600;
/** In how many seconds something that goes on fades in or out. */
const FADE = 0.6;

class Playing {
  private readonly desk: MixingDesk;
  private murmur: GainNode | null = null;
  private roar: GainNode | null = null;
  private score: AudioScheduledSourceNode | null = null;
  private begun = false;

  constructor(
    readonly audio: AudioContext,
    readonly recipes: Recipes,
  ) {
    this.desk = recipes.deskTo(audio, audio.destination);
    this.tune();
  }

  /** Set everything as loud as it is wanted now. */
  tune(): void {
    const { sound: on, effects, ambience } = preferences;
    const seen = document.visibilityState !== "hidden";
    this.fade(this.desk.effects.gain, on ? this.recipes.gainOf(effects) : 0);
    const around = on && seen && wanted ? this.recipes.gainOf(ambience) : 0;
    this.fade(this.desk.ambience.gain, around);
    this.fade(this.desk.music.gain, wanted?.score ? 0.5 * around : 0);
  }

  private fade(gain: AudioParam, to: number): void {
    const now = this.audio.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(to, now, FADE / 3);
  }

  play(what: Effect): void {
    this.recipes.playEffect(this.audio, this.desk.effects, what);
  }

  /** Let the crowd be as excited as the scene says, and settle again. */
  async set(scene: Scene | null): Promise<void> {
    if (scene && preferences.ambience > 0 && !this.begun) {
      this.begun = true;
      [this.murmur, this.roar] = await Promise.all([this.loop("murmur"), this.loop("roar")]);
    }
    if (scene?.score && !this.score) {
      const buffer = await this.recipes.renderLoop("score", this.audio.sampleRate);
      if (!this.score) this.score = this.started(buffer, this.desk.music);
    }
    const now = this.audio.currentTime;
    const { murmur, roar } = this;
    if (scene && murmur && roar)
      for (const [name, node] of [
        ["murmur", murmur],
        ["roar", roar],
      ] as const) {
        node.gain.cancelScheduledValues(now);
        node.gain.setTargetAtTime(this.recipes.crowdGains(scene.crowd)[name], now, 0.2);
        node.gain.setTargetAtTime(this.recipes.crowdGains(scene.calm)[name], now + 1.2, 2.5);
      }
    this.tune();
  }

  private async loop(what: "murmur" | "roar"): Promise<GainNode> {
    const gain = this.audio.createGain();
    gain.gain.value = 0;
    gain.connect(this.desk.ambience);
    this.started(await this.recipes.renderLoop(what, this.audio.sampleRate), gain);
    return gain;
  }

  private started(buffer: AudioBuffer, to: AudioNode): AudioScheduledSourceNode {
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(to);
    source.start();
    return source;
  }
}

let playing: Playing | null = null;
let loading: Promise<Playing> | null = null;
let wanted: Scene | null = null;

/** Get ready to be heard; null where it is not allowed yet, or nothing is to be heard. */
function ready(): Promise<Playing> | null {
  if (typeof AudioContext === "undefined" || !preferences.sound) return null;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return null;
  loading ??= import("./recipes").then((recipes) => {
    playing = new Playing(new AudioContext(), recipes);
    document.addEventListener("visibilitychange", () => playing?.tune());
    return playing;
  });
  loading.catch(() => (loading = null)); // offline before it was ever loaded: quiet until it can be
  if (playing?.audio.state === "suspended") void playing.audio.resume();
  return loading;
}

/** Let something be heard, unless the person at this screen wants it quiet. */
export function sound(what: Sound): void {
  if (!preferences.sound || (document.visibilityState === "hidden" && what !== "bell")) return;
  const asked = performance.now();
  ready()?.then(
    (it) => {
      if (performance.now() - asked < LATE && (it.audio.state === "running" || what === "bell"))
        it.play(what);
    },
    () => undefined,
  );
}

/** Set what goes on around the race: crowd and score, or nothing. */
export function setScene(scene: Scene | null): void {
  wanted = scene;
  if (scene || playing)
    ready()
      ?.then((it) => it.set(wanted))
      .catch(() => undefined);
  if (!preferences.sound) playing?.tune();
}

/** What may be the first press of somebody: a finger counts as one only when it is lifted. */
const PRESSES = ["pointerdown", "pointerup", "keydown"] as const;

/** Wake the sounds at the first press of anything; the answer stops waiting for it. */
export function wakeSounds(): () => void {
  const wake = () => {
    if (!ready() && preferences.sound) return;
    if (wanted) setScene(wanted);
    stop();
  };
  const stop = () => PRESSES.forEach((it) => removeEventListener(it, wake));
  PRESSES.forEach((it) => addEventListener(it, wake));
  return stop;
}
