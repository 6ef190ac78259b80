import { describe, expect, it, vi } from "vitest";
import { endOf, fellOut } from "./ends";

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
    expect([0, 1, 2, 3].map((seat) => fellOut(view, seat))).toEqual([null, "disqualified", "out", null]);
  });

  it("is told once for chariots that ended alike", () => {
    expect(endOf(view, 0)).toBe("finished, out");
    expect(endOf({ seats: [4, 4], chariots: [{ state: "out" }, { state: "out" }] }, 4)).toBe("out");
  });
});
