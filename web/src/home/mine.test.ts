import { describe, expect, it } from "vitest";
import { only } from "../base/testing";
import type { KnownTable } from "../base/memory";
import type { TableView, Whole } from "../protocol";
import { sortByUrgency, standingOf } from "./mine";

const held = (seat: number) => ({ seat, token: "", table: "t", code: "C", recovery: null, name: "" });
const known = (opened = 0): KnownTable => ({
  code: "C",
  table: "t",
  game: "ave-caesar",
  title: "",
  opened,
  seats: [held(1)],
});
const whole = (stage: TableView["stage"], to_move: number | null): Whole =>
  only<Whole>({
    table: { stage, chairs: [{ name: "Fuscus" }, { name: "Livia" }] },
    race: stage === "gathering" ? null : { to_move, standings: [{ seat: 1, place: 2, points: 4 }] },
  });

describe("tables of this device", () => {
  it("says when it is one's own turn, and whose else it is", () => {
    expect(standingOf(known(), whole("racing", 1)).standing).toBe("turn");
    expect(standingOf(known(), whole("racing", 0))).toMatchObject({ standing: "racing", mover: "Fuscus" });
  });

  it("does not name a charioteer, whom the race may call otherwise", () => {
    const driven = whole("racing", 0);
    driven.table.chairs[0]!.kind = "charioteer";
    expect(standingOf(known(), driven)).toMatchObject({ standing: "racing", mover: "" });
  });

  it("tells the place once the race is over, not before", () => {
    expect(standingOf(known(), whole("over", null))).toMatchObject({ standing: "over", place: 2 });
    expect(standingOf(known(), whole("racing", 0)).place).toBeNull();
  });

  it("puts one's own turn first and what is over last", () => {
    const tables = [
      standingOf(known(5), whole("over", null)),
      standingOf(known(4), null),
      standingOf(known(3), whole("gathering", null)),
      standingOf(known(1), whole("racing", 1)),
      standingOf(known(2), whole("racing", 1)),
    ];
    expect(sortByUrgency(tables).map((it) => it.known.opened)).toEqual([2, 1, 3, 4, 5]);
  });
});
