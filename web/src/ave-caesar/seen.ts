/** What the house shows of a race of Ave Caesar, as plain types, and how its chariots are told apart. */

import { say } from "../base/language.svelte";
import { nameOf } from "../game/naming";
import type { ChairView, RaceView } from "../protocol";

/** A chariot as a viewer sees it; hand and deck are null where they are hidden. */
export interface ChariotSeen {
  owner: number | null;
  space: string | null;
  lap: number;
  paid: boolean;
  owes: boolean;
  state: "racing" | "disqualified" | "finished" | "out";
  why_out: "cards" | "stalemate" | "points" | "withdrawn" | null;
  unmanned: boolean;
  /** How many cards of value 1 to 6 it has not played yet: hand, deck and under it. */
  unseen: number[];
  held: number;
  tucked_away: number;
  hand: number[] | null;
  deck: number[] | null;
  tucked: number[] | null;
}

/** How one race of a tournament ended. */
export interface Result {
  owners: (number | null)[];
  laurels: number[];
  ranking: number[];
}

/** A race that is being driven, or its deal. */
export interface RaceSeen {
  phase: "deal" | "race" | "vote";
  course: string | Record<string, any>;
  direction: "clockwise" | "anticlockwise";
  laps: number;
  race: number;
  turn: number;
  drawing: number | null;
  left: number[];
  votes: string[];
  leaders_hold_sixes: boolean | null;
  six: "bound" | "opening" | "finished" | "unmoved";
  leaders: number[];
  order: number[];
  chariots: ChariotSeen[];
  results: Result[];
}

/** The draw for lanes. */
export interface LotsSeen {
  phase: "lots";
  contenders: number[];
  turned: number[];
}

/** The view of a race; null while the lanes are being drawn. */
export function racing(race: RaceView): RaceSeen | null {
  return race.view["phase"] === "lots" ? null : (race.view as unknown as RaceSeen);
}

/** The draw for lanes; null once it is over. */
export function drawing(race: RaceView): LotsSeen | null {
  return race.view["phase"] === "lots" ? (race.view as unknown as LotsSeen) : null;
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

/** The letter of a livery. */
export function letterOf(livery: number): string {
  return LETTERS[livery % LETTERS.length]!;
}

/** What a chariot is called: its charioteer's name, and its letter too where that alone would not tell. */
export function callOf(seen: RaceSeen, number: number, chairs: ChairView[]): string {
  const letter = letterOf(liveryOf(seen.chariots, number));
  const name = titleOf(seen, number, chairs);
  if ((seen.chariots[number]?.owner ?? null) === null || name === letter) return name;
  const alike = seen.chariots.filter((_, other) => titleOf(seen, other, chairs) === name);
  return alike.length > 1 ? `${name} (${letter})` : name;
}

/** What stands beside the emblem of a chariot: its charioteer's name. */
export function titleOf(seen: RaceSeen, number: number, chairs: ChairView[]): string {
  const letter = letterOf(liveryOf(seen.chariots, number));
  const owner = seen.chariots[number]?.owner ?? null;
  if (owner === null) return say("page-ave-unmanned", { letter });
  const chair = chairs[owner];
  return (chair && nameOf("ave-caesar", chair)) || letter;
}

/** The points a chariot has left: every card it has not played, in hand or deck. */
export function pointsOf(chariot: ChariotSeen): number {
  return chariot.unseen.reduce((sum, count, at) => sum + count * (at + 1), 0);
}

/** The points of a whole deck: four cards of each value. */
export const FULL = 84;

/** The card a chariot has played between two views: the one value it has one less of; null if it was none. */
export function cardPlayed(before: ChariotSeen, after: ChariotSeen): number | null {
  const fewer = before.unseen.flatMap((count, at) => (count > (after.unseen[at] ?? 0) ? [at + 1] : []));
  const one = fewer[0];
  if (fewer.length !== 1 || one === undefined) return null;
  return before.unseen[one - 1]! - (after.unseen[one - 1] ?? 0) === 1 ? one : null;
}
