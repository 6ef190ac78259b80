import { describe, expect, it, vi } from "vitest";
import { besideEmblem, character, nameOf, properName, sayTold, setsApart } from "./names";

const TEXTS: Record<string, string> = {
  "charioteer-ave-caesar-greedy-name": "Crescens",
  "charioteer-ave-caesar-greedy-character": "Never forgets the emperor.",
  "charioteer-ben-hur-strategist-name": "Ilderim",
  "told-place": "The chariot and whoever drives it.",
  "told-place-own": "The chariot alone.",
};
vi.mock("../base/language.svelte", () => ({
  hasWordsFor: (key: string) => key in TEXTS,
  say: (key: string, facts?: Record<string, string>) => TEXTS[key] ?? `${facts?.["who"]} withdraws.`,
}));

describe("names", () => {
  it("calls the charioteers of the house by their proper names, however long they think", () => {
    expect(properName("ave-caesar", "greedy")).toBe("Crescens");
    expect(properName("ben-hur", "strategist:0.5s")).toBe("Ilderim");
    expect(properName("ave-caesar", "my-own")).toBe("my-own");
    expect(character("ave-caesar", "greedy")).toContain("emperor");
    expect(character("ave-caesar", "my-own")).toBe("");
  });

  it("leaves people their names", () => {
    expect(
      nameOf("ave-caesar", { kind: "person", name: "greedy", driver: null, here: true, livery: 0 }),
    ).toBe("greedy");
    expect(
      nameOf("ave-caesar", { kind: "charioteer", name: "greedy", driver: null, here: null, livery: 1 }),
    ).toBe("Crescens");
  });

  it("numbers those who have the same name", () => {
    const second = { kind: "charioteer", name: "greedy II", driver: null, here: null, livery: 1 } as const;
    expect(nameOf("ave-caesar", second)).toBe("Crescens II");
    const words = { key: "told-withdraw", facts: { who: "C greedy II" } };
    expect(sayTold("ave-caesar", words)).toBe("C Crescens II withdraws.");
  });

  it("tells the race with proper names", () => {
    const words = { key: "told-withdraw", facts: { who: "B greedy" } };
    expect(sayTold("ave-caesar", words)).toBe("B Crescens withdraws.");
    const livia = { key: "told-withdraw", facts: { who: "A Livia the Great" } };
    expect(sayTold("ave-caesar", livia)).toBe("A Livia the Great withdraws.");
  });

  it("does not name a driver by whom the chariot is called", () => {
    const words = { key: "told-place", facts: { chariot: "Messala", name: "Livia", place: "II" } };
    const called = new Map([["Messala", "Livia"]]);
    expect(sayTold("ben-hur", words)).toBe("The chariot and whoever drives it.");
    expect(sayTold("ben-hur", words, called)).toBe("The chariot alone.");
  });

  it("does not repeat the letter of the emblem that stands beside", () => {
    const words = { key: "told-withdraw", facts: { who: "B greedy", space: "A 1" } };
    expect(besideEmblem(words, 1)).toEqual({ ...words, facts: { who: "greedy", space: "A 1" } });
    for (const seat of [0, null]) expect(besideEmblem(words, seat)).toBe(words);
    const bare = { key: "told-wind" };
    expect(besideEmblem(bare, 0)).toBe(bare);
  });

  it("sets apart what is told of others, and all that the Fates do", () => {
    const of = (who?: string) => ({ key: "told-withdraw", ...(who ? { facts: { who } } : {}) });
    const told = [of("B greedy"), of(), of("A Livia"), of("B greedy")];
    const apart = (seat: number | null) => told.map((_, at) => setsApart(told, at, seat));
    expect(apart(1)).toEqual([false, false, true, false]);
    expect(apart(null)).toEqual([true, true, true, true]);
  });
});
