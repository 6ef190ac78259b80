import { describe, expect, it } from "vitest";
import { table as aveCaesar } from "../../ave-caesar/table";
import { table as benHur } from "../../ben-hur/table";
import { idleMove } from "./passing";

describe("a turn that goes by by itself", () => {
  it("is one in which nothing else is possible", () => {
    expect(idleMove(["pass"], null, aveCaesar.idle)).toBe("pass");
    expect(idleMove(["miss"], null, benHur.idle)).toBe("miss");
    expect(idleMove(["lost"], [], benHur.idle)).toBe("lost");
  });

  it("is none where there is anything to choose", () => {
    expect(idleMove(["pass", "withdraw"], null, aveCaesar.idle)).toBeNull();
    expect(idleMove(["accident A1", "miss"], null, benHur.idle)).toBeNull();
    expect(idleMove(["lost"], ["II"], benHur.idle)).toBeNull();
    expect(idleMove([], null, aveCaesar.idle)).toBeNull();
  });

  it("is none where the only move matters: a drive, a card drawn or tucked away, the end", () => {
    for (const move of ["3-04a", "tuck 3", "withdraw"])
      expect(idleMove([move], null, aveCaesar.idle)).toBeNull();
    for (const move of ["take risky", "crash II", "concede", "drive II 0 0", "redraw"])
      expect(idleMove([move], null, benHur.idle)).toBeNull();
  });

  it("is none in a game that does not say which moves are idle", () => {
    expect(idleMove(["pass"], null)).toBeNull();
  });
});
