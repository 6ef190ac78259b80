import { describe, expect, it } from "vitest";
import type { Whole } from "../protocol";
import { counted, fieldFor, type Fortune } from "./fortune";

const NONE: Fortune = { counted: [], wins: {}, races: {} };

function whole(stage: string, places: [number, number][], rivals = true): Whole {
  return {
    id: "t1",
    settings: { game: "ave-caesar" },
    table: { stage, chairs: [{ kind: "person" }, { kind: rivals ? "charioteer" : "person" }] },
    race: { standings: places.map(([seat, place]) => ({ seat, place, points: 0 })) },
  } as unknown as Whole;
}

describe("fortune", () => {
  it("counts a race won once", () => {
    const won = counted(NONE, whole("over", [[0, 1]]), [0]);
    expect(won.wins).toEqual({ "ave-caesar": 1 });
    expect(counted(won, whole("over", [[0, 1]]), [0])).toBe(won);
  });

  it("counts a race lost as a race", () => {
    const lost = counted(NONE, whole("over", [[1, 1]]), [0]);
    expect(lost.wins).toEqual({ "ave-caesar": 0 });
    expect(lost.races).toEqual({ "ave-caesar": 1 });
  });

  it("takes no notice of races that run, of onlookers, and of races among people", () => {
    expect(counted(NONE, whole("racing", []), [0])).toBe(NONE);
    expect(counted(NONE, whole("over", [[0, 1]]), [])).toBe(NONE);
    expect(counted(NONE, whole("over", [[0, 1]], false), [0])).toBe(NONE);
  });

  it("seats stronger charioteers against whoever wins", () => {
    expect(fieldFor("ave-caesar", 0)).toEqual(["greedy", "tactician", "greedy"]);
    expect(fieldFor("ave-caesar", 1)).toEqual(["tactician", "greedy", "tactician"]);
    expect(fieldFor("ben-hur", 99)).toEqual(["strategist", "strategist", "strategist"]);
    expect(fieldFor("petteia", 3)).toEqual([]);
  });
});
