/** Races of charioteers on a course, added up: how often each lane wins, which rules bite, where chariots block. */

import type { RaceCounts } from "../protocol";

export type Direction = "clockwise" | "anticlockwise";
export const DIRECTIONS: readonly Direction[] = ["clockwise", "anticlockwise"];

/** A share with the interval it is in with 95 %. */
export interface Share {
  value: number;
  low: number;
  high: number;
}

const SURE = 1.959964;

/** Estimate a share from independent cases (Wilson), as the house does in its reports. */
export function estimateShare(hits: number, count: number): Share {
  if (!count) return { value: 0, low: 0, high: 1 };
  const [rate, z] = [hits / count, (SURE * SURE) / count];
  const middle = (rate + z / 2) / (1 + z);
  const spread = Math.sqrt(rate * (1 - rate) * z + (z * z) / 4) / (1 + z);
  return { value: rate, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

export const NO_COUNTS: RaceCounts = {
  races: 0,
  turns: 0,
  unwon: 0,
  starts: {},
  wins: {},
  bites: {},
  blocked: {},
};

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** Add up what was counted in other races. */
export function addCounts(one: RaceCounts, other: RaceCounts): RaceCounts {
  return {
    races: one.races + other.races,
    turns: one.turns + other.turns,
    unwon: one.unwon + other.unwon,
    starts: added(one.starts, other.starts),
    wins: added(one.wins, other.wins),
    bites: added(one.bites, other.bites),
    blocked: added(one.blocked, other.blocked),
  };
}

/** What was counted both ways round. */
export type Balance = Record<Direction, RaceCounts>;

export const EMPTY_BALANCE: Balance = { clockwise: NO_COUNTS, anticlockwise: NO_COUNTS };

/** How often a lane wins, of the races in which a chariot started there. */
export function winShareByLane({ starts, wins }: RaceCounts): { lane: number; share: Share }[] {
  return Object.keys(starts)
    .map(Number)
    .sort((a, b) => a - b)
    .map((lane) => ({ lane, share: estimateShare(wins[lane] ?? 0, starts[lane] ?? 0) }));
}

/** How often a lane would win if none were better than another. */
export function fair(counts: RaceCounts): number {
  const field = Object.keys(counts.starts).length;
  return counts.races && field ? (1 - counts.unwon / counts.races) / field : 0;
}

/** How far the bars of what was counted reach: at least twice as far as what would be fair. */
export function highest(counts: RaceCounts): number {
  return Math.max(2 * fair(counts), ...winShareByLane(counts).map((it) => it.share.high));
}

/** Tell how hot every space is, both ways round together, the hottest being 1. */
export function heatOf(balance: Balance): Record<string, number> {
  const blocked = DIRECTIONS.map((way) => balance[way].blocked).reduce(added, {});
  const most = Math.max(0, ...Object.values(blocked));
  return Object.fromEntries(Object.entries(blocked).map(([space, count]) => [space, count / most]));
}
