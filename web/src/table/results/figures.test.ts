import { describe, expect, it } from "vitest";
import { figureText, worthTelling } from "./figures";

describe("figures of a race", () => {
  it("are plain numbers where something is counted", () => {
    expect(figureText("count", 12, "en")).toBe("12");
  });

  it("show luck with its sign and the language's decimal sign", () => {
    expect(figureText("luck", 140, "en")).toBe("+1.4");
    expect(figureText("luck", -55, "de")).toBe("−0,6");
    expect(figureText("luck", 0, "fr")).toBe("0,0");
  });

  it("leave out what never happened", () => {
    const some = { key: "stat-blocked", unit: "count" as const, values: [0, 2] };
    const none = { key: "stat-missed", unit: "count" as const, values: [0, 0] };
    expect(worthTelling([some, none])).toEqual([some]);
  });
});
