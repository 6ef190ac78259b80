import { describe, expect, it } from "vitest";
import type { Words } from "../protocol";
import { fallsOf } from "./falls";

describe("who is out", () => {
  it("is told with why", () => {
    const told: Words[] = [
      { key: "told-crash", facts: { chariot: "Messala", card: "III" } },
      { key: "told-sand-out", facts: { chariot: "Sidon" } },
      { key: "told-round", facts: { round: 4 } },
    ];
    expect(fallsOf({ kind: "moved", told })).toEqual({ Messala: "wall", Sidon: "cards" });
    expect(fallsOf(null)).toEqual({});
    expect(
      fallsOf({ kind: "moved", told: [...told, { key: "told-next-race", facts: { race: 2 } }] }),
    ).toEqual({});
  });
});
