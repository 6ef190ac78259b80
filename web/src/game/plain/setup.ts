/** How a table is set up for a game that the page knows nothing of: by what the house says may be chosen. */

import { say } from "../../base/language.svelte";
import type { Draft } from "../../setup/draft.svelte";
import { boardName } from "../names";
import type { BoardFile, SetupUi } from "../ui";
import Race from "./RaceSetup.svelte";

/** Where a set-up names its board: where the usual one has the name of a board. */
function boardField({ choices }: Draft): string {
  const names = choices.boards.map((it) => it.name);
  return Object.entries(choices.usual).find(([, it]) => names.includes(String(it)))?.[0] ?? "board";
}

export const setup: SetupUi = {
  words: { editions: "page-setup-editions", board: "page-plain-race", own: null },
  clauses: { editions: [], seats: [], board: [] },
  first: [],
  placed: [],
  untold: [],
  Race,
  write(draft) {
    const { choices, players, each, edition, options, board, direction, laps } = draft;
    return {
      players,
      ...(edition ? { [choices.field]: edition } : {}),
      ...(each > 1 ? { each } : {}),
      ...(draft.unmanned > 0 ? { unmanned: draft.unmanned } : {}),
      ...(Object.keys(options).length ? { options: { ...options } } : {}),
      ...(board === null ? {} : { [boardField(draft)]: draft.boardFor(board) }),
      ...(choices.directions.length ? { direction } : {}),
      ...(laps === null || !draft.lapChoices.includes(laps) ? {} : { laps }),
    };
  },
  boardOf: (agreed) => (agreed["board"] as BoardFile | undefined) ?? null,
  sum(_, draft) {
    const board = draft.board ?? draft.choices.boards[0]?.name;
    return board === undefined ? say("page-plain-race") : boardName(board);
  },
};
