/** How the race ended for a seat, as far as both games' views say it the same way. */

import { say } from "../base/language.svelte";

interface Chariot {
  owner?: number;
  state?: string;
}

const ENDS = ["finished", "out", "disqualified", "racing"] as const;

/** Say how it ended for the chariots of a seat; the same end is said once. */
export function endOf(view: Record<string, unknown>, seat: number): string {
  const chariots = (view["chariots"] ?? []) as Chariot[];
  const owners = view["seats"] as number[] | undefined;
  const own = chariots.filter((it, at) => (it.owner ?? owners?.[at] ?? at) === seat);
  const ends = own.flatMap((it) => {
    const end = ENDS.find((known) => known === it.state);
    return end ? [say(`page-table-end-${end}`)] : [];
  });
  return [...new Set(ends)].join(", ");
}
