import { describe, expect, test } from "vitest";
import { languagesFound } from "../../plugins/languages";
import { catalogues } from "../../plugins/offline";
import { makeVoice } from "./voice";

const speak = makeVoice(catalogues());

describe("the voice of the house in this browser", () => {
  test("says what the server says, in each language", () => {
    const said = languagesFound().map((it) => speak(it, "table-unknown", {}));
    expect(said[0]).toBe("There is no such table; check the link or the code");
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(4);
  });

  test("counts as the language does, and writes numbers plainly", () => {
    expect(speak("en", "board-faulty", { count: 1 })).not.toBe(speak("en", "board-faulty", { count: 2 }));
    expect(speak("en", "board-faulty", { count: 1234 })).toContain("1234");
  });

  test("speaks English where a language is not known, and names the key where a message is not", () => {
    expect(speak("tlh", "table-unknown", {})).toBe(speak("en-GB", "table-unknown", {}));
    expect(speak("en", "no-such-message", {})).toBe("no-such-message");
  });
});
