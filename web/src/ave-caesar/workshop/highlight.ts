/** How the source of a course looks in the editor: words, columns, spaces, walls and remarks. */

import { HighlightStyle, StreamLanguage } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const WORDS = /^(board|players|laps|start|alley|no|step|outside|first|bend|spina)$/;
const LINKS = /^(clockwise|anticlockwise|from|to|at|radius|step|first)$/;

interface Place {
  /** The first word of the line, or nothing at its beginning. */
  head: string;
}

/** The language of course sources; lines of it are read one by one. */
export const courseLanguage = StreamLanguage.define<Place>({
  name: "course",
  startState: () => ({ head: "" }),
  token(stream, place) {
    if (stream.sol()) place.head = "";
    if (stream.eatSpace()) return null;
    if (stream.peek() === "#") {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.eat(/[|>]/)) return "operator";
    const [word = ""] = (stream.match(/^[^\s|>#]+/) as RegExpMatchArray | null) ?? [stream.next() ?? ""];
    if (!place.head) {
      place.head = word;
      return WORDS.test(word) ? "keyword" : /^\d/.test(word) ? "labelName" : "invalid";
    }
    if (LINKS.test(word) && !/^\d/.test(place.head)) return "keyword";
    if (/^(bend|spina|players|laps)$/.test(place.head)) return "number";
    return "variableName";
  },
  languageData: { commentTokens: { line: "#" } },
});

export const courseColours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--purple)", fontWeight: "600" },
  { tag: tags.labelName, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.variableName, color: "var(--ink)" },
  { tag: tags.number, color: "var(--gold)" },
  { tag: tags.operator, color: "var(--bad)", fontWeight: "700" },
  { tag: tags.comment, color: "var(--good)", fontStyle: "italic" },
  { tag: tags.invalid, color: "var(--bad)", textDecoration: "underline wavy" },
]);
