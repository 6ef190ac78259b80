/** One press and one is racing: a table with charioteers of fitting strength, a seat, the start. */

import { say } from "../base/language.svelte";
import { preferences } from "../base/preferences.svelte";
import type { House } from "../line/house";
import { openTable, startRace } from "../line/opening";
import type { Settings } from "../protocol";
import { fieldFor, fortune } from "./fortune";

const SETUPS: Record<string, Record<string, unknown>> = {
  "ave-caesar": {
    players: 4,
    options: { races: 1 },
    programme: [{ course: "white", direction: "clockwise" }],
  },
  "ben-hur": { players: 4, laps: 1 },
};

/** The table that is opened for somebody who has won so many races of a game. */
export function quickTable(game: string, wins: number): Settings {
  const field = fieldFor(game, wins).map((name) => ({ type: "charioteer" as const, name }));
  return {
    game,
    setup: SETUPS[game] ?? {},
    seats: [{ type: "person" }, ...field],
    pace: 900,
    hints: true,
    way: "own",
  };
}

/** What to call the person at this device. */
export function ownName(): string {
  return preferences.name.trim() || say("page-auriga");
}

/** Open a table, sit down, start; the answer is the code of the table. */
export async function raceNow(house: House, game: string): Promise<string> {
  const settings = quickTable(game, fortune().wins[game] ?? 0);
  const opened = await openTable(house, settings, [ownName()]);
  await startRace(house, opened);
  return opened.code;
}
