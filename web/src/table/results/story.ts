/** The race as a whole: who was which place when, and the moment one will tell of. */

import { beatsOf } from "../../replay/beats";
import type { TableUi } from "../../game/ui";
import type { HistoryStep, Words } from "../../protocol";

export interface Story {
  /** The places of each seat, beat by beat, the first place is 1. */
  places: number[][];
  /** The moment one will tell of, and the line of the log it is at. */
  best: { words: Words; line: number; seat: number | null } | null;
}

/** What makes a moment worth telling, the best first; of equal ones the latest is told. */
const TOLD = ["ram", "crash", "lead", "whip", "hail", "block"] as const;

/** Tell the story of a race from its history. */
export function storyOf(steps: readonly HistoryStep[], ui: TableUi, seats: number): Story {
  const beats = beatsOf(steps);
  const places = Array.from({ length: seats }, (): number[] => []);
  // Once a round: within one everybody passes everybody.
  for (const { view } of beats.filter((_, at) => at % seats === 0 || at === beats.length - 1)) {
    const now = ui.placesIn?.(view);
    if (now) places.forEach((line, seat) => line.push(now[seat] ?? line.at(-1) ?? seats));
  }
  let best: (NonNullable<Story["best"]> & { rank: number }) | null = null;
  for (const { told, last, seat } of beats)
    for (const words of told) {
      const rank = TOLD.indexOf(ui.moments[words.key] as (typeof TOLD)[number]);
      if (rank >= 0 && (!best || rank <= best.rank)) best = { words, line: last, seat, rank };
    }
  return { places, best };
}
