import { describe, expect, it } from "vitest";
import { branchesIn, fragmentOf } from "./link";

describe("branches in an address", () => {
  it("come back as they were, whatever their moves are made of", () => {
    const branches = [
      ["4-11b2", "draw 3", "tuck 2"],
      ["drive +II+* +30 -30", "ram II 0 -30 @3", "a,b;c_d%e"],
    ];
    const fragment = fragmentOf(branches);
    expect(fragment).not.toMatch(/[ #"<>]/);
    expect(branchesIn(fragment)).toEqual(branches);
  });

  it("are none where there is nothing, or nothing that can be read", () => {
    expect(branchesIn("")).toEqual([]);
    expect(branchesIn("%E0%A4%A")).toEqual([]);
    expect(fragmentOf([[]])).toBe("");
  });

  it("leave out what would make an address too long", () => {
    const long = Array.from({ length: 400 }, () => "drive +III+* +30 -30");
    expect(fragmentOf([["pass"], long])).toBe("pass");
  });
});
