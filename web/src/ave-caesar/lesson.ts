/** The lessons of a first race of Ave Caesar: two laps, so that the emperor is met once. */

import type { Settings } from "../protocol";
import { isOwnDecision, type Lesson, type Situation } from "../learn/lesson";
import { raceSeen, type ChariotSeen } from "./seen";

const chariots = (it: Situation): ChariotSeen[] => raceSeen(it)?.chariots ?? [];
const own = (it: Situation): ChariotSeen | undefined => chariots(it).find((one) => one.owner === it.seat);
const told = (it: Situation, ...keys: string[]): boolean => it.told.some(({ key }) => keys.includes(key));
const barred = (it: Situation, clause: string): boolean => it.barred.some((one) => one.clause === clause);

/** Which space a move ends on. */
const goal = (move: string): string => /^\d-(.+)$/.exec(move)?.[1] ?? "";
const toAlley = (it: Situation): boolean =>
  it.offers.some((move) => ((it.board?.["alley"] ?? []) as string[]).includes(goal(move)));

type Spaces = Record<string, { rear: number; front: number }>;

/** Whether a space has none beside it. */
export function isNarrow(board: Record<string, any> | null, space: string | null): boolean {
  const spaces = (board?.["spaces"] ?? {}) as Spaces;
  const here = space === null ? undefined : spaces[space];
  if (!here) return false;
  const beside = ([name, { rear, front }]: [string, Spaces[string]]) =>
    name !== space && rear < here.front && front > here.rear;
  return !Object.entries(spaces).some(beside);
}

/** How far round the lap the own chariot is, from 0 to 1. */
function along(it: Situation): number {
  const space = own(it)?.space ?? null;
  const found = space === null ? undefined : (it.board?.["spaces"] as Spaces | undefined)?.[space];
  return found ? found.front / Number(it.board?.["length"] ?? 1) : 0;
}

/** The lessons in the order in which they are given if several are due. */
export const lessons: readonly Lesson[] = [
  { id: "goal", clause: "6.1", when: (it) => it.stage === "racing" },
  {
    id: "card",
    clause: "3.1",
    when: (it) => it.offers.some((move) => goal(move) !== ""),
    done: (it) => it.card !== null || it.moves > 0,
  },
  {
    id: "space",
    clause: "3.6",
    when: (it) => isOwnDecision(it) && it.card !== null,
    done: (it) => it.moves > 0,
  },
  {
    id: "six",
    clause: "4.1",
    when: (it) => barred(it, "4.1") || told(it, "told-pass-six"),
    late: (it) => it.moves >= 6,
  },
  {
    id: "blocked",
    clause: "3.3",
    when: (it) => barred(it, "3.3") || told(it, "told-pass-blocked"),
    late: (it) => it.moves >= 8,
  },
  { id: "wait", clause: "5.3", when: (it) => barred(it, "5.3") || told(it, "told-pass-wait") },
  {
    id: "stop",
    clause: "5.1",
    when: (it) => isOwnDecision(it) && own(it)?.owes === true && toAlley(it),
    done: (it) => own(it)?.paid === true,
  },
  { id: "hail", clause: "5.6", when: (it) => own(it)?.paid === true },
  {
    id: "disgrace",
    clause: "5.4",
    when: (it) => told(it, "told-disqualified") || chariots(it).some((one) => one.state === "disqualified"),
  },
  { id: "finish", clause: "6.1", when: (it) => it.offers.some((move) => goal(move) === "finish") },
  { id: "laurels", clause: "6.4", when: (it) => it.stage === "over" },
  {
    id: "alley",
    clause: "5.1",
    calm: true,
    when: (it) => own(it)?.owes === true && own(it)!.lap >= 1 && along(it) > 0.5,
  },
  { id: "lanes", clause: "3.2", calm: true, when: (it) => it.moves >= 1 },
  {
    id: "bottleneck",
    clause: "3.3",
    calm: true,
    when: (it) => chariots(it).some((one) => isNarrow(it.board, one.space)),
    late: (it) => it.moves >= 5,
  },
  { id: "deck", clause: "1.2", calm: true, when: (it) => it.moves >= 3 },
  { id: "lead", clause: "4.3", calm: true, when: (it) => it.moves >= 4 },
];

/** The table of the first race. */
export const settings: Settings = {
  game: "ave-caesar",
  setup: {
    players: 3,
    options: { races: 1, laps: 2 },
    programme: [{ course: "white", direction: "clockwise" }],
  },
  seats: [{ type: "person" }, { type: "charioteer", name: "random" }, { type: "charioteer", name: "greedy" }],
};
