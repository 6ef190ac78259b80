import { describe, expect, it } from "vitest";
import { kindsOf, chooseNextPuzzle, wantedPuzzles } from "./choosing";

const all = {
  games: [
    { game: "a", kinds: ["six", "lane", "road"], puzzles: ["six", "lane", "six"] },
    { game: "b", kinds: ["ram", "six"], puzzles: ["ram"] },
  ],
  day: { game: "a", number: 1 },
};

describe("choosing a puzzle", () => {
  it("lists what is wanted, numbered from 1", () => {
    expect(wantedPuzzles(all, { game: null, kind: "six" })).toEqual([
      { game: "a", number: 1 },
      { game: "a", number: 3 },
    ]);
    expect(wantedPuzzles(all, { game: "b", kind: null })).toEqual([{ game: "b", number: 1 }]);
  });

  it("offers only kinds of which there is a puzzle", () => {
    expect(kindsOf(all, "a")).toEqual(["six", "lane"]);
    expect(kindsOf(all, null)).toEqual(["six", "lane", "ram"]);
  });

  it("takes one that was not tried, else another, else the same", () => {
    const six = wantedPuzzles(all, { game: "a", kind: "six" });
    expect(chooseNextPuzzle(six, { "a/1": true }, null, 0)).toEqual({ game: "a", number: 3 });
    expect(chooseNextPuzzle(six, { "a/1": true, "a/3": false }, six[0]!, 0.99)).toEqual({
      game: "a",
      number: 3,
    });
    expect(chooseNextPuzzle(six.slice(0, 1), { "a/1": true }, six[0]!, 0.5)).toEqual({
      game: "a",
      number: 1,
    });
    expect(chooseNextPuzzle([], {}, null, 0)).toBeNull();
  });
});
