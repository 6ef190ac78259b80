import { describe, expect, it } from "vitest";
import { ownRows, rowsOf, viewRows } from "./rows";

describe("the rows of a view", () => {
  it("name every field, in its order, and write what is plain", () => {
    const rows = rowsOf({ lap: 2, name: "Circus", over: false, leader: null, dice: [3, 5], none: [] });
    expect(rows.map((it) => [it.name, it.value])).toEqual([
      ["lap", "2"],
      ["name", "Circus"],
      ["over", false],
      ["leader", "–"],
      ["dice", "3, 5"],
      ["none", null],
    ]);
  });

  it("put what is nested one step further in", () => {
    const [chariots] = rowsOf({ chariots: [{ at: 4 }, { at: 7, hand: { cards: [1] } }] });
    expect(chariots?.value).toBeNull();
    expect(chariots?.inside.map((it) => it.name)).toEqual(["1", "2"]);
    expect(chariots?.inside[1]?.inside[1]?.inside[0]).toEqual({ name: "cards", value: "1", inside: [] });
  });

  it("leave out what the game is called", () => {
    expect(viewRows({ game: "stadion", lap: 1 }).map((it) => it.name)).toEqual(["lap"]);
  });

  it("tell apart what only one seat sees", () => {
    const rows = ownRows([
      { lap: 1, hand: [2] },
      { lap: 1, hand: [5, 6] },
    ]);
    expect(rows.map((it) => it.map(({ name, value }) => [name, value]))).toEqual([
      [["hand", "2"]],
      [["hand", "5, 6"]],
    ]);
  });
});
