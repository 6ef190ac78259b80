/** Where first races are driven: opening the table of one, and finding it again. */

import { say } from "../base/language.svelte";
import { recall, remember } from "../base/memory";
import type { Learning } from "../game/ui";
import { ownName } from "../home/race-now";
import { Refused, type House } from "../line/house";
import { HERE_PREFIX, houseOf } from "../line/houses";
import { openTable, startRace } from "../line/opening";
import { remote } from "../line/remote";
import type { Settings } from "../protocol";
import type { Session } from "../table/session.svelte";

/** How long a charioteer waits before it moves, so that one can follow: in milliseconds. */
const PACE = 1400;

/** The table of a first race and the house it is in. */
export interface Place {
  house: House;
  table: string;
}

const memory = (game: string) => `first-race.${game}`;

/** Find the first race that was begun on this device and is not over. A server that is there but did not answer is no
 * reason to begin another: that is told to whoever asks. */
export async function findFirstRace(game: string): Promise<Place | null> {
  const table = recall<string | null>(memory(game), null);
  if (table === null) return null;
  try {
    const house = await houseOf(table);
    const { table: seen } = await house.look(table);
    return seen.stage === "over" ? null : { house, table };
  } catch (why) {
    if (why instanceof Refused && why.code === "no-server" && (await nearest()) === remote) throw why;
    return null;
  }
}

/** Open a table for a first race, sit down and start; where there is no server, in this browser. */
export async function beginFirstRace(game: string, learning: Learning): Promise<Place> {
  const house = await nearest();
  const wanted: Settings = {
    ...learning.settings,
    pace: PACE,
    hints: true,
    way: "own",
    title: say("page-learn-race"),
  };
  const opened = await openTable(house, wanted, [ownName()]);
  await startRace(house, opened);
  remember(memory(game), opened.table);
  return { house, table: opened.table };
}

/** Whether whoever learns has left the race before its end. */
export function hasLeftRace({ race, table }: Pick<Session, "race" | "table">): boolean {
  const chariots = (race?.view["chariots"] ?? []) as { owner?: number; state: string }[];
  const owners = race?.view["seats"] as number[] | undefined;
  return chariots.some((it, at) => (it.owner ?? owners?.[at]) === table.mine[0] && it.state === "out");
}

async function nearest(): Promise<House> {
  const there = await fetch("/health", { cache: "no-store" }).then(
    (it) => it.ok,
    () => false,
  );
  return there ? remote : houseOf(HERE_PREFIX);
}
