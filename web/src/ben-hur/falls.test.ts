import { describe, expect, it } from "vitest";
import { fallen } from "./falls";

describe("who is out", () => {
  it("is told with why", () => {
    const told = [
      { key: "told-crash", facts: { chariot: "Messala", card: "III" } },
      { key: "told-sand-out", facts: { chariot: "Sidon" } },
      { key: "told-round", facts: { round: 4 } },
    ];
    expect(fallen({ kind: "moved", told })).toEqual({ Messala: "wall", Sidon: "cards" });
    expect(fallen(null)).toEqual({});
  });
});
