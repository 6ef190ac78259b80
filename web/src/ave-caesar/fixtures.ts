/** A small course for tests: a ring of nine columns, two lanes but for one bottleneck. */

import type { Course } from "./road";

const COLUMNS = 9;

/** Make the course: `1a` is the inner lane of column 1, `5` the bottleneck; the line lies before column 1. */
export function smallCourse(): Course {
  const course: Course = {
    name: "small",
    length: COLUMNS * 12,
    alley: [],
    start: { clockwise: [], anticlockwise: [] },
    spaces: {},
    ahead: {},
    drawing: { size: [1000, 800], line: [500, 0, 500, 100], spaces: {} },
  };
  const ids = (column: number) => (column === 5 ? ["5"] : [`${column}a`, `${column}b`]);
  for (let column = 1; column <= COLUMNS; column++) {
    const angle = (column / COLUMNS) * 2 * Math.PI;
    ids(column).forEach((id, at) => {
      const far = 200 + 40 * at;
      const [x, y] = [500 + far * Math.sin(angle), 400 - far * Math.cos(angle)];
      course.spaces[id] = { lane: at + 1, rear: (column - 1) * 12, front: column * 12 };
      course.drawing.spaces[id] = {
        at: [x, y],
        heading: (angle * 180) / Math.PI,
        outline: [x - 50, y - 20, x + 50, y - 20, x + 50, y + 20, x - 50, y + 20],
      };
      course.ahead[id] = ids((column % COLUMNS) + 1);
    });
  }
  return course;
}
