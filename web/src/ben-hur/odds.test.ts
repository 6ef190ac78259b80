import { describe, expect, it } from "vitest";
import { beats, chance, luck } from "./odds";
import type { Chariot, Sand } from "./sand";

function sand(hand: string[], backs: string, unseen: Record<string, number>): Sand {
  const chariot = { hand, backs } as Chariot;
  return { chariots: [chariot], unseen: { normal: unseen, risky: {} } } as unknown as Sand;
}

describe("the odds", () => {
  it("are even with equal totals, and certain six ahead", () => {
    expect(beats(0)).toBe(0.5);
    expect(beats(6)).toBe(1);
    expect(beats(1)).toBeCloseTo(21 / 31);
    expect(beats(2) + beats(-2)).toBeCloseTo(1);
  });

  it("count the horseshoes one can see", () => {
    expect(luck(sand(["II*", "III*", "A1"], "nnn", {}), 0)).toEqual([0, 0, 1]);
  });

  it("guess hidden horseshoes from the cards nobody has seen", () => {
    const chances = luck(sand(["?", "?"], "nn", { II: 3, "II*": 1 }), 0);
    expect(chances.map((it) => Number(it.toFixed(4)))).toEqual([0.5625, 0.375, 0.0625]);
  });

  it("are told in hundredths", () => {
    expect(chance(sand(["II"], "n", {}), 0, 0)).toBe(50);
    expect(chance(sand(["II*"], "n", {}), 0, 0)).toBe(32);
  });
});
