/** What the person at this screen prefers: language, light or dark, sound, motion. Kept on this device. */

import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark" | "system";

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  follow: boolean;
  calls: boolean;
  name: string;
}

const kept = recall<Partial<Kept>>("preferences", {});

function spoken(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((it) => wish.toLowerCase().startsWith(it));
    if (found) return found;
  }
  return "en";
}

class Preferences {
  language = $state<Language>(kept.language ?? spoken());
  theme = $state<Theme>(kept.theme ?? "system");
  sound = $state(kept.sound ?? true);
  /** Whether the camera follows whoever drives. */
  follow = $state(kept.follow ?? false);
  /** Whether the browser may call when it is one's turn. */
  calls = $state(kept.calls ?? false);
  name = $state(kept.name ?? "");

  /** Keep what was chosen; called by the page whenever something changes. */
  keep(): void {
    const { language, theme, sound, follow, calls, name } = this;
    remember("preferences", { language, theme, sound, follow, calls, name } satisfies Kept);
  }

  /** Show light or dark as preferred. */
  get shown(): "light" | "dark" {
    if (this.theme !== "system") return this.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
}

export const preferences = new Preferences();

/** Whether things should move as little as possible. */
export function quiet(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
