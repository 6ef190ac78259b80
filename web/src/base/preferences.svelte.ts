/** What the person at this screen prefers: language, light or dark, sounds, motion, comforts. Kept on this device. */

import { names } from "virtual:languages";
import { recall, remember } from "./memory";

export type Language = string;

/** The languages of the house, English first; `names` has what they call themselves. */
export const LANGUAGES: readonly Language[] = Object.keys(names);
export { names };

export type Theme = "light" | "dark" | "system";

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  /** How loud effects and the crowd are, in hundredths. */
  effects: number;
  ambience: number;
  music: boolean;
  passes: boolean;
  livery: number | null;
  follow: boolean;
  calls: boolean;
  coordinates: boolean;
  name: string;
}

const kept = recall<Partial<Kept>>("preferences", {});

function spoken(): Language {
  if (kept.language && LANGUAGES.includes(kept.language)) return kept.language;
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((it) => wish.toLowerCase().split("-")[0] === it);
    if (found) return found;
  }
  return "en";
}

/** A volume that was kept, if it is one. */
function volume(kept: unknown, otherwise: number): number {
  return typeof kept === "number" && kept >= 0 && kept <= 100 ? kept : otherwise;
}

class Preferences {
  language = $state<Language>(spoken());
  theme = $state<Theme>(kept.theme ?? "system");
  sound = $state(kept.sound ?? true);
  /** How loud effects are, in hundredths. */
  effects = $state(volume(kept.effects, 80));
  /** How loud the crowd is, in hundredths. */
  ambience = $state(volume(kept.ambience, 50));
  /** Whether a quiet score is played during a race. */
  music = $state(kept.music ?? false);
  /** Whether the turn goes by by itself where nothing else is possible. */
  passes = $state(kept.passes ?? true);
  /** The livery one likes to wear; null leaves it to the seat. */
  livery = $state<number | null>(kept.livery ?? null);
  /** Whether the camera follows whoever drives. */
  follow = $state(kept.follow ?? false);
  /** Whether the browser may call when it is one's turn. */
  calls = $state(kept.calls ?? false);
  /** Whether boards tell the names of their spaces, or how far one is from their middle. */
  coordinates = $state(kept.coordinates ?? false);
  name = $state(kept.name ?? "");

  /** Keep what was chosen; called by the page whenever something changes. */
  keep(): void {
    const { language, theme, sound, effects, ambience, music, passes, livery } = this;
    const { follow, calls, coordinates, name } = this;
    const heard = { sound, effects, ambience, music };
    const all = { language, theme, ...heard, passes, livery, follow, calls, coordinates, name };
    remember("preferences", all satisfies Kept);
  }

  /** Show light or dark as preferred. */
  get shown(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
}

export const preferences = new Preferences();

/** Whether things should move as little as possible. */
export function prefersLittleMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
