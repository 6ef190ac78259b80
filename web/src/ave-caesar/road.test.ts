import { describe, expect, it } from "vitest";
import { smallCourse } from "./fixtures";
import { outlineOf, Roads } from "./road";

const none = new Set<string>();

describe("roads", () => {
  const roads = new Roads(smallCourse(), "clockwise");

  it("takes exactly so many steps", () => {
    expect(roads.between("1a", "4a", 3, none)).toEqual(["1a", "2a", "3a", "4a"]);
    expect(roads.between("1a", "4a", 2, none)).toBeNull();
  });
  it("goes round who is in the way", () => {
    expect(roads.between("1a", "4a", 3, new Set(["2a"]))).toEqual(["1a", "2b", "3a", "4a"]);
  });
  it("goes through if there is no way round, rather than not at all", () => {
    expect(roads.between("4a", "6a", 2, new Set(["5"]))).toEqual(["4a", "5", "6a"]);
  });
  it("finds a road of any length", () => {
    expect(roads.between("8a", "2a", null, none)).toEqual(["8a", "9a", "1a", "2a"]);
  });
  it("goes the other way round in an anticlockwise race, and chariots look that way", () => {
    const back = new Roads(smallCourse(), "anticlockwise");
    expect(back.between("3a", "1a", 2, none)).toEqual(["3a", "2a", "1a"]);
    expect(back.pose("3a").heading - roads.pose("3a").heading).toBe(180);
  });
  it("drives home over the line and a space further", () => {
    expect(roads.home("8b", 5, none)).toEqual(["8b", "9b", "1b", "2b"]);
  });
  it("makes a smooth way that ends where the road ends", () => {
    const path = roads.path(["1a", "2a", "3a"]);
    const end = path.at(path.length);
    expect(end.x).toBeCloseTo(roads.pose("3a").x, 5);
    expect(end.heading).toBeCloseTo(roads.pose("3a").heading, 0);
  });
  it("draws the outline of a space", () => {
    expect(outlineOf(smallCourse(), "9a")).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
  });
});
