/** Moments of a race: which of them an event brings, how each sounds and for how long it is shown. */

import type { Moment } from "../../game/ui";
import type { Words } from "../../protocol";
import type { Sound } from "./sound";

/** A moment as it is shown over the board. */
export interface Shown {
  id: number;
  moment: Moment;
  words: readonly Words[];
  seat: number | null;
}

/** How each moment sounds. */
export const SOUNDS: Record<Moment, Sound> = {
  hail: "fanfare",
  block: "block",
  ram: "crash",
  whip: "whip",
  crash: "crash",
  line: "horn",
  home: "cheer",
  out: "sigh",
  lead: "hooves",
  laurels: "laurels",
};

/** How long a moment is shown, in milliseconds. */
export const MOMENT_MS = 1600;

/** The louder a moment, the sooner it is shown: of one event only the loudest is. */
const RANK: Moment[] = ["laurels", "home", "crash", "hail", "ram", "whip", "out", "line", "block", "lead"];

/** What is told with a moment beside what brought it: who wins what. */
const WITH = new Set(["told-laurels", "told-no-laurels", "told-worth"]);

/** Find the moment of an event among what was told of it. */
export function momentOf(
  moments: Record<string, Moment>,
  told: readonly Words[],
): { moment: Moment; words: readonly Words[] } | null {
  const found = told.flatMap((words) => {
    const moment = moments[words.key];
    if (!moment) return [];
    const more = moment === "laurels" ? told.filter((it) => WITH.has(it.key)) : [];
    return [{ moment, words: more.length > 0 ? more : [words] }];
  });
  found.sort((one, other) => RANK.indexOf(one.moment) - RANK.indexOf(other.moment));
  return found[0] ?? null;
}
