import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { House, Listener } from "../line/house";
import type { FromServer, HistoryStep } from "../protocol";
import { Film } from "./film.svelte";

vi.mock("../game/face", () => ({
  faceOf: () => Promise.resolve({ moments: {}, boardOf: () => "white" }),
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

  readonly house = {
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
  } as unknown as House;

  /** Drive on, as the table tells it. */
  drive(): void {
    this.lines += 1;
    this.number += 1;
    this.say("happened");
  }

  private say(type: "whole" | "happened"): void {
    const { view, line, told } = step(this.lines, false);
    this.listener?.heard({
      type,
      id: "t",
      code: "C",
      viewer: "stands",
      number: this.number,
      settings: { game: "ave-caesar" },
      talk: [],
      what: { kind: "moved", lines: [line], told },
      table: { stage: this.over ? "over" : "racing", chairs: [], turn: 1 },
      race: { to_move: 0, view, lines: this.lines, standings: [], open: this.over ? [{}] : null },
    } as unknown as FromServer);
    flushSync();
  }
}

describe("a film", () => {
  let table: OneTable;
  let film: Film;
  const settle = async () => {
    for (let at = 0; at < 12; at++) await Promise.resolve();
    flushSync();
  };
  const open = async (wanted: number | null) => {
    film = new Film(table.house, "C", wanted);
    await settle();
  };
  beforeEach(() => {
    localStorage.clear();
    table = new OneTable();
  });
  afterEach(() => film.close());

  it("of a race that is over begins at the start, and all hands are open", async () => {
    table.over = true;
    await open(null);
    expect([film.at, film.last, film.live]).toEqual([0, 3, false]);
    expect(film.beat?.open).not.toBeNull();
  });

  it("begins at the moment that a link names", async () => {
    table.over = true;
    await open(3);
    expect(film.beat?.last).toBe(3);
  });

  it("of a live race begins at its end and stays there", async () => {
    await open(null);
    expect([film.at, film.live]).toEqual([3, true]);
    table.drive();
    expect([film.at, film.last, film.still]).toEqual([4, 4, false]);
  });

  it("pulls nobody forward who has gone back", async () => {
    await open(null);
    film.step(-2);
    expect(film.live).toBe(false);
    table.drive();
    table.drive();
    await settle();
    expect([film.at, film.last]).toEqual([1, 5]);
    film.stay();
    expect([film.at, film.live]).toEqual([5, true]);
  });

  it("pulls nobody forward who came by a link", async () => {
    await open(2);
    table.drive();
    expect([film.beat?.last, film.last, film.live]).toEqual([2, 4, false]);
  });

  it("asks for the hands once the race is over, and stays where one is", async () => {
    await open(null);
    film.go(1);
    table.over = true;
    table.drive();
    await settle();
    expect(film.beat?.last).toBe(2);
    expect(film.beat?.open).not.toBeNull();
  });

  it("plays by itself and stops at the end", async () => {
    vi.useFakeTimers();
    table.over = true;
    film = new Film(table.house, "C", null);
    await vi.advanceTimersByTimeAsync(10);
    film.speed = 4;
    film.toggle();
    await vi.advanceTimersByTimeAsync(400);
    expect([film.at, film.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([film.at, film.playing]).toEqual([3, false]);
    vi.useRealTimers();
  });
});
