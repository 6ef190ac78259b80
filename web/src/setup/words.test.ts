import { describe, expect, it } from "vitest";
import { Refused } from "../line/house";
import { kebab, refusalWords } from "./words";

describe("words of the form", () => {
  it("names messages with hyphens", () => {
    expect(kebab("six_free_after_finish")).toBe("six-free-after-finish");
  });

  it("leaves out the name of the field, and takes the clause out of the sentence", () => {
    const why = new Refused("ben-hur-races", "options.races must be 2 or 3 in a season (7.2)", null, {
      field: "options.races",
    });
    expect(refusalWords(why)).toEqual({ text: "Must be 2 or 3 in a season", clause: "7.2" });
  });

  it("keeps a sentence without a field as it is", () => {
    const why = new Refused("table-seats", "There must be one seat");
    expect(refusalWords(why)).toEqual({ text: "There must be one seat", clause: null });
  });

  it("says what the form can do about too many chariots in words of its own", () => {
    const why = new Refused("chariots-course", "setup.programme[0]: … (1.1)", null, {
      course: "white",
      least: 3,
      most: 4,
    });
    expect(refusalWords(why)).toEqual({ text: "page-setup-refused-chariots-course", clause: "1.1" });
  });
});
