import { describe, expect, it } from "vitest";
import { only } from "../base/testing";
import type { Choices } from "../protocol";
import { setup as aveCaesar } from "../ave-caesar/setup";
import { setup as benHur } from "../ben-hur/setup";
import { Draft } from "./draft.svelte";

const ave = only<Choices>({
  game: "ave-caesar",
  field: "edition",
  editions: {
    ravensburger: { sets: { blocked_hand: "keep", races: 4, hand_size: 3 }, chariots: [3, 6] },
    summary: { sets: { blocked_hand: "tuck", races: 4, hand_size: 3 }, chariots: [3, 6] },
  },
  boards: [],
  players: [1, 6],
  each: { 2: [1, 2, 3], 3: [1, 2] },
  laps: {},
  charioteers: [{ name: "random" }, { name: "greedy" }, { name: "tactician" }],
});

const hur = only<Choices>({
  ...ave,
  game: "ben-hur",
  field: "preset",
  editions: { antioch: { sets: { scoring: "laps" } }, long: { sets: { scoring: "finish" } } },
  players: [2, 6],
  laps: { laps: [1, 2, 3], finish: [2, 3, 4] },
});

describe("a draft", () => {
  it("leaves to the house what was not wished for", () => {
    const draft = new Draft(ave, aveCaesar);
    expect(draft.settings.setup).toEqual({
      edition: "ravensburger",
      players: 4,
      each: 1,
      unmanned: 0,
      any_number: false,
      options: { races: 1 },
    });
    expect(draft.settings.seats).toEqual([
      { type: "person" },
      { type: "person" },
      { type: "charioteer", name: "tactician" },
      { type: "charioteer", name: "tactician" },
    ]);
  });

  it("names the course and the direction of one race", () => {
    const draft = new Draft(ave, aveCaesar);
    draft.board = "blue";
    draft.direction = "anticlockwise";
    expect(draft.settings.setup?.["programme"]).toEqual([{ course: "blue", direction: "anticlockwise" }]);
  });

  it("keeps only the options that differ from the edition", () => {
    const draft = new Draft(ave, aveCaesar);
    draft.set("blocked_hand", "tuck");
    expect(draft.options).toEqual({ blocked_hand: "tuck" });
    draft.set("blocked_hand", "keep");
    expect(draft.options).toEqual({});
    draft.set("hand_size", 4);
    draft.takeEdition("summary");
    expect(draft.options).toEqual({});
    expect(draft.option("blocked_hand")).toBe("tuck");
  });

  it("has as many races as its programme", () => {
    const draft = new Draft(ave, aveCaesar);
    draft.shape = "programme";
    draft.legs = [
      { course: "white", direction: "clockwise" },
      { course: "mine", direction: "anticlockwise" },
    ];
    draft.own = [{ name: "mine", file: { name: "mine", length: 300 }, svg: "" }];
    const setup = draft.settings.setup!;
    expect(setup["options"]).toEqual({ races: 2 });
    expect((setup["programme"] as any[])[1]).toEqual({
      course: { name: "mine", length: 300 },
      direction: "anticlockwise",
    });
  });

  it("lets a player drive several chariots only where that is offered", () => {
    const draft = new Draft(ave, aveCaesar);
    draft.seat(2);
    draft.each = 3;
    draft.seat(4);
    expect(draft.each).toBe(1);
    draft.seat(9);
    expect(draft.players).toBe(6);
  });

  it("drops laps that another scoring does not know", () => {
    const draft = new Draft(hur, benHur);
    draft.laps = 1;
    expect(draft.settings.setup?.["laps"]).toBe(1);
    draft.set("scoring", "finish");
    expect(draft.settings.setup).not.toHaveProperty("laps");
    expect(draft.settings.setup?.["preset"]).toBe("antioch");
  });
});
