/** One press and one is racing: a table with charioteers of fitting strength, a seat, the start. */

import { say } from "../base/language.svelte";
import { preferences } from "../base/preferences.svelte";
import { uiOf } from "../game/registry";
import type { House } from "../line/house";
import { openTable, startRace } from "../line/opening";
import type { Choices, Settings } from "../protocol";
import { rivalsNearRung, recallFortune, ladderOf, rungOf, type Outcome } from "./fortune";

/** How many sit at a table that nobody has wishes for, if the game has room for them. */
const SEATS = 4;

/** The table that is opened for somebody whose races of a game ended so; `choices` are what the house offers. */
export function quickTable(game: string, outcomes: readonly Outcome[], choices?: Choices): Settings {
  const [fewest, most] = choices?.players ?? [SEATS, SEATS];
  const setup = uiOf(game).quick ?? { players: Math.min(most, Math.max(fewest, SEATS)) };
  const ladder = ladderOf(choices?.charioteers ?? []);
  const field = rivalsNearRung(rungOf(outcomes, ladder), ladder, setup.players - 1);
  return {
    game,
    setup,
    seats: [{ type: "person" }, ...field.map((name) => ({ type: "charioteer" as const, name }))],
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
  const choices = (await house.games()).find((it) => it.game === game);
  const settings = quickTable(game, recallFortune().outcomes[game] ?? [], choices);
  const opened = await openTable(house, settings, [ownName()]);
  await startRace(house, opened);
  return opened.code;
}
