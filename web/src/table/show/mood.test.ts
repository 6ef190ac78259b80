import { describe, expect, it } from "vitest";
import { Mood, SETTLE_MS } from "./mood";

describe("the mood of the crowd", () => {
  it("rises with a moment and settles again", () => {
    const mood = new Mood();
    const before = mood.level(0);
    mood.feel("ram", 0);
    expect(mood.level(0)).toBeGreaterThan(before + 0.5);
    expect(mood.level(SETTLE_MS)).toBeLessThan(mood.level(0));
    expect(mood.level(SETTLE_MS * 20)).toBeCloseTo(before);
  });

  it("never leaves its bounds, however much happens", () => {
    const mood = new Mood();
    for (let at = 0; at < 50; at++) mood.feel("crash", at);
    expect(mood.level(50)).toBe(1);
  });

  it("is more tense the nearer the end is, and leaves room for more", () => {
    const mood = new Mood();
    const before = mood.calm;
    for (let lap = 0; lap < 40; lap++) mood.feel("line", lap);
    expect(mood.calm).toBeGreaterThan(before);
    expect(mood.level(1e9)).toBeLessThan(0.5);
  });
});
