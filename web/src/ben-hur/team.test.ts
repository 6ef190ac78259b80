import { describe, expect, it } from "vitest";
import { onward, standsAt, wayOf } from "./team";
import type { PictureMeasures } from "./sheet";

const sheet: PictureMeasures = {
  size: [1680, 903],
  scale: 0.05,
  at: [840, 489],
  chariot: { length: 1200, width: 480 },
  ruler: { width: 240, lengths: {} },
};

describe("the way of a chariot over the sand", () => {
  const ways: [string, [number, number, number], [number, number, number]][] = [
    ["straight ahead", [0, -1520, 0], [2400, -1520, 0]],
    ["into a bend", [6921, 4219, 180], [4900, 3700, 210]],
    ["over the zero of headings", [0, 0, 350], [2000, 300, 20]],
    ["pushed back", [2400, -1520, 20], [0, -1600, 350]],
  ];
  it.each(ways)("begins and ends where the chariot stands, and never jumps: %s", (_, from, to) => {
    const [start, end] = [standsAt(sheet, from), standsAt(sheet, to)];
    const { path } = wayOf(start, end);
    expect(path.at(0).x).toBeCloseTo(start.x);
    expect(path.at(path.length).y).toBeCloseTo(end.y);
    for (let step = 0; step < 50; step++) {
      const [one, other] = [path.at((path.length * step) / 50), path.at((path.length * (step + 1)) / 50)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(path.length / 25);
    }
  });

  it("goes tail first only when the chariot is set back", () => {
    const [one, other] = [standsAt(sheet, [0, 0, 0]), standsAt(sheet, [2400, 0, 30])];
    expect(wayOf(one, other).backwards).toBe(false);
    expect(wayOf(other, one).backwards).toBe(true);
  });

  it("goes on straight where it looks", () => {
    const end = onward(standsAt(sheet, [0, 0, 90]), 10);
    expect(end.y).toBeCloseTo(standsAt(sheet, [0, 200, 90]).y);
  });
});
