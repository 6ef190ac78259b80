import { describe, expect, it } from "vitest";
import { only } from "../base/testing";
import type { Choices, Hire, TableView, Whole } from "../protocol";
import { withRaceCounted, rivalsNearRung, ladderOf, rungOf, type Fortune, type Outcome } from "./fortune";
import { quickTable } from "./race-now";

const NONE: Fortune = { counted: [], outcomes: {} };
const NAMES = ["child", "young", "middling", "old", "champion"];
const LADDER = NAMES.map((name, at) => only<Hire>({ name, rung: at + 1 }));

function whole(stage: TableView["stage"], places: [number, number][], rival = "middling II"): Whole {
  return only<Whole>({
    id: "t1",
    settings: { game: "ave-caesar" },
    table: { stage, chairs: [{ kind: "person" }, { kind: rival ? "charioteer" : "person", name: rival }] },
    race: { standings: places.map(([seat, place]) => ({ seat, place, points: 0 })) },
  });
}

const race = (place: number, strongest: string): Outcome => ({
  rivals: ["child", strongest],
  place,
  field: 4,
});

describe("fortune", () => {
  it("counts a race once, with whom it was driven against and the best place of this device", () => {
    const over = whole("over", [
      [0, 3],
      [1, 1],
      [2, 2],
    ]);
    const after = withRaceCounted(NONE, over, [0, 2]);
    expect(after.outcomes).toEqual({ "ave-caesar": [{ rivals: ["middling"], place: 2, field: 3 }] });
    expect(withRaceCounted(after, over, [0, 2])).toBe(after);
  });

  it("takes no notice of races that run, of onlookers, and of races among people", () => {
    expect(withRaceCounted(NONE, whole("racing", []), [0])).toBe(NONE);
    expect(withRaceCounted(NONE, whole("over", [[0, 1]]), [])).toBe(NONE);
    expect(withRaceCounted(NONE, whole("over", [[0, 1]], ""), [0])).toBe(NONE);
  });

  it("begins near the foot of the ladder, climbs with wins and steps down with rear places", () => {
    expect(rungOf([], LADDER)).toBe(2);
    expect(rungOf([race(1, "young"), race(1, "middling")], LADDER)).toBe(4);
    expect(rungOf([race(1, "young"), race(2, "middling")], LADDER)).toBe(3);
    expect(rungOf([race(4, "young"), race(3, "young"), race(4, "child")], LADDER)).toBe(1);
    expect(rungOf(Array(20).fill(race(1, "champion")), LADDER)).toBe(5);
  });

  it("minds neither a win over weaker ones only nor a defeat by much stronger ones", () => {
    expect(rungOf([race(1, "child")], LADDER)).toBe(2);
    expect(rungOf([race(4, "champion")], LADDER)).toBe(2);
    expect(rungOf([{ rivals: ["somebody"], place: 4, field: 4 }], LADDER)).toBe(2);
  });

  it("seats charioteers of that rung and its neighbours", () => {
    expect(rivalsNearRung(3, LADDER, 3)).toEqual(["middling", "young", "old"]);
    expect(rivalsNearRung(1, LADDER, 3)).toEqual(["child", "child", "young"]);
    expect(rivalsNearRung(5, LADDER, 4)).toEqual(["champion", "old", "champion", "champion"]);
    expect(rivalsNearRung(1, [], 3)).toEqual([]);
  });

  it("leaves out of the ladder whoever is not on it, such as somebody's own", () => {
    const hires = [
      only<Hire>({ name: "random", rung: null }),
      ...LADDER,
      only<Hire>({ name: "mine", rung: null }),
    ];
    expect(ladderOf(hires).map((it) => it.name)).toEqual(NAMES);
  });

  it("opens a table with as many rivals as its set-up has room for", () => {
    const choices = only<Choices>({ game: "petteia", charioteers: LADDER, players: [2, 3] });
    const won = [race(1, "young")];
    expect(quickTable("petteia", won, choices).seats).toEqual([
      { type: "person" },
      { type: "charioteer", name: "middling" },
      { type: "charioteer", name: "young" },
    ]);
    expect(quickTable("ave-caesar", won, choices).seats).toHaveLength(4);
  });
});
