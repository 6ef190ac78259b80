/** How a table of Ben Hur is set up: presets, the arena, laps, and the races of a season. */

import { say } from "../base/language.svelte";
import { boardName } from "../game/names";
import type { BoardFile, SetupUi } from "../game/ui";
import Race from "./RaceSetup.svelte";

export const setup: SetupUi = {
  words: { editions: "page-setup-presets", board: "page-setup-arena", own: "page-setup-own-arena" },
  clauses: { editions: ["8"], seats: ["2.3"], board: ["1.1", "2.4"] },
  first: [],
  placed: ["races"],
  untold: ["races", "steering", "ties"],
  Race,
  write(draft) {
    const { players, each, edition, options } = draft;
    return {
      preset: edition,
      players,
      each,
      options: { ...options },
      ...(draft.board === null ? {} : { arena: draft.boardFor(draft.board) }),
      ...(draft.laps === null || !draft.lapChoices.includes(draft.laps) ? {} : { laps: draft.laps }),
    };
  },
  boardOf: (agreed) => (agreed["arena"] as BoardFile | undefined) ?? null,
  sum: (agreed, draft) =>
    say("page-setup-sum-sand", {
      arena: boardName((agreed["arena"] as BoardFile | undefined) ?? "antioch"),
      laps: Number(agreed["laps"] ?? 1),
      races: Number(draft.option("races") ?? 1),
    }),
};
