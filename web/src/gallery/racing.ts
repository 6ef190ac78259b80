/** Racing on a board of the gallery at once: alone against charioteers, or with friends. */

import { recallFortune } from "../home/fortune";
import { ownName, quickTable } from "../home/race-now";
import type { House } from "../line/house";
import { openTable, startRace } from "../line/opening";
import { remote } from "../line/remote";
import type { PublishedBoard, PublishedVersion, Settings } from "../protocol";
import { openOn } from "./gallery";

/** How many sit at a table that nobody has wishes for. */
const SEATS = 4;

const PERSON = { type: "person" as const };

/** The house of the server, but whatever is opened there is opened on a version of a published board. */
export function houseOn(id: string, version: number): House {
  return { ...remote, open: (settings) => openOn(id, version, settings) };
}

/** Seat as many at a table as the board has room for. */
export function withSeatsForBoard(settings: Settings, room: unknown): Settings {
  const [least, most] = Array.isArray(room) ? (room as [number, number]) : [2, 6];
  const players = Math.min(most, Math.max(least, SEATS));
  const given = settings.seats ?? [];
  const seats = Array.from({ length: players }, (_, seat) => given[seat] ?? given.at(-1) ?? PERSON);
  return { ...settings, setup: { ...settings.setup, players }, seats };
}

/** Open a table on a version and sit down; alone the race starts at once. The answer is the code of the table. */
export async function openRaceOnVersion(
  board: PublishedBoard,
  { version, board: written }: PublishedVersion,
  company: boolean,
): Promise<string> {
  const { game } = board;
  const choices = (await remote.games()).find((it) => it.game === game);
  const quick = withSeatsForBoard(
    quickTable(game, recallFortune().outcomes[game] ?? [], choices),
    written["players"],
  );
  const title = board.name;
  const settings: Settings = company
    ? { ...quick, title, seats: (quick.seats ?? []).map(() => PERSON) }
    : { ...quick, title };
  const house = houseOn(board.id, version);
  const opened = await openTable(house, settings, [ownName()]);
  if (!company) await startRace(house, opened);
  return opened.code;
}
