/** Ave Caesar at a table: its course, its hand, everybody at a glance, and what is celebrated. */

import type { TableUi } from "../game/ui";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Hands from "./Hands.svelte";
import { moveName, parseMove } from "./notation";
import { placesIn, raceSeen, standingsIn } from "./seen";
import Turn from "./Turn.svelte";

export const table: TableUi = {
  Board,
  Turn,
  Glance,
  Hands,
  boardOf(settings, view) {
    const course = raceSeen({ view })?.course;
    if (course !== undefined) return course;
    // While the lanes are drawn no race has begun: the first of the programme is to come.
    const programme = settings.setup?.["programme"] as
      { course?: string | Record<string, any> }[] | undefined;
    return programme?.[0]?.course ?? "white";
  },
  cardOf(move) {
    const it = parseMove(move);
    return "card" in it ? String(it.card) : null;
  },
  moveName,
  moments: {
    "told-hail": "hail",
    "told-pass-blocked": "block",
    "told-unmanned-stuck": "block",
    "told-lap": "line",
    "told-last-lap": "line",
    "told-lead": "lead",
    "told-home": "home",
    "told-home-disqualified": "line",
    "told-home-unmanned": "line",
    "told-disqualified": "out",
    "told-withdraw": "out",
    "told-out-cards": "out",
    "told-out-points": "out",
    "told-stalemate": "out",
    "told-race-over": "laurels",
  },
  idle: ["pass"],
  standingsIn,
  placesIn,
  ranked: "page-ave-ranked",
  points: "page-table-laurels",
  worth: "laurels",
};
