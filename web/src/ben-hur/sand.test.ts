import { describe, expect, it } from "vitest";
import { only } from "../base/testing";
import { placementFacts, cardOf, duelOf, inOrder, readMove, type Sand } from "./sand";

describe("the notation", () => {
  it("reads cards", () => {
    expect(cardOf("+II+*")).toMatchObject({ kind: "speed", ruler: "+II+", horseshoe: true });
    expect(cardOf("A3")).toMatchObject({ kind: "accident", fears: 3 });
    expect(cardOf("?").kind).toBe("hidden");
  });

  it("reads moves", () => {
    expect(readMove("drive II -30 +30")).toEqual({
      kind: "drive",
      card: "II",
      ruler: -30,
      turn: 30,
      target: null,
    });
    expect(readMove("ram II* 0 +30 @3")).toEqual({ kind: "ram", card: "II*", ruler: 0, turn: 30, target: 3 });
    expect(readMove("whip @2")).toMatchObject({ kind: "whip", card: null, target: 2 });
    expect(readMove("crash III")).toMatchObject({ kind: "crash", card: "III" });
    expect(readMove("take risky")).toMatchObject({ kind: "take", card: null });
  });

  it("tells turns", () => {
    expect(placementFacts(-30, 0)).toEqual({
      ruler: "right",
      rulerangle: 30,
      turn: "straight",
      turnangle: 0,
    });
  });

  it("finds the duel that a move would begin", () => {
    const duels = [
      { card: "II", target: 3, adds: 0, chance: 40 },
      { card: "II*", target: 3, adds: 1, chance: 60 },
      { card: null, target: 2, adds: 2, chance: 70 },
    ];
    const sand = only<Sand>({ decision: { duels } });
    expect(duelOf(sand, readMove("ram II* 0 +30 @3"))?.chance).toBe(60);
    expect(duelOf(sand, readMove("whip @2"))?.adds).toBe(2);
    expect(duelOf(sand, readMove("whip @3"))).toBeNull();
    expect(duelOf(only<Sand>({ decision: null }), readMove("whip @2"))).toBeNull();
  });

  it("puts whoever is out behind the others", () => {
    const states = ["out", "racing", "finished"] as const;
    const sand = only<Sand>({ chariots: states.map((state) => ({ state })), places: [2, 3, 1] });
    expect(inOrder(sand)).toEqual([2, 1, 0]);
  });
});
