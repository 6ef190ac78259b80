import { describe, expect, it } from "vitest";
import { withEvent, cutAfter, withHistory, type Entry } from "./log";

const drive = { key: "told-drive", facts: { who: "A Livia" } };

describe("the log in words", () => {
  it("tells moves and notes what happens around them", () => {
    let log: readonly Entry[] = withEvent([], { kind: "moved", seat: 1, told: [drive] }, 7, 20);
    log = withEvent(log, { kind: "said", seat: 0, text: "Ave!" }, 8, 20);
    log = withEvent(log, { kind: "reins", seat: 0, charioteer: "greedy", why: "time" }, 9, 20);
    expect(log.map((it) => [it.line, it.seat, it.note])).toEqual([
      [20, 1, false],
      [20, 0, true],
    ]);
    expect(log[1]?.words[0]?.key).toBe("reins-time");
  });

  it("notes who asks for a seat, and what is answered", () => {
    const asks = { kind: "petitioned", seat: 1, name: "Drusus", why: "seat" };
    let log: readonly Entry[] = withEvent([], asks, 9, 20);
    log = withEvent(log, { kind: "voted", seat: 0, yes: false }, 10, 20);
    expect(log.map((it) => it.words[0]?.key)).toEqual(["petitioned-seat", "voted-no"]);
    expect(log[0]?.words[0]?.facts?.["name"]).toBe("Drusus");
  });

  it("notes apart who failed and who cannot drive there", () => {
    const replaced = { kind: "replaced", seat: 1, name: "champion", charioteer: "tactician" };
    let log: readonly Entry[] = withEvent([], { ...replaced, why: "crashed" }, 9, 20);
    log = withEvent(log, { ...replaced, why: "unfit" }, 10, 20);
    expect(log.map((it) => it.words[0]?.key)).toEqual(["replaced", "replaced-unfit"]);
  });

  it("is filled from the history without doubling what is there", () => {
    const log = withEvent([], { kind: "moved", seat: 1, told: [drive] }, 7, 20);
    const steps = [18, 19, 20].map((n) => ({
      n,
      line: { n, by: n === 19 ? ("fates" as const) : 0, move: "?" },
      told: n === 19 ? [] : [drive],
      view: {},
      open: null,
    }));
    expect(withHistory(log, steps).map((it) => [it.line, it.seat])).toEqual([
      [18, 0],
      [20, 1],
    ]);
  });

  it("loses what is taken back", () => {
    const log = withEvent([], { kind: "moved", seat: 1, told: [drive] }, 7, 20);
    expect(cutAfter(log, 19)).toEqual([]);
    expect(cutAfter(log, 20)).toBe(log);
  });
});
