import { describe, expect, it } from "vitest";
import type { PictureMeasures } from "../sheet";
import { HOUSE_ARENAS, completeMeasures } from "./arena-text";
import { handleAt, HANDLES, places, measuresWhilePulled, lengthAtHandle, ring, sections } from "./rings";

const SHEET: PictureMeasures = {
  size: [1680, 900],
  scale: 0.05,
  at: [840, 450],
  chariot: { length: 1200, width: 480 },
  ruler: { width: 240, lengths: {} },
};
const TYRE = completeMeasures(HOUSE_ARENAS["tyre"]!)!;

describe("the plan of an arena", () => {
  it("has every handle where its length ends: pulled to where it is, nothing changes", () => {
    for (const handle of HANDLES)
      expect([handle, lengthAtHandle(handle, handleAt(handle, TYRE, 1200), TYRE)]).toEqual([
        handle,
        TYRE[handle],
      ]);
  });

  it("pulls a length in even steps, never below nothing", () => {
    expect(lengthAtHandle("outer", [0, 6111], TYRE)).toBe(6120);
    expect(lengthAtHandle("inner", [0, -50], TYRE)).toBe(20);
    expect(lengthAtHandle("half", [-50, 0], TYRE)).toBe(0);
    expect(measuresWhilePulled(TYRE, { measure: "half", size: 20 })).toEqual({ ...TYRE, half: 20 });
    expect(measuresWhilePulled(TYRE, null)).toBe(TYRE);
  });

  it("draws rings and sections without gaps in their numbers, even round a point", () => {
    for (const measures of [TYRE, { ...TYRE, half: 0 }]) {
      const drawn = [ring(SHEET, measures.half, measures.outer), ...Object.values(sections(SHEET, measures))];
      expect(drawn.filter((it) => /NaN|undefined/.test(it))).toEqual([]);
    }
    expect(places(TYRE)).toHaveLength(6);
    expect(places(TYRE)[1]).toEqual([0, -(TYRE.first + TYRE.step)]);
  });
});
