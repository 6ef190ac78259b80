/** A placement of a speed card as the house tells it: how it is named, kept apart from others, and said. */

import { say } from "../base/language.svelte";
import type { PlacementView } from "../protocol";
import type { Sand } from "./sand";

const written = (turn: number) => (turn > 0 ? `+${turn}` : String(turn));

/** The name of a placement, whether it may be played or not. */
export function placementName(card: string, { ruler, turn }: { ruler: number; turn: number }): string {
  return `drive ${card} ${written(ruler)} ${written(turn)}`;
}

/** How a placement looks: by its word, or barred. */
export function kindOf(row: PlacementView): string {
  return row.move === null ? "barred" : row.word;
}

/** What a placement is, in a word. */
export function wordOf(row: PlacementView, { charioteers }: Pick<Sand, "charioteers">): string {
  if (row.word === "clear" && row.bar !== null) return say("page-sand-word-away");
  if (row.target !== null) return say("page-sand-word-ram", { other: charioteers[row.target] ?? "" });
  return say(`page-sand-word-${row.word}`);
}
