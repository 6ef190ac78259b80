/** What a course can be begun with: one of the house, the shape of one, an oval, a hairpin, or nothing. */

import type { KeptBoard } from "../../workshop/craft.svelte";
import { plainShape } from "./edits";

const files = import.meta.glob<string>("../../../../src/hippodrome/atlas/courses/*.course", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The courses of the house by name. */
export const HOUSE_COURSES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [/([^/]+)\.course$/.exec(path)![1]!, text]),
);

function ring(columns: number, shape: string): string {
  const number = (it: number) => String(it).padStart(2, "0");
  const grid = "I II III IV";
  const lanes = Array.from({ length: columns }, (_, at) => {
    const end = at === 0 || at === columns - 1;
    return `${number(at + 1)}     ${end ? grid : "a b"}`;
  });
  const start = (column: number) => grid.split(" ").map((it) => number(column) + it);
  return `board    mine
players  2-4
laps     3

start clockwise      ${start(columns).join(" ")}
start anticlockwise  ${start(1).join(" ")}
alley    A1 > A2 > A3  from ${number(columns - 1)}b to 02b

${lanes.join("\n")}
${shape}`;
}

const HAIRPIN = `
bend 05-06  at 38   8
bend 07-08  at 38  14.5
bend 11-12  at 17  14.5
bend 13-14  at 17  21
bend 15-16  at 38  21
bend 17-18  at 38  27
bend 23-24  at  4  27
bend 25-26  at  4   8
spina 18 11.3 to 32 11.3
`;

/** A way to begin: its key, and the course it begins with. */
interface Beginning {
  key: string;
  kept: KeptBoard;
}

export const OVAL: KeptBoard = { name: "oval", text: ring(24, "") };

/** The shapes to begin with. */
export function shapes(): Beginning[] {
  return [
    { key: "oval", kept: OVAL },
    { key: "hairpin", kept: { name: "hairpin", text: ring(27, HAIRPIN) } },
    { key: "nothing", kept: { name: "mine", text: "" } },
  ];
}

/** The figure of a course of the house, with plain lanes. */
export function figureOf(name: string): KeptBoard {
  return { name: `${name}-figure`, text: plainShape(HOUSE_COURSES[name] ?? "") };
}
