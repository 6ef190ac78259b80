import { describe, expect, it } from "vitest";
import { msLeft, isShort, clockText } from "./clock";

const days = (d: number, h: number) => `${d} d ${h} h`;

describe("clocks", () => {
  it("run for the seat whose clock runs, and stop at nothing", () => {
    const clock = { left: [30_000, 20_000], running: 0 };
    expect(msLeft(clock, 0, 4_000)).toBe(26_000);
    expect(msLeft(clock, 1, 4_000)).toBe(20_000);
    expect(msLeft(clock, 0, 40_000)).toBe(0);
    expect(msLeft(clock, 5, 0)).toBe(0);
  });

  it("are written as people read them", () => {
    expect(clockText(9_200, days)).toBe("0:10");
    expect(clockText(65_000, days)).toBe("1:05");
    expect(clockText(7_200_000, days)).toBe("2:00:00");
    expect(clockText(259_200_000, days)).toBe("3 d 0 h");
  });

  it("say when time is short", () => {
    expect(isShort(10_000)).toBe(true);
    expect(isShort(10_001)).toBe(false);
  });
});
