import { describe, expect, it } from "vitest";
import { fair, heatOf, winShareByLane, NO_COUNTS, estimateShare, addCounts } from "./balance";

const COUNTS = {
  races: 10,
  turns: 960,
  unwon: 0,
  starts: { 1: 10, 2: 10, 3: 10, 4: 10 },
  wins: { 1: 2, 2: 4, 3: 1, 4: 3 },
  bites: { "4.1": 89 },
  blocked: { "10": 27, "21": 26, "06": 0 },
};

describe("balance", () => {
  it("has the intervals of the house's reports", () => {
    const { value, low, high } = estimateShare(2, 10);
    expect([value, low, high].map((it) => it.toFixed(6))).toEqual(["0.200000", "0.056682", "0.509838"]);
    expect(estimateShare(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  it("adds up races that were run one after the other", () => {
    const both = addCounts(addCounts(NO_COUNTS, COUNTS), COUNTS);
    expect(both.races).toBe(20);
    expect(both.wins).toEqual({ 1: 4, 2: 8, 3: 2, 4: 6 });
    expect(winShareByLane(both).map((it) => it.share.value)).toEqual([0.2, 0.4, 0.1, 0.3]);
  });

  it("calls a quarter fair for four chariots, less where nobody wins", () => {
    expect(fair(COUNTS)).toBe(0.25);
    expect(fair({ ...COUNTS, unwon: 5 })).toBe(0.125);
    expect(fair(NO_COUNTS)).toBe(0);
  });

  it("makes the space that blocks most often the hottest, both ways round together", () => {
    const heat = heatOf({ clockwise: COUNTS, anticlockwise: { ...COUNTS, blocked: { "21": 28 } } });
    expect(heat).toEqual({ "10": 0.5, "21": 1, "06": 0 });
    expect(heatOf({ clockwise: NO_COUNTS, anticlockwise: NO_COUNTS })).toEqual({});
  });
});
