import { describe, expect, it, vi } from "vitest";
import { Choice } from "../game/choice.svelte";
import { movesTo, previewOrPlay, toggleCard, previewNeighbour } from "./choosing";
import { motionsBetween } from "./driving";
import { smallCourse } from "./fixtures";
import { Roads } from "./road";
import type { ChariotSeen, RaceSeen } from "./seen";

const roads = new Roads(smallCourse(), "clockwise");

function view(turn: number, ...stand: [space: string | null, lap: number][]): RaceSeen {
  const chariots = stand.map(([space, lap], owner) => ({ owner, space, lap }) as ChariotSeen);
  return { turn, laps: 1, chariots } as RaceSeen;
}
/** Lines of a log that ends after them, or before them if they were taken back. */
function told(moves: string[], undone = false) {
  const lines = moves.map((move, at) => ({ n: at + 1, by: 0, move }));
  return { lines, count: undone ? 0 : lines.length };
}

describe("driving", () => {
  it("follows the road of the card that was played", () => {
    const [it, ...more] = motionsBetween(
      roads,
      view(0, ["1a", 1]),
      view(0, ["4a", 1]),
      told(["3-4a", "draw 5"]),
    );
    expect(more).toEqual([]);
    expect(it).toMatchObject({ livery: 0, does: "drive" });
    expect(it && "path" in it ? it.path.poses.length : 0).toBe(4);
  });
  it("tells them in the order of the turns", () => {
    const before = view(1, ["1a", 1], ["2a", 1]);
    const after = view(1, ["1b", 1], ["4b", 1]);
    expect(motionsBetween(roads, before, after, told(["2-4b", "1-1b"])).map((it) => it.livery)).toEqual([
      1, 0,
    ]);
  });
  it("finds a road where nothing tells the card", () => {
    const [it] = motionsBetween(roads, view(0, ["1a", 1]), view(0, ["4a", 1]), told([]));
    expect(it).toMatchObject({ does: "drive" });
  });
  it("drives back what was taken back", () => {
    const [it] = motionsBetween(
      roads,
      view(0, ["4a", 1]),
      view(0, ["1a", 1]),
      told(["3-4a", "draw 5"], true),
    );
    expect(it).toMatchObject({ does: "back" });
    expect(it && "path" in it ? it.path.poses.length : 0).toBe(4);
  });
  it("drives home over the line, and leaves from where it stands when out", () => {
    const home = motionsBetween(roads, view(0, ["8a", 1]), view(0, [null, 2]), told(["4-finish"]))[0];
    expect(home).toMatchObject({ does: "leave" });
    expect(home && "path" in home ? home.path.length : 0).toBeGreaterThan(100);
    const out = motionsBetween(roads, view(0, ["8a", 1]), view(0, [null, 1]), told(["withdraw"]))[0];
    expect(out && "path" in out ? out.path.length : 1).toBe(0);
  });
});

describe("choosing", () => {
  const offers = ["2-3a", "2-3b", "4-5", "withdraw"];
  const choice = () => {
    const play = vi.fn(async () => {});
    return { it: new Choice(0, offers, play), play };
  };

  it("previews the only space of a card at once", () => {
    const { it: chosen } = choice();
    toggleCard(chosen, 4);
    expect(chosen.move).toBe("4-5");
    toggleCard(chosen, 4);
    expect([chosen.card, chosen.move]).toEqual([null, null]);
  });
  it("takes the card up with the space, and plays what is pressed twice", () => {
    const { it: chosen, play } = choice();
    expect(movesTo(chosen, "3b")).toEqual(["2-3b"]);
    previewOrPlay(chosen, "2-3b");
    expect([chosen.card, chosen.move]).toEqual(["2", "2-3b"]);
    expect(play).not.toHaveBeenCalled();
    previewOrPlay(chosen, "2-3b");
    expect(play).toHaveBeenCalledWith("2-3b");
  });
  it("walks round the spaces of a card", () => {
    const { it: chosen } = choice();
    chosen.pick("2");
    previewNeighbour(chosen, 1);
    previewNeighbour(chosen, 1);
    previewNeighbour(chosen, 1);
    expect(chosen.move).toBe("2-3a");
    previewNeighbour(chosen, -1);
    expect(chosen.move).toBe("2-3b");
  });
});
