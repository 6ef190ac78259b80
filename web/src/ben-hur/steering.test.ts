import { describe, expect, it } from "vitest";
import { Choice } from "../game/choice.svelte";
import type { Placement, RaceView } from "../protocol";
import { mainOf, steeringOf } from "./steering.svelte";

const turns = ["-30", "0", "+30"];
const rows: Placement[] = turns.flatMap((ruler) =>
  turns.map((turn): Placement => {
    const clear = ruler === "0";
    return [ruler, turn, clear ? "clear" : "wall", [0, 0, 0], clear ? `drive II ${ruler} ${turn}` : null];
  }),
);
const race = { aid: { II: rows } } as unknown as RaceView;

function choosing() {
  const played: string[] = [];
  const choice = new Choice(0, [], async (move) => void played.push(move));
  return { choice, played, steering: steeringOf(choice) };
}

describe("steering", () => {
  it("lays the nine placements out as one sees them: left is left, ahead of it the chariot's turns", () => {
    expect(mainOf(rows).map((it) => `${it[0]} ${it[1]}`)).toEqual([
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
    const straight = steering.rows(race, "II").find((it) => it[0] === "0" && it[1] === "0")!;
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
