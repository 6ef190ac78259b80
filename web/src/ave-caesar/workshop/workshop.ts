/** Courses of Ave Caesar in the workshop. */

import { syntaxHighlighting } from "@codemirror/language";
import { say } from "../../base/language.svelte";
import type { WorkshopUi } from "../../game/ui";
import { DIRECTIONS } from "../../workshop/balance";
import Beginnings from "./Beginnings.svelte";
import { HOUSE_COURSES, OVAL } from "./beginnings";
import Bench from "./Bench.svelte";
import { readCourse, spacesOf } from "./course-text";
import { courseColours, courseLanguage } from "./highlight";

export const workshop: WorkshopUi = {
  Bench,
  Beginnings,
  memory: "workshop",
  first: OVAL,
  house(name) {
    const text = HOUSE_COURSES[name];
    return text === undefined ? null : { name: `${name}-2`, text };
  },
  ending: "course",
  language: [courseLanguage, syntaxHighlighting(courseColours)],
  words: {
    name: "page-workshop-name",
    source: "page-workshop-source",
    sound: "page-workshop-sound",
    start: "page-workshop-balance-lane",
  },
  bites: {
    "4.1": "page-workshop-bite-six",
    "3.3": "page-workshop-bite-blocked",
    bottleneck: "page-workshop-bite-bottleneck",
    "5.3": "page-workshop-bite-alley",
    pass: "page-workshop-bite-pass",
  },
  ways: DIRECTIONS,
  blank: (text) => readCourse(text).columns.length === 0,
  chosenIn(text, line) {
    const found = readCourse(text).columns.find((it) => it.line === line);
    return found ? (spacesOf(found)[0] ?? null) : null;
  },
  measured({ measures, narrow }) {
    const { clockwise, anticlockwise } = measures;
    if (clockwise === undefined && anticlockwise === undefined) return [];
    return [
      say("page-workshop-shortest", {
        clockwise: clockwise ?? "–",
        anticlockwise: anticlockwise ?? "–",
      }),
      narrow.length
        ? say("page-workshop-narrow", { spaces: narrow.join(", ") })
        : say("page-workshop-not-narrow"),
    ];
  },
  given: (name, text) => ({ name, source: text }),
  textIn: (file) => (file.trimStart().startsWith("{") ? null : file),
  textOf: (version) => version.source ?? null,
  written: true,
  room: (board) => board["players"] as [number, number],
  setup: (board, players) => ({
    players,
    programme: [{ course: board, direction: "clockwise" }],
    options: { races: 1 },
  }),
};
