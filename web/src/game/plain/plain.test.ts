import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { only } from "../../base/testing";
import type { Choices, RaceView, Settings } from "../../protocol";
import { Draft } from "../../setup/draft.svelte";
import { Choice } from "../choice.svelte";
import { gameName, moveWords } from "../names";
import { playableGames } from "../offered.svelte";
import { GAMES, registered, uiOf } from "../registry";
import { setup } from "./setup";
import Turn from "./Turn.svelte";

const WORDS = { "game-petteia": "Πεττεία", "move-latrones-step": "Step", "move-latrones-wait": "Wait" };
vi.mock("../../base/language.svelte", () => ({
  hasWordsFor: (key: string) => key in WORDS,
  say: (key: string, facts: Record<string, string> = {}) =>
    [WORDS[key as keyof typeof WORDS] ?? key, facts["rest"]].filter(Boolean).join(" "),
  sayWords: ({ key }: { key: string }) => key,
  requestGameWords: () => asked(),
}));
const asked = vi.fn(() => Promise.resolve());

const CHOICES = only<Choices>({
  game: "latrones",
  field: "edition",
  editions: {},
  options: {},
  boards: [],
  directions: [],
  players: [2, 3],
  each: {},
  unmanned: [0, 0],
  laps: {},
  charioteers: [{ name: "plodder" }],
  usual: { players: 2 },
});

describe("a game that the page does not know", () => {
  it("goes by its words, else by its name", () => {
    expect(gameName("petteia")).toBe("Πεττεία");
    expect(gameName("duodecim-scripta")).toBe("Duodecim scripta");
    expect(registered("petteia")).toBeUndefined();
  });

  it("has its words asked for, which no game of the page has", () => {
    asked.mockClear();
    GAMES.forEach(uiOf);
    expect(asked).not.toHaveBeenCalled();
    uiOf("senet");
    uiOf("senet");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("is offered after the games of the page", () => {
    playableGames.take([CHOICES, ...GAMES.map((game) => ({ ...CHOICES, game }))]);
    expect(playableGames.games).toEqual([...GAMES, "latrones"]);
    expect(playableGames.choices("latrones")?.players).toEqual([2, 3]);
  });

  it("calls its moves by their words, else as they are written", () => {
    expect(moveWords("latrones", "wait")).toBe("Wait");
    expect(moveWords("latrones", "step 3 left")).toBe("Step 3 left");
    expect(moveWords("latrones", "4-11b2")).toBe("4-11b2");
  });

  it("is set up by what the house says may be chosen, and nothing else", () => {
    const draft = new Draft(CHOICES, setup);
    expect(draft.settings.setup).toEqual({ players: 3 });
    expect(draft.settings.seats).toHaveLength(3);
    const more = new Draft(
      {
        ...CHOICES,
        editions: { old: { sets: {}, chariots: [2, 3] } },
        boards: [
          { name: "small", chariots: [2, 3], laps: null },
          { name: "large", chariots: [2, 3], laps: null },
        ],
        directions: ["clockwise", "anticlockwise"],
        usual: { players: 2, track: "small" },
      },
      setup,
    );
    more.board = "large";
    more.set("pace", 3);
    expect(more.settings.setup).toEqual({
      players: 3,
      edition: "old",
      track: "large",
      direction: "clockwise",
      options: { pace: 3 },
    });
  });
});

describe("a turn", () => {
  let shown: Record<string, unknown> | null = null;
  beforeEach(() => document.body.replaceChildren());
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
  });

  it("has a button for each move, and a press plays it", () => {
    const play = vi.fn(async () => {});
    const choice = new Choice(0, ["wait", "step 2"], play);
    const race = only<RaceView>({ to_move: 0, view: {}, standings: [], barred: null, lines: 1 });
    const settings = { game: "latrones" } as Settings;
    shown = mount(Turn, {
      target: document.body,
      props: {
        settings,
        chairs: [],
        viewer: 0,
        race,
        board: { board: {}, svg: "" },
        choice,
        busy: false,
        onclause: () => {},
        placements: null,
      },
    });
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-move]")];
    expect(buttons.map((it) => it.textContent?.trim())).toEqual(["Wait", "Step 2"]);
    choice.preview("step 2");
    flushSync();
    expect(buttons.map((it) => it.getAttribute("aria-current"))).toEqual(["false", "true"]);
    buttons[1]!.click();
    expect(play).toHaveBeenCalledExactlyOnceWith("step 2");
  });
});
