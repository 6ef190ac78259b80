import { expect, it } from "vitest";
import { updateHeldCards } from "./hand";

it("keeps the cards that stay and names the one that is drawn", () => {
  const first = updateHeldCards([], [4, 2, 4]);
  expect(first.map((it) => it.value)).toEqual([2, 4, 4]);
  const then = updateHeldCards(first, [4, 2, 6]);
  expect(then.map((it) => it.value)).toEqual([2, 4, 6]);
  expect(then[0]).toBe(first[0]);
  expect(first).toContain(then[1]);
  expect(first.map((it) => it.id)).not.toContain(then[2]!.id);
});
