import { describe, expect, it } from "vitest";
import {
  CARDS,
  decksOf,
  dropDecks,
  fieldIn,
  fieldsOf,
  HOUSE_ARENAS,
  HOUSE_DECKS,
  measuresOf,
  setCount,
  setMeasure,
  completeMeasures,
} from "./arena-text";

const TYRE = HOUSE_ARENAS["tyre"]!;

describe("the text of an arena", () => {
  it("has the arenas and the decks of the house", () => {
    expect(Object.keys(HOUSE_ARENAS).sort()).toEqual(["antioch", "tyre"]);
    const cards = (deck: Record<string, number>) => Object.values(deck).reduce((sum, it) => sum + it, 0);
    expect([cards(HOUSE_DECKS.normal), cards(HOUSE_DECKS.risky)]).toEqual([54, 45]);
    expect(
      Object.keys({ ...HOUSE_DECKS.normal, ...HOUSE_DECKS.risky }).filter((it) => !CARDS.includes(it)),
    ).toEqual([]);
  });

  it("changes one number and nothing else", () => {
    const odd = TYRE.replace('"half": 4800', '"half" :   4800').replace("{", '{ "note": "mine",');
    const made = setMeasure(odd, "half", 5000.4);
    expect(made).toBe(odd.replace("4800", "5000"));
    expect(setMeasure(odd, "half", 4800)).toBe(odd);
    expect(measuresOf(made).half).toBe(5000);
  });

  it("keeps lengths within their bounds, and leaves alone what is no arena", () => {
    expect(measuresOf(setMeasure(TYRE, "inner", -7)).inner).toBe(1);
    expect(measuresOf(setMeasure(TYRE, "outer", 1e9)).outer).toBe(1_000_000);
    expect(setMeasure("{ half", "half", 3)).toBe("{ half");
    expect(fieldsOf("[1]")).toBeNull();
    expect(measuresOf(setMeasure("", "half", 3))).toEqual({ half: 3 });
    expect(completeMeasures("{}")).toBeNull();
  });

  it("takes decks of its own with the first count that is changed, and lets go of them again", () => {
    expect(decksOf(TYRE).own).toBe(false);
    const made = setCount(TYRE, "risky", "A3", 0);
    expect(decksOf(made).own).toBe(true);
    expect(decksOf(made).makeup.risky["A3"]).toBeUndefined();
    expect(decksOf(made).makeup.normal).toEqual(HOUSE_DECKS.normal);
    expect(setCount(made, "risky", "A3", 0)).toBe(made);
    expect(JSON.parse(dropDecks(made))).toEqual(JSON.parse(TYRE));
    const strange = setCount(made.replace('"A1"', '"A9"'), "normal", "II", 5);
    expect(JSON.parse(strange).makeup.normal["A9"]).toBe(4);
  });

  it("tells which field a line holds", () => {
    const lines = setCount(TYRE, "risky", "A3", 0).split("\n");
    const text = lines.join("\n");
    const at = (words: string, from = 0) => lines.findIndex((it, line) => line >= from && it.includes(words));
    expect(fieldIn(text, at('"step"'))).toBe("step");
    expect(fieldIn(text, at('"risky"'))).toBe("makeup.risky");
    expect(fieldIn(text, at('"III*"', at('"risky"')))).toBe("makeup.risky.III*");
    expect(fieldIn(text, at('"III*"'))).toBe("makeup.normal.III*");
    expect(fieldIn(text, 0)).toBeNull();
  });
});
