/** How races on this device went, and which charioteers are a fitting match for that. */

import { recall, remember } from "../base/memory";
import type { Whole } from "../protocol";

/** Races won and lost against charioteers, game by game; a table counts once. */
export interface Fortune {
  counted: string[];
  wins: Record<string, number>;
  races: Record<string, number>;
}

const NONE: Fortune = { counted: [], wins: {}, races: {} };

/** What this device remembers. */
export function fortune(): Fortune {
  return { ...NONE, ...recall<Partial<Fortune>>("fortune", {}) };
}

/** Count a race that is over for the seats held here; the same table changes nothing a second time. */
export function counted(before: Fortune, whole: Whole, seats: number[]): Fortune {
  const places = whole.race?.standings ?? [];
  const rivals = whole.table.chairs.some((it) => it.kind === "charioteer");
  if (whole.table.stage !== "over" || !seats.length || !rivals || before.counted.includes(whole.id))
    return before;
  const game = whole.settings.game;
  const won = places.some((it) => it.place === 1 && seats.includes(it.seat));
  const add = (of: Record<string, number>, more: number) => ({ ...of, [game]: (of[game] ?? 0) + more });
  return {
    counted: [whole.id, ...before.counted].slice(0, 100),
    wins: add(before.wins, won ? 1 : 0),
    races: add(before.races, 1),
  };
}

/** Count a race that is over and remember it. */
export function countRace(whole: Whole, seats: number[]): void {
  const before = fortune();
  const after = counted(before, whole, seats);
  if (after !== before) remember("fortune", after);
}

const FIELDS: Record<string, string[][]> = {
  "ave-caesar": [
    ["greedy", "tactician", "greedy"],
    ["tactician", "greedy", "tactician"],
    ["tactician", "strategist", "tactician"],
    ["strategist", "tactician", "strategist"],
    ["strategist", "strategist", "strategist"],
  ],
  "ben-hur": [
    ["steady", "aggressor", "steady"],
    ["aggressor", "steady", "aggressor"],
    ["aggressor", "strategist", "steady"],
    ["strategist", "aggressor", "strategist"],
    ["strategist", "strategist", "strategist"],
  ],
};

/** Who drives against somebody who has won so many races: every second win brings a stronger field. */
export function fieldFor(game: string, wins: number): string[] {
  const fields = FIELDS[game] ?? [];
  const rung = wins === 0 ? 0 : Math.min(fields.length - 1, 1 + Math.floor((wins - 1) / 2));
  return fields[rung] ?? [];
}
