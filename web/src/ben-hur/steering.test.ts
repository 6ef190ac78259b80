import { describe, expect, it } from "vitest";
import { only } from "../base/testing";
import { Choice } from "../game/choice.svelte";
import type { PlacementView, RaceView } from "../protocol";
import { placementName } from "./placement";
import { mainOf, steeringOf } from "./steering.svelte";

const turns = [-30, 0, 30];
const rows: PlacementView[] = turns.flatMap((ruler) =>
  turns.map((turn): PlacementView => {
    const common = { ruler, turn, target: null, pose: [0, 0, 0] as [number, number, number] };
    return ruler === 0
      ? { ...common, word: "clear", move: placementName("II", { ruler, turn }), bar: null, clause: null }
      : { ...common, word: "wall", move: null, bar: "wall", clause: "3.5" };
  }),
);
const race = only<RaceView>({ placements: { II: rows } });

function choosing() {
  const played: string[] = [];
  const choice = new Choice(0, [], async (move) => void played.push(move));
  return { choice, played, steering: steeringOf(choice) };
}

describe("steering", () => {
  it("lays the nine placements out as one sees them: left is left, ahead of it the chariot's turns", () => {
    expect(mainOf(rows).map((it) => placementName("II", it).replace("drive II ", ""))).toEqual([
      "+30 +30",
      "0 +30",
      "-30 +30",
      "+30 0",
      "0 0",
      "-30 0",
      "+30 -30",
      "0 -30",
      "-30 -30",
    ]);
  });

  it("is one for each choice, and plays what is pressed twice", async () => {
    const { choice, played, steering } = choosing();
    expect(steeringOf(choice)).toBe(steering);
    choice.pick("II");
    const straight = steering.rows(race, "II").find((it) => it.ruler === 0 && it.turn === 0)!;
    steering.press("II", straight);
    expect(choice.move).toBe("drive II 0 0");
    expect(steering.shown).toBe("drive II 0 0");
    expect(played).toEqual([]);
    steering.press("II", straight);
    await Promise.resolve();
    expect(played).toEqual(["drive II 0 0"]);
  });

  it("looks at what is barred without previewing it", () => {
    const { choice, played, steering } = choosing();
    choice.pick("II");
    steering.press("II", rows[0]!);
    steering.press("II", rows[0]!);
    expect(steering.shown).toBe("drive II -30 -30");
    expect(choice.move).toBeNull();
    expect(played).toEqual([]);
  });

  it("shows a move that somebody proposes", () => {
    const { choice, steering } = choosing();
    choice.preview("ram II* 0 +30 @3");
    expect(steering.card).toBe("II*");
    expect(steering.shown).toBe("drive II* 0 +30");
  });
});
