/** The plan of an arena: where its walls, sections and handles lie on the picture. */

import { pointOnPicture, type PictureMeasures } from "../sheet";
import type { Measure, Measures } from "./arena-text";

/** The lengths that have a handle on the plan. */
export const HANDLES = ["half", "inner", "outer", "first", "step"] as const;
export type Handle = (typeof HANDLES)[number];

/** Between how many start places the last handle stretches. */
const STEPS = 5;
/** Lengths that are drawn by hand come in steps of so many. */
export const LENGTH_STEP = 20;

/** A ring round the spina at some distance from its middle, closed. */
export function ring(sheet: PictureMeasures, half: number, radius: number): string {
  const [left, top] = pointOnPicture(sheet, -half, radius);
  const [right, bottom] = pointOnPicture(sheet, half, -radius);
  const r = radius * sheet.scale;
  return `M${left} ${top}H${right}A${r} ${r} 0 0 1 ${right} ${bottom}H${left}A${r} ${r} 0 0 1 ${left} ${top}Z`;
}

/** The sections of a lap by the names that the house counts by, as paths. */
export function sections(sheet: PictureMeasures, { half, inner, outer }: Measures): Record<string, string> {
  const at = (x: number, y: number) => pointOnPicture(sheet, x, y).join(" ");
  const box = (from: number, to: number, side: 1 | -1) =>
    `M${at(from, side * inner)}L${at(to, side * inner)}L${at(to, side * outer)}L${at(from, side * outer)}Z`;
  const bend = (end: number) => {
    const [far, near] = [outer * sheet.scale, inner * sheet.scale];
    const sweep = end < 0 ? 1 : 0;
    const back = 1 - sweep;
    return (
      `M${at(end, -outer)}A${far} ${far} 0 0 ${sweep} ${at(end, outer)}` +
      `L${at(end, inner)}A${near} ${near} 0 0 ${back} ${at(end, -inner)}Z`
    );
  };
  // With straights of no length both bends would be told by the same end.
  const far = half || 0.001;
  return {
    "from the line": box(0, half, -1),
    "east bend": bend(far),
    "far straight": box(-half, half, 1),
    "west bend": bend(-far),
    "to the line": box(-half, 0, -1),
  };
}

/** Where the start places are, I first: the middles of the fronts of the chariots. */
export function places({ first, step }: Measures): [number, number][] {
  return Array.from({ length: STEPS + 1 }, (_, at) => [0, -(first + at * step)]);
}

/** Where a handle is, in the lengths of the arena. */
export function handleAt(handle: Handle, measures: Measures, chariot: number): [number, number] {
  const { half, inner, outer, first, step } = measures;
  switch (handle) {
    case "half":
      return [half, 0];
    case "inner":
      return [0, inner];
    case "outer":
      return [0, outer];
    case "first":
      return [-chariot / 2, -first];
    case "step":
      return [-chariot / 2, -(first + STEPS * step)];
  }
}

/** How long something is when its handle is at a point. */
export function lengthAtHandle(handle: Handle, [x, y]: [number, number], measures: Measures): number {
  const raw = { half: x, inner: y, outer: y, first: -y, step: (-y - measures.first) / STEPS }[handle];
  const least = handle === "half" ? 0 : LENGTH_STEP;
  return Math.max(least, Math.round(raw / LENGTH_STEP) * LENGTH_STEP);
}

/** The lengths while one of them is being changed. */
export function measuresWhilePulled(
  measures: Measures,
  held: { measure: Measure; size: number } | null,
): Measures {
  return held ? { ...measures, [held.measure]: held.size } : measures;
}
