import { describe, expect, it } from "vitest";
import { LIVERIES as ART } from "../board/art";
import { LIVERIES, liveryWornBy } from "./wardrobe";

const chairs = (...liveries: number[]) => liveries.map((livery) => ({ livery }));

describe("who wears what", () => {
  it("can be told without colours: each livery has a shape of its own", () => {
    expect(ART).toHaveLength(LIVERIES);
    expect(new Set(ART.map((it) => it.shape)).size).toBe(LIVERIES);
  });

  it("is what the house says of the seats", () => {
    expect([0, 1, 2].map((seat) => liveryWornBy(chairs(4, 1, 0), seat))).toEqual([4, 1, 0]);
  });

  it("leaves the other liveries to the unmanned, and none is worn twice", () => {
    const all = [0, 1, 2, 3, 4, 5].map((seat) => liveryWornBy(chairs(4, 1, 0), seat));
    expect(all).toEqual([4, 1, 0, 2, 3, 5]);
  });

  it("is the number of the seat while there are no chairs", () => {
    expect([0, 3, 5].map((seat) => liveryWornBy([], seat))).toEqual([0, 3, 5]);
  });
});
