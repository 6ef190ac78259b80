import { describe, expect, it } from "vitest";
import { moveName, drives, others, parseMove, romanNumeral } from "./notation";
import { letterOf, liveryOf, pointsLeft, type ChariotSeen } from "./seen";

describe("moves", () => {
  it("are taken apart", () => {
    expect(parseMove("4-11b2")).toEqual({ kind: "drive", card: 4, to: "11b2" });
    expect(parseMove("5-finish")).toEqual({ kind: "drive", card: 5, to: "finish" });
    expect(parseMove("vote 2-07a")).toEqual({ kind: "vote", card: 2, to: "07a" });
    expect(parseMove("tuck 3")).toEqual({ kind: "tuck", card: 3 });
    expect(parseMove("withdraw")).toEqual({ kind: "withdraw" });
  });
  it("are listed by card", () => {
    const offers = ["2-07a", "2-07b", "4-09", "withdraw"];
    expect(drives(offers, "2").map((it) => it.to)).toEqual(["07a", "07b"]);
    expect(drives(offers)).toHaveLength(3);
    expect(others(offers)).toEqual(["withdraw"]);
  });
  it("have Roman numbers", () => expect([1, 4, 6].map(romanNumeral)).toEqual(["I", "IV", "VI"]));
});

describe("chariots", () => {
  const owners = (...list: (number | null)[]) => list.map((owner) => ({ owner }));
  const letters = (list: { owner: number | null }[]) =>
    list.map((_, n) => letterOf(liveryOf(list, n))).join("");

  it("keep their letters whatever the lanes", () => {
    expect(letters(owners(1, 2, 0))).toBe("BCA");
    expect(letters(owners(1, 0, 1, 0))).toBe("BADC");
    expect(letters(owners(2, 0, 1, null, null))).toBe("CABDE");
  });
  it("have the points of every card they have not played", () => {
    expect(pointsLeft({ unseen: [4, 4, 4, 4, 4, 4] } as ChariotSeen)).toBe(84);
    expect(pointsLeft({ unseen: [4, 4, 3, 4, 4, 4] } as ChariotSeen)).toBe(81);
  });
});

describe("a move in a few words", () => {
  it("has its card and where it leads; what has no words is left as it is written", () => {
    expect(moveName("4-11b2")).toBe("IV → 11b2");
    expect(moveName("vote 4-11b2")).toBeNull();
  });
});
