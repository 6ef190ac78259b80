/** Why chariots are out, read from what was told when it happened. */

import type { Happening } from "../protocol";

/** How a chariot came to be out: the wall, an accident, no card left, no round left, or given up. */
export type Fall = "wall" | "accident" | "cards" | "concede";

const FALLS: Record<string, Fall> = {
  "told-crash": "wall",
  "told-accident-out": "accident",
  "told-sand-out": "cards",
  "told-concede": "concede",
};

/** Find who is out by an event, and why, by the charioteer of the novel. */
export function fallsOf(what: Happening | null | undefined): Record<string, Fall> {
  const found: Record<string, Fall> = {};
  if (what?.told?.some(({ key }) => key === "told-next-race")) return found; // all are on the sand again
  for (const { key, facts } of what?.told ?? []) {
    const fall = FALLS[key];
    const who = facts?.["chariot"];
    if (fall && typeof who === "string") found[who] = fall;
  }
  return found;
}
