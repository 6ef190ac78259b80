import { describe, expect, it } from "vitest";
import { scoreAfterAnswer, counted, dayOf, daysInARow, NO_SCORE, puzzleName } from "./score";

describe("the score of puzzles", () => {
  it("counts what was right in a row, and keeps the best", () => {
    let score = scoreAfterAnswer(NO_SCORE, "a/1", true, null);
    score = scoreAfterAnswer(score, "a/2", true, null);
    expect([score.run, score.best]).toEqual([2, 2]);
    score = scoreAfterAnswer(score, "a/3", false, null);
    expect([score.run, score.best]).toEqual([0, 2]);
    expect(counted(score)).toEqual({ tried: 3, right: 2 });
  });

  it("counts the first answer only", () => {
    let score = scoreAfterAnswer(NO_SCORE, "a/1", false, null);
    score = scoreAfterAnswer(score, "a/1", true, null);
    expect(counted(score)).toEqual({ tried: 1, right: 0 });
    expect(score.run).toBe(0);
  });

  it("goes on from day to day, over the end of a month, and each day once", () => {
    let score = scoreAfterAnswer(NO_SCORE, "a/1", true, "2026-02-28");
    score = scoreAfterAnswer(score, "a/2", true, "2026-03-01");
    score = scoreAfterAnswer(score, "a/2", true, "2026-03-01");
    expect(score.days).toBe(2);
    expect(daysInARow(score, "2026-03-01")).toBe(2);
    expect(daysInARow(score, "2026-03-02")).toBe(2);
    expect(daysInARow(score, "2026-03-03")).toBe(0);
  });

  it("begins anew after a day that was missed", () => {
    let score = scoreAfterAnswer(NO_SCORE, "a/1", true, "2026-03-01");
    score = scoreAfterAnswer(score, "a/2", true, "2026-03-03");
    expect(score.days).toBe(1);
  });

  it("lets a second try save the day, but not the run", () => {
    let score = scoreAfterAnswer(NO_SCORE, "a/1", false, "2026-03-01");
    expect(daysInARow(score, "2026-03-01")).toBe(0);
    score = scoreAfterAnswer(score, "a/1", true, "2026-03-01");
    expect([daysInARow(score, "2026-03-01"), score.run]).toEqual([1, 0]);
  });

  it("names puzzles and days alike everywhere", () => {
    expect(puzzleName("stadion", 7)).toBe("stadion/7");
    expect(dayOf(new Date("2026-11-16T23:59:59Z"))).toBe("2026-11-16");
  });
});
