/** What a press on a space of the plan does. */

import type { Direction } from "../../workshop/balance";
import { columnWith, readCourse, lanesOf } from "./course-text";
import { moveAlley, toggleStart, toggleStep, toggleWall } from "./edits";
import type { LaidOutCourse } from "./laid";

export const TOOLS = [
  "choose",
  "step",
  "wall",
  "clockwise",
  "anticlockwise",
  "entrance",
  "exit",
  "shape",
] as const;
export type Tool = (typeof TOOLS)[number];

/** What a press makes of the source: the text after it, and the space that is chosen then. */
interface Pressed {
  text: string;
  chosen: string | null;
}

/** Press a space with a tool in the hand, while another may be chosen. */
export function pressSpace(
  text: string,
  laid: LaidOutCourse,
  tool: Tool,
  space: string,
  chosen: string | null,
): Pressed {
  switch (tool) {
    case "step": {
      if (chosen === null || chosen === space || !targetsOf(text, laid, chosen).includes(space))
        return { text, chosen: space };
      return { text: toggleStep(text, chosen, space, leads(laid, chosen, space)), chosen };
    }
    case "wall": {
      const course = readCourse(text);
      const at = columnWith(course, space);
      const lane = at < 0 ? -1 : lanesOf(course.columns[at]!).findIndex((it) => it.ids.includes(space));
      return { text: at < 0 ? text : toggleWall(text, at, lane), chosen: space };
    }
    case "clockwise":
    case "anticlockwise":
      return {
        text: isTrack(text, space) ? toggleStart(text, tool satisfies Direction, space) : text,
        chosen: space,
      };
    case "entrance":
      return { text: moveAlley(text, "from", space), chosen: space };
    case "exit":
      return { text: moveAlley(text, "to", space), chosen: space };
    case "choose":
    case "shape":
      return { text, chosen: space };
  }
}

const isTrack = (text: string, space: string) => columnWith(readCourse(text), space) >= 0;

/** Say whether a step leads from a space to another. */
export function leads(laid: LaidOutCourse, space: string, target: string): boolean {
  return laid.ahead[space]?.includes(target) ?? false;
}

/** The spaces to which a step may be added or taken away: those of the next column. */
export function targetsOf(text: string, laid: LaidOutCourse, space: string): string[] {
  const { columns } = readCourse(text);
  const at = columns.findIndex((it) => lanesOf(it).some((lane) => lane.ids.at(-1) === space));
  if (at < 0) return [];
  const next = columns[(at + 1) % columns.length]!;
  return lanesOf(next)
    .map((it) => it.ids[0]!)
    .filter((it) => it in laid.spaces);
}
