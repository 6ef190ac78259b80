import { describe, expect, it } from "vitest";
import { withEvening } from "./evening";
import { withTabletName } from "./title";

const BOARD =
  '<svg viewBox="0 0 1680 1188"><g class="hd-title"><text y="1" textLength="100" fill="red">WHITE</text></g></svg>';

describe("the tablet of a board", () => {
  it("bears the name in the language of the page, as wide as its letters need", () => {
    expect(withTabletName(BOARD, "Weiß")).toContain('textLength="100.0" fill="red">WEISS</text>');
    expect(withTabletName(BOARD, "<Rot>")).toContain("&lt;ROT&gt;");
  });
});

describe("the evening", () => {
  it("is drawn over the picture and leaves the day as it was", () => {
    const dusk = withEvening(BOARD);
    expect(dusk).toContain("hd-dusk");
    expect(dusk.startsWith(BOARD.slice(0, -"</svg>".length))).toBe(true);
    expect(withEvening("no picture")).toBe("no picture");
  });
});
