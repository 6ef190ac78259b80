import { describe, expect, it } from "vitest";
import { holdsBoard, readBoardText } from "../base/board-file.svelte";
import type { Settings } from "../protocol";
import { fileName } from "./pictures";
import { withSeatsForBoard } from "./racing";

describe("files with boards", () => {
  it("are known by their names, and a course is sent as its text", () => {
    expect(["a.course", "B.JSON"].every(holdsBoard)).toBe(true);
    expect(["a.jsonl", "course", "a.txt"].some(holdsBoard)).toBe(false);
    expect(readBoardText("My own.course", "01 a b")).toEqual({ name: "My own", source: "01 a b" });
    expect(readBoardText("x.json", '{"name": "y"}')).toEqual({ name: "y" });
    expect(() => readBoardText("x.json", "{")).toThrow(SyntaxError);
  });

  it("get names that every system takes", () => {
    expect(fileName("Circus Maximus: Été / 2")).toBe("circus-maximus-ete-2");
    expect(fileName("<>")).toBe("board");
    expect(fileName("x".repeat(99))).toHaveLength(60);
  });
});

describe("a table on a board", () => {
  const person = { type: "person" as const };
  const greedy = { type: "charioteer" as const, name: "greedy" };
  const settings: Settings = {
    game: "ave-caesar",
    setup: { players: 4, options: { races: 1 } },
    seats: [person, greedy, greedy, greedy],
  };

  it("seats as many as the board has room for", () => {
    expect(withSeatsForBoard(settings, [3, 4])).toEqual(settings);
    expect(withSeatsForBoard(settings, [2, 3]).seats).toEqual([person, greedy, greedy]);
    const many = withSeatsForBoard(settings, [5, 6]);
    expect(many.setup).toEqual({ players: 5, options: { races: 1 } });
    expect(many.seats).toHaveLength(5);
    expect(withSeatsForBoard(settings, undefined)).toEqual(settings);
  });
});
