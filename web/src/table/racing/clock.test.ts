import { describe, expect, it } from "vitest";
import { left, short, written } from "./clock";

const days = (d: number, h: number) => `${d} d ${h} h`;

describe("clocks", () => {
  it("run for the seat whose clock runs, and stop at nothing", () => {
    const clock = { left: [30_000, 20_000], running: 0 };
    expect(left(clock, 0, 4_000)).toBe(26_000);
    expect(left(clock, 1, 4_000)).toBe(20_000);
    expect(left(clock, 0, 40_000)).toBe(0);
    expect(left(clock, 5, 0)).toBe(0);
  });

  it("are written as people read them", () => {
    expect(written(9_200, days)).toBe("0:10");
    expect(written(65_000, days)).toBe("1:05");
    expect(written(7_200_000, days)).toBe("2:00:00");
    expect(written(259_200_000, days)).toBe("3 d 0 h");
  });

  it("say when time is short", () => {
    expect(short(10_000)).toBe(true);
    expect(short(10_001)).toBe(false);
  });
});
