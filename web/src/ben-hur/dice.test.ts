import { describe, expect, it } from "vitest";
import type { Happening, Words } from "../protocol";
import { rollOf } from "./dice";

const told = (...words: [string, Record<string, string | number>][]): Happening => ({
  kind: "moved",
  told: words.map(([key, facts]): Words => ({ key, facts })),
});

describe("the dice of an event", () => {
  it("are none where nobody rolled", () => {
    expect(rollOf(null)).toBeNull();
    expect(rollOf(told(["told-sand-drive", { chariot: "Messala" }]))).toBeNull();
  });

  it("of a ram come in pairs, ties first", () => {
    const roll = rollOf(
      told(
        ["told-ram", { chariot: "Messala", other: "Ben Hur", card: "II*" }],
        ["told-roll-lucky", { chariot: "Messala", die: 3, horseshoes: 1, total: 4 }],
        ["told-roll", { chariot: "Ben Hur", die: 4 }],
        ["told-dice-tied", {}],
        ["told-roll-lucky", { chariot: "Messala", die: 5, horseshoes: 1, total: 6 }],
        ["told-roll", { chariot: "Ben Hur", die: 2 }],
        ["told-ram-won", { chariot: "Messala", other: "Ben Hur" }],
      ),
    );
    expect(roll?.rows.map((row) => row.map((it) => it.die + it.horseshoes))).toEqual([
      [4, 4],
      [6, 2],
    ]);
    expect(roll?.won).toBe(true);
    expect(roll?.other).toBe("Ben Hur");
  });

  it("of an accident is one, told with how it went", () => {
    const roll = rollOf(
      told(
        ["told-accident", { chariot: "Sidon", numbers: "1–2" }],
        ["told-accident-bad", { chariot: "Sidon", die: 2 }],
      ),
    );
    expect(roll).toMatchObject({ kind: "accident", rows: [[{ who: "Sidon", die: 2 }]], won: false });
  });

  it("of a lost whip is lost", () => {
    const roll = rollOf(
      told(
        ["told-whip", { chariot: "Sidon", other: "Corinth" }],
        ["told-roll", { chariot: "Sidon", die: 2 }],
        ["told-roll", { chariot: "Corinth", die: 5 }],
        ["told-whip-over", { chariot: "Corinth", other: "Sidon" }],
      ),
    );
    expect(roll?.won).toBe(false);
  });
});
