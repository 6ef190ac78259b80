import { describe, expect, it } from "vitest";
import { chariotAt, poseAfterPlacement, rulerAt, pointOnPicture, type PictureMeasures } from "./sheet";
import type { Pose } from "./sand";

const rest = {
  chariot: { length: 1200, width: 480 },
  ruler: { width: 240, lengths: { II: 1200, "+III+": 3000 } },
};
const antioch: PictureMeasures = { ...rest, size: [1680, 903], scale: 0.059166666666666666, at: [840, 489] };
const tyre: PictureMeasures = {
  ...rest,
  size: [1680, 1123.888888888889],
  scale: 0.06574074074074074,
  at: [840, 599.4444444444445],
};

/** What `draw_arena(house_board("ben-hur", name), [ArenaChariot(*pose, seat)])` writes as the transform of a chariot. */
const DRAWN: [PictureMeasures, Pose, string][] = [
  [antioch, [2239, -920, 30], "translate(941.7 561.2)rotate(330)scale(0.772)"],
  [antioch, [-6000, 3000, 185], "translate(520.4 308.4)rotate(175)scale(0.772)"],
  [tyre, [2239, -920, 30], "translate(953 679.6)rotate(330)scale(0.857)"],
  [tyre, [-6000, 3000, 185], "translate(484.8 398.8)rotate(175)scale(0.857)"],
];

const written = (number: number, digits: number) => String(Number(number.toFixed(digits)));

describe("the sheet", () => {
  it.each(DRAWN)("lays a chariot where hippodrome.drawing draws it", (sheet, pose, transform) => {
    const { x, y, turn, length } = chariotAt(sheet, pose);
    const [tx, ty] = [written(x, 1), written(y, 1)];
    const made = `translate(${tx} ${ty})rotate(${(turn + 360) % 360})scale(${written(length / 92, 3)})`;
    expect(made).toBe(transform);
  });

  it("has y upwards", () => {
    expect(pointOnPicture(antioch, 0, 0)).toEqual([840, 489]);
    expect(pointOnPicture(antioch, 0, 4800)[1]).toBeCloseTo(205);
  });

  it("places a chariot as the example of clause 1.2 does", () => {
    const [x, y, heading] = poseAfterPlacement(antioch, [0, -1520, 0], "II", 0, 30);
    expect([Math.round(x), Math.round(y), heading]).toEqual([2239, -920, 30]);
  });

  it("lays the ruler from the front", () => {
    const ruler = rulerAt(antioch, [0, 0, 90], "II", 0);
    expect(ruler.x).toBeCloseTo(840);
    expect(ruler.y).toBeCloseTo(489 - 600 * antioch.scale);
    expect(ruler.length).toBeCloseTo(1200 * antioch.scale);
  });
});
