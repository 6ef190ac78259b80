import { describe, expect, it } from "vitest";
import { isNarrow, lessons as aveCaesar } from "../ave-caesar/lesson";
import { lessons as benHur } from "../ben-hur/lesson";
import { due, turnPages, withDueLessons, type Lesson, type Situation } from "./lesson";

const NOTHING: Situation = {
  seat: 0,
  stage: "racing",
  view: {},
  offers: [],
  barred: [],
  placements: null,
  told: [],
  moves: 0,
  card: null,
  move: null,
  board: null,
};
const names = (lessons: readonly Lesson[], it: Partial<Situation>, given: string[] = [], spoken = true) =>
  due(lessons, given, { ...NOTHING, ...it }, spoken).map(({ id }) => id);
const WHY = { key: "", facts: {} };

describe("due", () => {
  const lessons: Lesson[] = [
    { id: "now", clause: "1", when: (it) => it.moves > 0 },
    { id: "calm", clause: "1", calm: true, when: () => true },
    { id: "other", clause: "1", calm: true, when: () => false, late: (it) => it.moves > 3 },
  ];

  it("gives what bites at once, and what can wait when one is to move, one in a turn", () => {
    expect(names(lessons, {}, [], false)).toEqual([]);
    expect(names(lessons, { moves: 1 }, [], false)).toEqual(["now"]);
    expect(names(lessons, { moves: 5, offers: ["pass"] }, [], false)).toEqual(["now", "calm"]);
    expect(names(lessons, { moves: 5, offers: ["pass"] }, [], true)).toEqual(["now"]);
  });

  it("gives nothing twice, and late what did not come up", () => {
    expect(names(lessons, { moves: 3, offers: ["pass"] }, ["now", "calm"], false)).toEqual([]);
    expect(names(lessons, { moves: 4, offers: ["pass"] }, ["now", "calm"], false)).toEqual(["other"]);
  });
});

describe("turned", () => {
  const begun = { given: ["a"], at: 0, read: false };

  it("keeps what is being read, until one presses on", () => {
    const more = withDueLessons(begun, ["b"], false);
    expect(more).toEqual({ given: ["a", "b"], at: 0, read: false });
    expect(turnPages(more, 1)).toEqual({ given: ["a", "b"], at: 1, read: true });
  });

  it("shows the first of the new ones to whoever has read or gone on", () => {
    expect(withDueLessons({ ...begun, read: true }, ["b", "c"], false).at).toBe(1);
    expect(withDueLessons(begun, ["b", "c"], true)).toEqual({ given: ["a", "b", "c"], at: 1, read: false });
  });

  it("catches up with whoever has gone on", () => {
    expect(withDueLessons({ given: ["a", "b"], at: 0, read: false }, [], true)).toEqual({
      given: ["a", "b"],
      at: 1,
      read: true,
    });
  });

  it("stays within what was given", () => {
    expect(turnPages(begun, -1).at).toBe(0);
    expect(turnPages({ given: [], at: 0, read: true }, 1).at).toBe(0);
  });
});

it.each([
  ["ave-caesar", aveCaesar],
  ["ben-hur", benHur],
])("%s has between 12 and 18 lessons, each with a name of its own", (_, lessons) => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  expect(lessons.length).toBeGreaterThan(11);
  expect(lessons.length).toBeLessThan(19);
});

