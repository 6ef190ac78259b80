import { describe, expect, it } from "vitest";
import { only } from "../../base/testing";
import type { LaidOutCourse } from "./laid";
import { pressSpace, targetsOf } from "./tools";

const TEXT = `start clockwise      03a 03b
alley    A1  from 02b to 01b

01     a b
02     a b
03     a b
`;

const LAID = only<LaidOutCourse>({
  spaces: Object.fromEntries(["01a", "01b", "02a", "02b", "03a", "03b", "A1"].map((it) => [it, {}])),
  ahead: { "01a": ["02a", "02b"], "01b": ["02a"], "02b": ["03a", "03b", "A1"] },
});

const line = (text: string, head: string) => text.split("\n").find((it) => it.startsWith(head)) ?? null;

describe("a press on a space", () => {
  it("chooses it, and changes nothing", () => {
    expect(pressSpace(TEXT, LAID, "choose", "02a", null)).toEqual({ text: TEXT, chosen: "02a" });
    expect(pressSpace(TEXT, LAID, "shape", "A1", "02a")).toEqual({ text: TEXT, chosen: "A1" });
  });

  it("adds or takes away a single step, once a space is chosen", () => {
    const first = pressSpace(TEXT, LAID, "step", "01b", null);
    expect(first).toEqual({ text: TEXT, chosen: "01b" });
    expect(targetsOf(TEXT, LAID, "01b")).toEqual(["02a", "02b"]);
    expect(line(pressSpace(TEXT, LAID, "step", "02b", "01b").text, "step")).toBe("step 01b to 02b");
    expect(line(pressSpace(TEXT, LAID, "step", "02a", "01b").text, "no step")).toBe("no step 01b to 02a");
    expect(pressSpace(TEXT, LAID, "step", "03a", "01b")).toEqual({ text: TEXT, chosen: "03a" });
  });

  it("goes round the line: the first column is ahead of the last", () => {
    expect(targetsOf(TEXT, LAID, "03a")).toEqual(["01a", "01b"]);
    expect(targetsOf(TEXT, LAID, "A1")).toEqual([]);
  });

  it("builds walls, the grid and the alley", () => {
    expect(line(pressSpace(TEXT, LAID, "wall", "02a", null).text, "02")).toBe("02     a | b");
    expect(pressSpace(TEXT, LAID, "wall", "02b", null).text).toBe(TEXT);
    expect(line(pressSpace(TEXT, LAID, "clockwise", "03a", null).text, "start")).toBe(
      "start clockwise      03b",
    );
    expect(line(pressSpace(TEXT, LAID, "anticlockwise", "01a", null).text, "start anti")).toBe(
      "start anticlockwise  01a",
    );
    expect(pressSpace(TEXT, LAID, "clockwise", "A1", null).text).toBe(TEXT);
    expect(line(pressSpace(TEXT, LAID, "entrance", "02a", null).text, "alley")).toContain("from 02a to 01b");
    expect(line(pressSpace(TEXT, LAID, "exit", "01a", null).text, "alley")).toContain("from 02b to 01a");
  });
});
