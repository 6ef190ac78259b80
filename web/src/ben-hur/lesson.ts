/** The lessons of a first race of Ben Hur: one lap with three chariots. */

import type { Settings } from "../protocol";
import { isOwnDecision, type Lesson, type Situation } from "../learn/lesson";
import type { Chariot, Sand } from "./sand";
import { isWrittenView } from "./view.generated";

const sand = ({ view }: Situation): Sand | null => (isWrittenView(view) ? view : null);
const own = (it: Situation): Chariot | undefined => {
  const seen = sand(it);
  return seen?.chariots[seen.seats.indexOf(it.seat)];
};
const hand = (it: Situation): string[] => own(it)?.hand ?? [];
const told = (it: Situation, ...keys: string[]): boolean => it.told.some(({ key }) => keys.includes(key));
const reached = (it: Situation, section: string): boolean =>
  it.told.some(({ key, facts }) => key === "told-section" && facts?.["section"] === section);
const offered = (it: Situation, what: string): boolean => it.offers.some((move) => move.startsWith(what));
const walled = (it: Situation): boolean =>
  Object.values(it.placements ?? {}).some((rows) => rows.some(({ word }) => word === "wall"));

/** The lessons in the order in which they are given if several are due. */
export const lessons: readonly Lesson[] = [
  { id: "goal", clause: "7.1", when: (it) => it.stage === "racing" },
  {
    id: "card",
    clause: "3.3",
    when: (it) => offered(it, "drive "),
    done: (it) => it.card !== null || it.moves > 0,
  },
  {
    id: "ruler",
    clause: "3.4",
    when: (it) => isOwnDecision(it) && sand(it)?.phase === "turn" && it.card !== null,
    done: (it) => it.moves > 0,
  },
  { id: "take", clause: "1.4", when: (it) => offered(it, "take ") },
  { id: "whip", clause: "5.1", when: (it) => offered(it, "whip ") || told(it, "told-whip") },
  {
    id: "away",
    clause: "5.3",
    when: (it) => told(it, "told-whip-over") && (own(it)?.skip === true || own(it)?.away_from != null),
  },
  {
    id: "crash",
    clause: "3.6",
    when: (it) => told(it, "told-crash", "told-lost", "told-sand-out", "told-accident-out"),
  },
  { id: "home", clause: "7.1", when: (it) => reached(it, "home") },
  {
    id: "bend",
    clause: "3.5",
    when: (it) => isOwnDecision(it) && it.moves > 0 && walled(it) && onlyWallAhead(it),
  },
  { id: "ram", clause: "4.1", when: (it) => it.moves > 1 && offered(it, "ram ") },
  { id: "places", clause: "7.2", when: (it) => it.stage === "over" },
  { id: "walls", clause: "3.5", calm: true, when: (it) => it.moves >= 1 && walled(it) },
  { id: "order", clause: "3.1", calm: true, when: (it) => it.moves >= 2 },
  {
    id: "horseshoe",
    clause: "4.2",
    calm: true,
    when: (it) => it.moves >= 2 && hand(it).some((card) => card.endsWith("*")),
    late: (it) => it.moves >= 12,
  },
  {
    id: "accident",
    clause: "6.1",
    calm: true,
    when: (it) => it.moves >= 2 && hand(it).some((card) => /^A\d/.test(card)),
    late: (it) => it.moves >= 10,
  },
];

/** Whether a speed card in hand can only be driven into a wall. */
function onlyWallAhead(it: Situation): boolean {
  return Object.values(it.placements ?? {}).some((rows) => rows.every(({ word }) => word === "wall"));
}

/** The table of the first race. */
export const settings: Settings = {
  game: "ben-hur",
  setup: { players: 3, laps: 1 },
  seats: [
    { type: "person" },
    { type: "charioteer", name: "steady" },
    { type: "charioteer", name: "aggressor" },
  ],
};
