/** How the race ended for a seat, as far as views say it the same way. */

import { say } from "../../base/language.svelte";

interface Chariot {
  owner?: number;
  state?: string;
}

const ENDS = ["finished", "out", "disqualified", "racing"] as const;

function chariotsOf(view: Record<string, unknown>, seat: number): Chariot[] {
  const chariots = (Array.isArray(view["chariots"]) ? view["chariots"] : []) as Chariot[];
  const owners = view["seats"] as number[] | undefined;
  return chariots.filter((it, at) => (it.owner ?? owners?.[at] ?? at) === seat);
}

/** How a seat fell out of the race, if none of its chariots came home with honour. */
export function howFellOut(view: Record<string, unknown>, seat: number): "out" | "disqualified" | null {
  const states = chariotsOf(view, seat).map((it) => it.state);
  if (!states.length || states.some((it) => it !== "out" && it !== "disqualified")) return null;
  return states.includes("disqualified") ? "disqualified" : "out";
}

/** Who stands on the steps, the first in the middle: nobody who fell out of the race and won nothing. */
export function onSteps<Row extends { seat: number; points: number }>(
  places: readonly Row[],
  view: Record<string, unknown>,
): Row[] {
  const [first, second, third] = places.filter((it) => it.points > 0 || !howFellOut(view, it.seat));
  return [second, first, third].filter((it) => it !== undefined);
}

/** Say how it ended for the chariots of a seat; the same end is said once. */
export function endOf(view: Record<string, unknown>, seat: number): string {
  const ends = chariotsOf(view, seat).flatMap((it) => {
    const end = ENDS.find((known) => known === it.state);
    return end ? [say(`page-table-end-${end}`)] : [];
  });
  return [...new Set(ends)].join(", ");
}
