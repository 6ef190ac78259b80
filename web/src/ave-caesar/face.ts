/** The face of Ave Caesar: its course, its hand, everybody at a glance, and what is celebrated. */

import type { Face } from "../game/face";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import { read } from "./notation";
import Turn from "./Turn.svelte";

export const face: Face = {
  Board,
  Turn,
  Glance,
  boardOf(settings, view) {
    const course = view["course"] as string | Record<string, any> | undefined;
    if (course !== undefined) return course;
    // While the lanes are drawn no race has begun: the first of the programme is to come.
    const programme = settings.setup?.["programme"] as
      { course?: string | Record<string, any> }[] | undefined;
    return programme?.[0]?.course ?? "white";
  },
  cardOf(move) {
    const it = read(move);
    return "card" in it ? String(it.card) : null;
  },
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
};
