/** The races of a tournament, as a set-up writes them. */

import type { BoardFile } from "../game/ui";

/** A race of the programme, as the house writes it. */
export interface Leg {
  course: BoardFile;
  direction: string;
}

/** The programme of a set-up; empty until the house has completed it. */
export const programmeOf = (setup: Record<string, unknown>): Leg[] => (setup["programme"] ?? []) as Leg[];