describe("Ave Caesar", () => {
  const board = {
    length: 48,
    alley: ["A1"],
    spaces: {
      "1a": { rear: 0, front: 12 },
      "1b": { rear: 0, front: 12 },
      "2": { rear: 12, front: 24 },
      "3a": { rear: 24, front: 36 },
      "3b": { rear: 24, front: 36 },
      A1: { rear: 36, front: 48 },
    },
  };
  const chariot = { owner: 0, space: "1a", lap: 1, paid: false, owes: true, state: "racing" };
  const seen = (own: object, more: Partial<Situation> = {}, given = ["goal", "card"]) =>
    names(
      aveCaesar,
      { view: { game: "ave-caesar", chariots: [{ ...chariot, ...own }] }, board, ...more },
      given,
      false,
    );

  it("begins with what it is about and the hand, then the spaces once a card is chosen", () => {
    expect(seen({}, {}, [])).toEqual(["goal"]);
    expect(seen({}, { offers: ["2-3a"] }, ["goal"])).toEqual(["card"]);
    expect(seen({}, { offers: ["2-3a"], card: "2" })).toEqual(["space"]);
  });

  it("explains the six when it bites", () => {
    const six = [{ what: "6", clause: "4.1", why: WHY }];
    expect(seen({}, { offers: ["2-3a"], barred: six })).toEqual(["six"]);
    expect(seen({}, { told: [{ key: "told-pass-six" }] })).toEqual(["six"]);
  });

  it("explains being blocked, waiting and disgrace", () => {
    expect(seen({}, { barred: [{ what: "2", clause: "3.3", why: WHY }] })).toEqual(["blocked"]);
    expect(seen({}, { barred: [{ what: "2", clause: "5.3", why: WHY }] })).toEqual(["wait"]);
    expect(seen({}, { told: [{ key: "told-disqualified" }] })).toEqual(["disgrace"]);
  });

  it("points to the alley on the second half of the lap, and says stop when a card ends there", () => {
    expect(seen({ space: "3a" }, { offers: ["1-1a"] })).toEqual(["alley"]);
    expect(seen({ space: "3a" }, { offers: ["1-A1"] }, ["goal", "card", "alley"])).toEqual(["stop"]);
    expect(seen({ space: "3a", owes: false }, { offers: ["1-A1"] }, ["goal", "card", "alley"])).toEqual([]);
    expect(seen({ space: "A1", paid: true, owes: false })).toEqual(["hail"]);
    const stop = aveCaesar.find(({ id }) => id === "stop")!;
    expect(
      stop.done?.({ ...NOTHING, view: { game: "ave-caesar", chariots: [{ ...chariot, paid: true }] } }),
    ).toBe(true);
  });

  it("knows a bottleneck when it sees one", () => {
    expect(isNarrow(board, "2")).toBe(true);
    expect(isNarrow(board, "1a")).toBe(false);
    expect(isNarrow(board, null)).toBe(false);
    expect(seen({ space: "2" }, { offers: ["1-3a"] })).toEqual(["bottleneck"]);
  });

  it("ends with the finish and the laurels", () => {
    expect(seen({ owes: false }, { offers: ["5-finish"] })).toEqual(["finish"]);
    expect(seen({ owes: false }, { stage: "over" })).toEqual(["laurels"]);
  });
});

describe("Ben Hur", () => {
  const chariot = { hand: ["II", "III*", "A1", "+I+"], state: "racing", away_from: null, skip: false };
  const seen = (more: Partial<Situation>, own: object = {}, given = ["goal", "card"], spoken = true) =>
    names(
      benHur,
      { view: { game: "ben-hur", seats: [0], phase: "turn", chariots: [{ ...chariot, ...own }] }, ...more },
      given,
      spoken,
    );

  it("begins with the hand, then the nine ghosts", () => {
    expect(seen({ offers: ["drive II 0 0"] }, {}, ["goal"])).toEqual(["card"]);
    expect(seen({ offers: ["drive II 0 0"], card: "II" })).toEqual(["ruler"]);
  });

  it("explains decks, whip and ram when they are offered", () => {
    expect(seen({ offers: ["take normal", "take risky"] })).toEqual(["take"]);
    expect(seen({ offers: ["whip @1", "no-whip"] })).toEqual(["whip"]);
    expect(seen({ offers: ["drive II 0 0", "ram II 0 +30 @1"], moves: 2 })).toEqual(["ram"]);
  });

  it("explains steering away only to whoever lost", () => {
    const over = { told: [{ key: "told-whip-over" }] };
    expect(seen(over)).toEqual([]);
    expect(seen(over, { skip: true, away_from: 1 })).toEqual(["away"]);
  });

  it("warns before the bend when a card hits walls only", () => {
    const pose: [number, number, number] = [0, 0, 0];
    const barred = { target: null, move: null, bar: "wall", clause: "3.5" } as const;
    const placements: Situation["placements"] = {
      "+III+": [{ ruler: 0, turn: 0, word: "wall", pose, ...barred }],
    };
    expect(seen({ offers: ["drive II 0 0"], moves: 1, placements })).toEqual(["bend"]);
    expect(
      seen({ offers: ["drive II 0 0"], moves: 1, placements }, {}, ["goal", "card", "bend"], false),
    ).toEqual(["walls"]);
  });

  it("explains horseshoes and accidents in hand, one after the other", () => {
    const turn = { offers: ["drive II 0 0"], moves: 3 };
    expect(seen(turn, {}, ["goal", "card", "order"], false)).toEqual(["horseshoe"]);
    expect(seen(turn, {}, ["goal", "card", "order", "horseshoe"], false)).toEqual(["accident"]);
  });

  it("mourns, points home and ends", () => {
    expect(seen({ told: [{ key: "told-crash" }] })).toEqual(["crash"]);
    expect(seen({ told: [{ key: "told-section", facts: { section: "home" } }] })).toEqual(["home"]);
    expect(seen({ stage: "over" })).toEqual(["places"]);
  });
});
