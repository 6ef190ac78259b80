import { describe, expect, it } from "vitest";
import { laurelsOf } from "./seen";

const row = (seat: number, points: number) => ({ seat, points, place: 1 });

describe("the laurels of a tournament", () => {
  const first = { owners: [0, 1, 0, null], laurels: [6, 4, 3, 0], ranking: [0, 1, 2, 3] };

  it("are those of all chariots of a seat", () => {
    expect(laurelsOf([first], [row(0, 9), row(1, 4)], 2)).toEqual([[9], [4]]);
  });

  it("have those of the last race as soon as the standings know them", () => {
    expect(laurelsOf([first], [row(0, 11), row(1, 10)], 2)).toEqual([
      [9, 2],
      [4, 6],
    ]);
  });
});
