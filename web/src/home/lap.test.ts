import { describe, expect, it } from "vitest";
import { lapFrames, lapPoint } from "./lap";

describe("a lap", () => {
  it("begins on the line, heading right", () => {
    expect(lapPoint(100, 50, 0)).toEqual({ x: 0, y: 50, heading: 0 });
  });

  it("is on the far straight, heading left, half-way round", () => {
    const { x, y, heading } = lapPoint(100, 50, 0.5);
    expect([Math.round(x) + 0, Math.round(y), Math.round(heading)]).toEqual([0, -50, -180]);
  });

  it("never jumps and never spins", () => {
    let before = lapPoint(100, 50, 0);
    for (let part = 0.005; part < 1; part += 0.005) {
      const now = lapPoint(100, 50, part);
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(5);
      expect(Math.abs(now.heading - before.heading)).toBeLessThan(8);
      before = now;
    }
  });

  it("turns on from lap to lap", () => {
    const frames = lapFrames(100, 50, 2, 0.1, 4);
    expect(frames).toHaveLength(9);
    expect(frames[8]).toContain("rotate(-720.0deg)");
  });
});
