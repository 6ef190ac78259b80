/** What the dice promise: how often one total beats another, told with what is seen and what is not. */

import { horseshoes, type Sand } from "./sand";

/** How likely one die with so much more on it beats another; equal totals are rolled again. */
export function beats(edge: number): number {
  let wins = 0;
  let settled = 0;
  for (let mine = 1; mine <= 6; mine++)
    for (let other = 1; other <= 6; other++) {
      const lead = mine + edge - other;
      if (lead !== 0) settled += 1;
      if (lead > 0) wins += 1;
    }
  return settled ? wins / settled : 0.5;
}

/** How likely a chariot whose cards are hidden holds 0, 1, 2 … horseshoes, by the cards nobody has seen. */
export function luck(sand: Sand, number: number): number[] {
  const chariot = sand.chariots[number]!;
  if (!chariot.hand.includes("?")) {
    const held = horseshoes(chariot.hand);
    return Array.from({ length: held + 1 }, (_, count) => (count === held ? 1 : 0));
  }
  const share = { n: lucky(sand.unseen.normal), r: lucky(sand.unseen.risky) };
  return [...chariot.backs].reduce<number[]>(
    (chances, back) => {
      const one = share[back as "n" | "r"];
      return [...chances, 0].map((it, count) => it * (1 - one) + (chances[count - 1] ?? 0) * one);
    },
    [1],
  );
}

function lucky(unseen: Record<string, number>): number {
  const all = Object.values(unseen).reduce((sum, count) => sum + count, 0);
  const found = Object.entries(unseen).reduce((sum, [card, n]) => sum + (card.endsWith("*") ? n : 0), 0);
  return all ? found / all : 0;
}

/** How likely a chariot with so many horseshoes to add wins against another, in hundredths. */
export function chance(sand: Sand, mine: number, other: number): number {
  const sum = luck(sand, other).reduce((all, likely, count) => all + likely * beats(mine - count), 0);
  return Math.round(sum * 100);
}
