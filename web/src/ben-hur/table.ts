/** Ben Hur at a table: the arena, the hand and its reactions, the glance, and which moments there are. */

import type { TableUi } from "../game/ui";
import Board from "./Board.svelte";
import { moveName, raceWithNames, chariotNameOfSeat, chariotRenames } from "./called";
import { diceDelayMs } from "./dice";
import Glance from "./Glance.svelte";
import Hands from "./Hands.svelte";
import { inOrder, readMove, sandOf } from "./sand";
import Turn from "./Turn.svelte";

export const table: TableUi = {
  Board,
  Turn,
  Glance,
  Hands,
  boardOf: (_, view) => {
    const { arena } = sandOf({ view });
    return typeof arena === "string" ? arena : { ...arena };
  },
  cardOf: (move) => {
    const { kind, card } = readMove(move);
    return kind === "drive" || kind === "ram" || kind === "crash" ? card : null;
  },
  moveName,
  moments: {
    "told-ram-won": "ram",
    "told-ram-lost": "block",
    "told-whip-over": "whip",
    "told-crash": "crash",
    "told-accident-out": "crash",
    "told-sand-out": "out",
    "told-rounds-over": "out",
    "told-lap-lost": "block",
    "told-sand-lap": "line",
    "told-sand-finish": "home",
    "told-sand-lead": "lead",
    "told-lost": "block",
    "told-race-over": "laurels",
  },
  withChariotNames: raceWithNames,
  chariotRenames,
  chariotNameOfSeat,
  idle: ["lost", "miss", "stop"],
  aims: true,
  placesIn(view) {
    const sand = sandOf({ view });
    const order = inOrder(sand).map((it) => sand.seats[it] ?? it);
    const seats = [...new Set(order)];
    return seats.map((_, seat) => seats.indexOf(seat) + 1);
  },
  ranked: "page-sand-ranked",
  rolls: diceDelayMs,
  points: "page-table-points",
  worth: "places",
};
