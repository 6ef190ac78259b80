/** The dice of what has just happened, read from what was told: who rolled what, with which horseshoes. */

import type { Happening, Words } from "../protocol";

/** How long dice tumble, and how long they lie before the chariots go on, in milliseconds. */
export const TUMBLE_MS = 1000;
export const LIE_STILL_MS = 700;

/** A die that was rolled, for a charioteer of the novel. */
interface Die {
  who: string;
  die: number;
  horseshoes: number;
}

/** A quarrel or an accident settled by dice. */
export interface Roll {
  kind: "ram" | "whip" | "accident";
  /** Who began it, and against whom. */
  who: string;
  other: string | null;
  /** Each row is a pair of dice thrown together, or a single die; all but the last were ties. */
  rows: Die[][];
  /** How it was settled, in words. */
  end: Words | null;
  /** Whether it went well for `who`. */
  won: boolean;
}

const OPENS: Record<string, Roll["kind"]> = {
  "told-ram": "ram",
  "told-whip": "whip",
  "told-accident": "accident",
};
const ENDS = [
  "told-ram-won",
  "told-ram-lost",
  "told-whip-over",
  "told-accident-good",
  "told-accident-bad",
  "told-accident-out",
];
const GOOD = ["told-ram-won", "told-accident-good"];

const fact = (words: Words, name: string) => words.facts?.[name];

/** Find the dice in an event; most have none. */
export function rollOf(what: Happening | null | undefined): Roll | null {
  let roll: Roll | null = null;
  for (const words of what?.told ?? []) {
    const opens = OPENS[words.key];
    if (opens) {
      const other = fact(words, "other");
      const who = String(fact(words, "chariot"));
      roll = {
        kind: opens,
        who,
        other: other === undefined ? null : String(other),
        rows: [],
        end: null,
        won: false,
      };
      continue;
    }
    if (!roll) continue;
    if (words.key === "told-roll" || words.key === "told-roll-lucky") add(roll, words);
    if (!ENDS.includes(words.key)) continue;
    if (roll.kind === "accident") add(roll, words);
    roll.end = words;
    const first = fact(words, "chariot") === roll.who;
    roll.won = words.key === "told-whip-over" ? first : GOOD.includes(words.key);
  }
  return roll && roll.rows.length ? roll : null;
}

function add(roll: Roll, words: Words): void {
  const die = {
    who: String(fact(words, "chariot")),
    die: Number(fact(words, "die")),
    horseshoes: Number(fact(words, "horseshoes") ?? 0),
  };
  const last = roll.rows.at(-1);
  if (last && last.length === 1) last.push(die);
  else roll.rows.push([die]);
}

/** How long an event keeps the chariots where they are while its dice roll, in milliseconds. */
export function diceDelayMs(what: Happening | null | undefined): number {
  return rollOf(what) ? TUMBLE_MS + LIE_STILL_MS : 0;
}
