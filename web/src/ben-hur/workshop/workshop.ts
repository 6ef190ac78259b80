/** Arenas of Ben Hur in the workshop. */

import { syntaxHighlighting } from "@codemirror/language";
import { say } from "../../base/language.svelte";
import type { WorkshopUi } from "../../game/ui";
import { fieldIn, fieldsOf } from "./arena-text";
import { copyOf } from "./beginnings";
import Beginnings from "./Beginnings.svelte";
import Bench from "./Bench.svelte";
import { arenaColours, arenaLanguage } from "./highlight";

/** How wide a chariot is. */
const ABREAST = 480;

/** The source of an arena that was laid out. */
function textOf({ drawing: _, name: __, ...fields }: Record<string, unknown>): string {
  return `${JSON.stringify(fields, null, 2)}\n`;
}

export const workshop: WorkshopUi = {
  Bench,
  Beginnings,
  memory: "workshop.arena",
  first: copyOf("antioch") ?? { name: "arena", text: "{}" },
  house: copyOf,
  ending: "json",
  language: [arenaLanguage, syntaxHighlighting(arenaColours)],
  words: {
    name: "page-arena-name",
    source: "page-arena-source",
    sound: "page-arena-sound",
    start: "page-arena-place",
  },
  bites: {
    ram: "page-arena-bite-ram",
    whip: "page-arena-bite-whip",
    accident: "page-arena-bite-accident",
    lost: "page-arena-bite-lost",
    crash: "page-arena-bite-crash",
  },
  ways: ["anticlockwise"],
  blank: (text) => !text.trim(),
  chosenIn: fieldIn,
  measured({ measures }) {
    const { straights, wide } = measures;
    if (straights === undefined || wide === undefined) return [];
    return [
      say("page-arena-measured", {
        straights: String(straights),
        wide: String(wide),
        abreast: Math.floor(wide / ABREAST),
      }),
    ];
  },
  given: (name, text) => ({ ...fieldsOf(text), name }),
  textIn(file) {
    if (!file.trimStart().startsWith("{")) return null;
    const fields = fieldsOf(file);
    if (fields && ["spaces", "source"].some((it) => it in fields)) return null; // a course
    return fields && "drawing" in fields ? textOf(fields) : file;
  },
  textOf: ({ board }) => textOf(board),
  written: false,
  room: () => [2, 6],
  setup: (board, players) => ({ players, arena: board, laps: 1 }),
};
