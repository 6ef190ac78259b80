import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { only, type Some } from "../base/testing";
import type { House, Listener } from "../line/house";
import type { Happened, HistoryStep, Whole } from "../protocol";
import { Replay } from "./replay.svelte";

vi.mock("../game/registry", () => ({
  uiOf: () => ({ table: () => Promise.resolve({ moments: {}, boardOf: () => "white" }) }),
}));

const step = (n: number, open: boolean): HistoryStep => ({
  n,
  line: { n, by: n % 2, move: `${n}` },
  told: [{ key: "told-drive" }],
  view: { race: 1, phase: "race", at: n },
  open: open ? [{}] : null,
});

/** A house with one table, of which so many lines have been driven. */
class OneTable {
  lines = 4;
  over = false;
  number = 1;
  asked: [number, number][] = [];
  private listener: Listener | null = null;

  readonly house = only<House>({
    connect: (_table: string, _tokens: string[], _language: string, listener: Listener) => {
      this.listener = listener;
      queueMicrotask(() => this.say("whole"));
      return { send() {}, close() {} };
    },
    history: (_table: string, first: number, last: number) => {
      this.asked.push([first, last]);
      const count = Math.max(0, Math.min(last, this.lines) - first + 1);
      return Promise.resolve(Array.from({ length: count }, (_, at) => step(first + at, this.over)));
    },
    board: () => Promise.resolve({ board: {}, svg: "" }),
  });

  /** Drive on, as the table tells it. */
  drive(): void {
    this.lines += 1;
    this.number += 1;
    this.say("happened");
  }

  private say(type: "whole" | "happened"): void {
    const { view, line, told } = step(this.lines, false);
    const both: Some<Omit<Happened, "type" | "what">> = {
      viewer: "stands",
      number: this.number,
      table: { stage: this.over ? "over" : "racing", chairs: [], turn: 1 },
      race: { to_move: 0, view, lines: this.lines, standings: [], open: this.over ? [{}] : null },
    };
    this.listener?.heard(
      type === "whole"
        ? only<Whole>({ ...both, type, id: "t", code: "C", settings: { game: "ave-caesar" }, talk: [] })
        : only<Happened>({ ...both, type, what: { kind: "moved", lines: line ? [line] : [], told } }),
    );
    flushSync();
  }
}

describe("a replay", () => {
  let table: OneTable;
  let replay: Replay;
  const settle = async () => {
    for (let at = 0; at < 12; at++) await Promise.resolve();
    flushSync();
  };
  const open = async (wanted: number | null) => {
    replay = new Replay(table.house, "C", wanted);
    await settle();
  };
  beforeEach(() => {
    localStorage.clear();
    table = new OneTable();
  });
  afterEach(() => replay.close());

  it("of a race that is over begins at the start, and all hands are open", async () => {
    table.over = true;
    await open(null);
    expect([replay.at, replay.last, replay.live]).toEqual([0, 3, false]);
    expect(replay.beat?.open).not.toBeNull();
  });

  it("begins at the moment that a link names", async () => {
    table.over = true;
    await open(3);
    expect(replay.beat?.last).toBe(3);
  });

  it("of a live race begins at its end and stays there", async () => {
    await open(null);
    expect([replay.at, replay.live]).toEqual([3, true]);
    table.drive();
    expect([replay.at, replay.last, replay.still]).toEqual([4, 4, false]);
  });

  it("pulls nobody forward who has gone back", async () => {
    await open(null);
    replay.step(-2);
    expect(replay.live).toBe(false);
    table.drive();
    table.drive();
    await settle();
    expect([replay.at, replay.last]).toEqual([1, 5]);
    replay.stay();
    expect([replay.at, replay.live]).toEqual([5, true]);
  });

  it("pulls nobody forward who came by a link", async () => {
    await open(2);
    table.drive();
    expect([replay.beat?.last, replay.last, replay.live]).toEqual([2, 4, false]);
  });

  it("asks for the hands once the race is over, and stays where one is", async () => {
    await open(null);
    replay.go(1);
    table.over = true;
    table.drive();
    await settle();
    expect(replay.beat?.last).toBe(2);
    expect(replay.beat?.open).not.toBeNull();
  });

  it("plays by itself and stops at the end", async () => {
    vi.useFakeTimers();
    table.over = true;
    replay = new Replay(table.house, "C", null);
    await vi.advanceTimersByTimeAsync(10);
    replay.speed = 4;
    replay.toggle();
    await vi.advanceTimersByTimeAsync(400);
    expect([replay.at, replay.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.at, replay.playing]).toEqual([3, false]);
    vi.useRealTimers();
  });
});
