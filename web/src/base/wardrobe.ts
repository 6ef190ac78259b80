/** Who wears which livery at the table that is shown. What is told apart by seat asks here what it looks like. */

import { getContext, setContext } from "svelte";
import type { ChairView } from "../protocol";

/** So many liveries there are. */
export const LIVERIES = 6;

const WARDROBE = Symbol("wardrobe");

/** The livery of a seat, or of an unmanned chariot, whose numbers come after those of the seats. */
type Wears = (seat: number) => number;

/** Tell everything below the component that is being made what the seats of its table wear. */
export function provideLiveries(chairs: () => readonly Pick<ChairView, "livery">[]): void {
  setContext<Wears>(WARDROBE, (seat) => liveryWornBy(chairs(), seat));
}

/** What seats wear here; where nobody has chosen anything, the livery of their number. */
export function liveryOfSeat(): Wears {
  return getContext<Wears | undefined>(WARDROBE) ?? ((seat) => seat % LIVERIES);
}

/** The livery of a seat; unmanned chariots have those that the seats have left, in their order. */
export function liveryWornBy(chairs: readonly Pick<ChairView, "livery">[], seat: number): number {
  const chosen = chairs.map((it) => it.livery);
  const left = Array.from({ length: LIVERIES }, (_, livery) => livery).filter((it) => !chosen.includes(it));
  return chosen[seat] ?? left[seat - chosen.length] ?? seat % LIVERIES;
}
