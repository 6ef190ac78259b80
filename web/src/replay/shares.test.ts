import { describe, expect, it } from "vitest";
import { sharesOfOne } from "./shares";

describe("chances beside each other", () => {
  it("make a hundred together", () => {
    expect(sharesOfOne([0.5, 0.25, 0.25])).toEqual([50, 25, 25]);
    expect(sharesOfOne([0.4, 0.4, 0.4])).toEqual([34, 33, 33]);
    expect(sharesOfOne([0.9, 0.3, 0.2, 0.1]).reduce((one, other) => one + other)).toBe(100);
  });

  it("leave who is sure to win or to lose as they are", () => {
    expect(sharesOfOne([1, 0, 0])).toEqual([100, 0, 0]);
    expect(sharesOfOne([0, 0])).toEqual([0, 0]);
  });
});
