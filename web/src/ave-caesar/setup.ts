/** How a table of Ave Caesar is set up: editions, a race or a tournament, courses and directions. */

import { say } from "../base/language.svelte";
import { boardName } from "../game/names";
import type { SetupUi } from "../game/ui";
import { programmeOf } from "./programme";
import Race from "./RaceSetup.svelte";

export const setup: SetupUi = {
  words: { editions: "page-setup-editions", board: "page-setup-course", own: "page-setup-own-course" },
  clauses: { editions: ["9"], seats: ["8.1", "8.2"], board: ["1.1", "6.1", "7.1"] },
  first: ["white", "blue", "yellow", "red"],
  placed: ["unmanned_six", "unmanned_driver", "next_start", "laps", "races"],
  untold: ["laps", "races", "hand_size", "unmanned_driver", "next_start"],
  Race,
  write(draft) {
    const { players, each, unmanned, edition, direction } = draft;
    const programme =
      draft.shape === "programme"
        ? draft.legs.map((it) => ({ ...it, course: draft.boardFor(it.course) }))
        : draft.shape === "race" && draft.board !== null
          ? [{ course: draft.boardFor(draft.board), direction }]
          : null;
    const races = draft.shape === "race" ? 1 : draft.shape === "tournament" ? draft.races : draft.legs.length;
    return {
      edition,
      players,
      each,
      unmanned,
      any_number: draft.anyNumber,
      options: { ...draft.options, races, ...(draft.laps === null ? {} : { laps: draft.laps }) },
      ...(programme === null ? {} : { programme }),
    };
  },
  boardOf: (agreed) => programmeOf(agreed)[0]?.course ?? null,
  sum(agreed) {
    const legs = programmeOf(agreed);
    const [first] = legs;
    if (first && legs.length === 1)
      return say("page-setup-sum-race", {
        course: boardName(first.course),
        direction: say(`page-setup-${first.direction}`),
      });
    return say("page-setup-sum-tournament", {
      races: legs.length,
      courses: [...new Set(legs.map((it) => boardName(it.course)))].join(", "),
    });
  },
};
