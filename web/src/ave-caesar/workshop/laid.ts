/** A course as the house lays it out: what of it is drawn on the plan, and measures between the two. */

/** A course with its drawing; lengths are fortieths of a centimetre, points one after another. */
export interface LaidOutCourse {
  name: string;
  players: [number, number];
  alley: string[];
  start: Record<string, string[]>;
  spaces: Record<string, { lane: number; rear: number; front: number }>;
  ahead: Record<string, string[]>;
  drawing: {
    size: [number, number];
    spaces: Record<string, { at: [number, number]; heading: number; outline: number[] }>;
    inner: number[];
    outer: number[];
    walls: number[][];
    line: number[];
    lanes: { space: string; text: string; direction: string }[];
    spina: number[];
  };
}

/** Drawing units in a centimetre. */
export const UNITS_PER_CM = 40;

/** Points that are written one after another, as a path. */
export function pathOf(points: readonly number[], closed: boolean): string {
  const pairs = Array.from(
    { length: points.length / 2 },
    (_, at) => `${points[2 * at]} ${points[2 * at + 1]}`,
  );
  return `M${pairs.join("L")}${closed ? "Z" : ""}`;
}

/** Where on the plan something is pointed at, in drawing units. */
export function pointOnPlan(
  svg: SVGSVGElement,
  event: { clientX: number; clientY: number },
): [number, number] {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [x, y];
}
