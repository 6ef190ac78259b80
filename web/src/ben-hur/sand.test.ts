import { describe, expect, it } from "vitest";
import { bearings, cardOf, horseshoes, inOrder, readMove, writeTurn, type Chariot, type Sand } from "./sand";

describe("the notation", () => {
  it("reads cards", () => {
    expect(cardOf("+II+*")).toMatchObject({ kind: "speed", ruler: "+II+", horseshoe: true });
    expect(cardOf("A3")).toMatchObject({ kind: "accident", fears: 3 });
    expect(cardOf("?").kind).toBe("hidden");
    expect(horseshoes(["II*", "II", "A1", "III*"])).toBe(2);
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

  it("writes turns, and tells them", () => {
    expect([30, 0, -7].map(writeTurn)).toEqual(["+30", "0", "-7"]);
    expect(bearings(-30, 0)).toEqual({ ruler: "right", rulerangle: 30, turn: "straight", turnangle: 0 });
  });

  it("puts whoever is out behind the others", () => {
    const states = ["out", "racing", "finished"];
    const sand = {
      chariots: states.map((state) => ({ state }) as Chariot),
      places: [2, 3, 1],
    } as unknown as Sand;
    expect(inOrder(sand)).toEqual([2, 1, 0]);
  });
});
