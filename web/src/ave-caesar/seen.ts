/** What the house shows of a race of Ave Caesar, and how its chariots are told apart. */

import { say } from "../base/language.svelte";
import { nameOf } from "../game/names";
import type { ChairView, StandingView, RaceView } from "../protocol";

import {
  isWrittenView,
  type ChariotSeen,
  type LotsSeen,
  type RaceSeen,
  type ResultSeen,
} from "./view.generated";

export type { ChariotSeen, LotsSeen, RaceSeen, ResultSeen } from "./view.generated";

/** The view of a race; null while the lanes are being drawn. */
export function raceSeen({ view }: Pick<RaceView, "view">): RaceSeen | null {
  return isWrittenView(view) && view.phase !== "lots" ? view : null;
}

/** The draw for lanes; null once it is over. */
export function lotsSeen({ view }: Pick<RaceView, "view">): LotsSeen | null {
  return isWrittenView(view) && view.phase === "lots" ? view : null;
}

const LETTERS = "ABCDEF";

/** The livery of a chariot, the same in every race: each seat's first, their second ones, then the unmanned. */
export function liveryOf(chariots: readonly Pick<ChariotSeen, "owner">[], number: number): number {
  const owner = chariots[number]?.owner ?? null;
  const before = chariots.slice(0, number).filter((it) => it.owner === owner).length;
  const manned = chariots.filter((it) => it.owner !== null);
  if (owner === null) return manned.length + before;
  return before * new Set(manned.map((it) => it.owner)).size + owner;
}

/** Whose colours a chariot wears: all chariots of one player have one coat, and tell themselves apart by letter. */
export function coatOf(chariots: readonly Pick<ChariotSeen, "owner">[], number: number): number {
  return chariots[number]?.owner ?? liveryOf(chariots, number);
}

/** The letter of a livery. */
export function letterOf(livery: number): string {
  return LETTERS[livery % LETTERS.length]!;
}

/** What a chariot is called: its charioteer's name, and its letter too where that alone would not tell. */
export function chariotName(seen: RaceSeen, number: number, chairs: ChairView[]): string {
  const letter = letterOf(liveryOf(seen.chariots, number));
  const name = charioteerName(seen, number, chairs);
  if ((seen.chariots[number]?.owner ?? null) === null || name === letter) return name;
  const alike = seen.chariots.filter((_, other) => charioteerName(seen, other, chairs) === name);
  return alike.length > 1 ? `${name} (${letter})` : name;
}

/** What stands beside the emblem of a chariot: its charioteer's name. */
export function charioteerName(seen: RaceSeen, number: number, chairs: ChairView[]): string {
  const letter = letterOf(liveryOf(seen.chariots, number));
  const owner = seen.chariots[number]?.owner ?? null;
  if (owner === null) return say("page-ave-unmanned", { letter });
  const chair = chairs[owner];
  return (chair && nameOf("ave-caesar", chair)) || letter;
}

/** The points a chariot has left: every card it has not played, in hand or deck. */
export function pointsLeft(chariot: ChariotSeen): number {
  return chariot.unseen.reduce((sum, count, at) => sum + count * (at + 1), 0);
}

/** The points of a whole deck: four cards of each value. */
export const DECK_POINTS = 84;

/** The standings by the laurels of the races that are over. */
export function standingsIn(view: Record<string, unknown>): StandingView[] {
  const results = raceSeen({ view })?.results ?? [];
  const points = new Map<number, number>();
  for (const { owners, laurels } of results)
    owners.forEach((owner, at) => {
      if (owner !== null) points.set(owner, (points.get(owner) ?? 0) + (laurels[at] ?? 0));
    });
  const place = (of: number) => 1 + [...points.values()].filter((it) => it > of).length;
  return [...points].map(([seat, sum]) => ({ seat, place: place(sum), points: sum }));
}

/** The laurels that each seat won, race by race. The standings know those of the last race as soon as it is over, when
 * no next one begins with its result. */
export function laurelsOf(
  results: readonly ResultSeen[],
  standings: readonly StandingView[],
  seats: number,
): number[][] {
  const won = Array.from({ length: seats }, (_, seat) =>
    results.map(({ owners, laurels }) =>
      owners.reduce<number>((sum, owner, at) => sum + (owner === seat ? (laurels[at] ?? 0) : 0), 0),
    ),
  );
  const points = (seat: number) => standings.find((it) => it.seat === seat)?.points ?? 0;
  const last = won.map((it, seat) => points(seat) - it.reduce((sum, laurels) => sum + laurels, 0));
  return last.some((it) => it > 0) ? won.map((it, seat) => [...it, last[seat]!]) : won;
}

/** The place of each seat by its foremost chariot; null while no race is driven. */
export function placesIn(view: Record<string, unknown>): number[] | null {
  const seen = raceSeen({ view });
  if (!seen || seen.phase === "deal") return null;
  const owners: number[] = [];
  for (const number of seen.order) {
    const owner = seen.chariots[number]?.owner ?? null;
    if (owner !== null && !owners.includes(owner)) owners.push(owner);
  }
  return owners.map((_, seat) => owners.indexOf(seat) + 1);
}
