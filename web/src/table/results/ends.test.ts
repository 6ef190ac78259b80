import { describe, expect, it, vi } from "vitest";
import { endOf, howFellOut, onSteps } from "./ends";

vi.mock("../../base/language.svelte", () => ({ say: (key: string) => key.split("-").at(-1) }));

describe("how a race ended for a seat", () => {
  const view = {
    chariots: [
      { owner: 1, state: "disqualified" },
      { owner: 0, state: "finished" },
      { owner: 1, state: "out" },
      { owner: 2, state: "out" },
      { owner: 0, state: "out" },
    ],
  };

  it("is a fall only where no chariot came home with honour", () => {
    expect([0, 1, 2, 3].map((seat) => howFellOut(view, seat))).toEqual([null, "disqualified", "out", null]);
  });

  it("is told once for chariots that ended alike", () => {
    expect(endOf(view, 0)).toBe("finished, out");
    expect(endOf({ seats: [4, 4], chariots: [{ state: "out" }, { state: "out" }] }, 4)).toBe("out");
  });
});

const CHARIOTS = ["finished", "out", "disqualified", "finished"].map((state, owner) => ({ owner, state }));
const rows = (...points: number[]) => points.map((it, seat) => ({ seat, points: it }));
const seats = (found: { seat: number }[]) => found.map((it) => it.seat);

describe("the steps of the podium", () => {
  it("have the first in the middle, the second before and the third after", () => {
    const finished = { chariots: CHARIOTS.map((it) => ({ ...it, state: "finished" })) };
    expect(seats(onSteps(rows(6, 4, 3, 2), finished))).toEqual([1, 0, 2]);
  });

  it("are for those who came home, not for those who fell out", () => {
    const [first, out, disqualified, second] = rows(6, 0, 0, 4);
    const places = [first!, second!, out!, disqualified!];
    expect(seats(onSteps(places, { chariots: CHARIOTS }))).toEqual([3, 0]);
    expect(onSteps([out!, disqualified!], { chariots: CHARIOTS })).toEqual([]);
  });

  it("are for whoever fell out of the last race and won something in another", () => {
    const [first, out] = rows(6, 3);
    expect(seats(onSteps([first!, out!], { chariots: CHARIOTS }))).toEqual([1, 0]);
  });
});
