/** Race at once on a board that was just made: a table with charioteers in all other seats, a seat, the start. */

import { rivalsNearRung, recallFortune, ladderOf, rungOf, type Outcome } from "../home/fortune";
import { ownName } from "../home/race-now";
import type { WorkshopUi } from "../game/ui";
import type { House } from "../line/house";
import { openTable, startRace } from "../line/opening";
import type { Choices, Settings } from "../protocol";

/** As many chariots as start at most tables. */
const USUAL = 4;

/** The table that is opened on a board, with rivals for somebody whose races ended so. */
function tableOn(
  game: string,
  ui: WorkshopUi,
  board: Record<string, any>,
  outcomes: readonly Outcome[],
  choices: Choices | undefined,
): Settings {
  const [fewest, most] = ui.room(board);
  const players = Math.min(most, Math.max(fewest, USUAL));
  const ladder = ladderOf(choices?.charioteers ?? []);
  const rivals = rivalsNearRung(rungOf(outcomes, ladder), ladder, players - 1);
  return {
    game,
    setup: ui.setup(board, players),
    seats: [{ type: "person" }, ...rivals.map((name) => ({ type: "charioteer" as const, name }))],
    pace: 900,
    hints: true,
    way: "own",
    title: String(board["name"] ?? "").slice(0, 60),
  };
}

/** Open the table, sit down and start; the answer is its code. */
export async function raceOn(
  house: House,
  game: string,
  ui: WorkshopUi,
  board: Record<string, any>,
): Promise<string> {
  const choices = (await house.games()).find((it) => it.game === game);
  const settings = tableOn(game, ui, board, recallFortune().outcomes[game] ?? [], choices);
  const opened = await openTable(house, settings, [ownName()]);
  await startRace(house, opened);
  return opened.code;
}
