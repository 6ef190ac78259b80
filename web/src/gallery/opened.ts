/** A board that was opened and is not published: from a file, or made of one of the gallery. */

import { readBoardText } from "../base/board-file.svelte";
import { Refused, type House } from "../line/house";
import { HERE_PREFIX, houseOf } from "../line/houses";
import { textOf } from "../line/reading";
import { remote } from "../line/remote";
import type { PublishedBoard, PublishedVersion } from "../protocol";

export interface OpenedBoard {
  game: string;
  name: string;
  /** What is sent when it is published: the text it is written in, or the board itself. */
  given: Record<string, any>;
  board: Record<string, any>;
  svg: string;
  source: string | null;
  /** Where it was checked: at the server, or here where there is none. */
  house: House;
  /** The version it was made of, such as `K7Q2M9XA/3`. */
  forkedFrom: string | null;
}

/** Open a file with a course or an arena; refused if it holds none, or one with faults. */
export async function openFile(file: File): Promise<OpenedBoard> {
  const given = readBoardText(file.name, await textOf(file));
  let house = remote;
  const found = await remote.recognise(given).catch(async (why: unknown) => {
    if (!(why instanceof Refused) || why.code !== "no-server") throw why;
    house = await houseOf(HERE_PREFIX);
    return house.recognise(given);
  });
  const name = String(found.board["name"] ?? "").slice(0, 60);
  const source = typeof given["source"] === "string" ? given["source"] : null;
  return { ...found, name, given, source, house, forkedFrom: null };
}

/** Make a board of one's own of a version of another. */
export async function fork(board: PublishedBoard, version: PublishedVersion): Promise<OpenedBoard> {
  const { game, name } = board;
  const { svg } = await remote.board(game, version.board);
  const source = version.source ?? null;
  const given = source === null ? version.board : { name, source };
  return {
    game,
    name,
    given,
    board: version.board,
    svg,
    source,
    house: remote,
    forkedFrom: `${board.id}/${version.version}`,
  };
}
