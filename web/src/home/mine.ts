/** The tables of this device and how they stand: whose turn it is, or that they are over. */

import { forgetTable, type KnownTable } from "../base/memory";
import { Refused } from "../line/house";
import { houseOf } from "../line/houses";
import type { Whole } from "../protocol";
import { countRace } from "./fortune";

/** How a table stands for the people of this device. */
export type Standing = "turn" | "racing" | "gathering" | "over" | "unknown";

/** A table of this device. */
export interface OwnTable {
  known: KnownTable;
  whole: Whole | null;
  standing: Standing;
  /** Whose turn it is, by name; a charioteer is not waited for, and goes by the name that its race gives it. */
  mover: string;
  /** The best place of the seats held here, once the race is over. */
  place: number | null;
}

const ORDER: Standing[] = ["turn", "racing", "gathering", "unknown", "over"];

/** Read how a table stands from the whole of it. */
export function standingOf(known: KnownTable, whole: Whole | null): OwnTable {
  if (whole === null) return { known, whole, standing: "unknown", mover: "", place: null };
  const seats = known.seats.map((it) => it.seat);
  const mover = whole.race?.to_move ?? null;
  const chair = mover === null ? undefined : whole.table.chairs[mover];
  const places = (whole.race?.standings ?? []).filter((it) => seats.includes(it.seat));
  const over = whole.table.stage === "over";
  const racing = mover !== null && seats.includes(mover) ? "turn" : "racing";
  return {
    known,
    whole,
    standing: over ? "over" : whole.table.stage === "gathering" ? "gathering" : racing,
    mover: chair && chair.kind !== "charioteer" ? chair.name : "",
    place: over && places.length ? Math.min(...places.map((it) => it.place)) : null,
  };
}

/** Sort tables: where it is one's turn first, those that are over last, the newest first among equals. */
export function sortByUrgency(tables: OwnTable[]): OwnTable[] {
  const rank = (it: OwnTable) => ORDER.indexOf(it.standing);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.known.opened - a.known.opened);
}

/** Look at a table of this device; a table that is no more is forgotten and answered with null. */
export async function loadOwnTable(known: KnownTable): Promise<OwnTable | null> {
  try {
    const house = await houseOf(known.table);
    const whole = await house.look(known.table, known.seats[0]?.token);
    countRace(
      whole,
      known.seats.map((it) => it.seat),
    );
    return standingOf(known, whole);
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    if (why.code === "table-unknown") {
      forgetTable(known.table);
      return null;
    }
    return standingOf(known, null);
  }
}
