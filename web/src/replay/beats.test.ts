import { describe, expect, it } from "vitest";
import type { HistoryStep } from "../protocol";
import { standingsIn } from "../ave-caesar/seen";
import { beatAt, beatsOf, nextMark, marksOf, raceAt, nextTurn } from "./beats";

const step = (n: number, by: number | "fates", told: string[] = [], view = {}): HistoryStep => ({
  n,
  line: { n, by, move: "?" },
  told: told.map((key) => ({ key })),
  view: { game: "ave-caesar", race: 1, phase: "race", ...view },
  open: null,
});

const RACE = [
  step(1, "fates", ["told-lot"], { phase: "lots" }),
  step(2, "fates", ["told-lot"], { phase: "lots" }),
  step(3, "fates", ["told-dealt"]),
  step(4, 0, ["told-drive", "told-lead"]),
  step(5, "fates", ["told-drawn"]),
  step(6, 1, ["told-drive", "told-hail"]),
  step(7, "fates"),
  step(8, 0, ["told-finish", "told-home", "told-race-over"]),
  step(9, "fates", ["told-dealt"], { race: 2 }),
];

describe("beats", () => {
  const beats = beatsOf(RACE);

  it("are a decision and what the Fates made of it", () => {
    expect(beats.map((it) => [it.first, it.last])).toEqual([
      [1, 2],
      [3, 3],
      [4, 5],
      [6, 7],
      [8, 8],
      [9, 9],
    ]);
    expect(beats[2]!.told.map((it) => it.key)).toEqual(["told-drive", "told-lead", "told-drawn"]);
  });

  it("are found by any of their lines", () => {
    expect([0, 1, 5, 6, 99].map((line) => beatAt(beats, line))).toEqual([0, 0, 2, 3, 5]);
  });

  it("lead from turn to turn of a seat, and stay where there is no more", () => {
    expect(nextTurn(beats, 0, 1, null)).toBe(2);
    expect(nextTurn(beats, 2, 1, 0)).toBe(4);
    expect(nextTurn(beats, 4, 1, 0)).toBe(4);
    expect(nextTurn(beats, 4, -1, 1)).toBe(3);
  });

  it("are marked where something worth seeing happened, by the loudest of it", () => {
    const marks = marksOf(beats, {
      "told-lead": "lead",
      "told-hail": "hail",
      "told-home": "home",
      "told-race-over": "laurels",
    });
    expect(marks.map((it) => [it.beat, it.moment])).toEqual([
      [3, "hail"],
      [4, "laurels"],
    ]);
    expect(nextMark(marks, 3, 1)).toBe(4);
    expect(nextMark(marks, 3, -1)).toBe(3);
  });

  it("know who is to move from who moved next", () => {
    expect(raceAt(beats, 2, null, standingsIn)?.to_move).toBe(1);
    expect(raceAt(beats, 4, null, standingsIn)?.to_move).toBeNull();
    expect(raceAt(beats, 9, null, standingsIn)).toBeNull();
  });

  it("add up the laurels of the races before", () => {
    const results = [{ owners: [0, 1, 0], laurels: [6, 4, 3] }];
    const [beat] = beatsOf([step(1, 0, [], { results })]);
    expect(raceAt([beat!, beat!], 0, null, standingsIn)?.standings).toEqual([
      { seat: 0, place: 1, points: 9 },
      { seat: 1, place: 2, points: 4 },
    ]);
  });
});
