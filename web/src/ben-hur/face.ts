/** The face of Ben Hur: the arena, the hand and its reactions, the glance, and which moments there are. */

import type { Face } from "../game/face";
import Board from "./Board.svelte";
import { restsAfter } from "./dice";
import Glance from "./Glance.svelte";
import { readMove } from "./sand";
import Turn from "./Turn.svelte";

export const face: Face = {
  Board,
  Turn,
  Glance,
  boardOf: (_, view) => view["arena"] as string | Record<string, unknown>,
  cardOf: (move) => {
    const { kind, card } = readMove(move);
    return kind === "drive" || kind === "ram" || kind === "crash" ? card : null;
  },
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
  rolls: restsAfter,
};
