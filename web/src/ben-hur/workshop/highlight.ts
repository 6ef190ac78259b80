/** How the JSON of an arena looks in the editor. */

import { HighlightStyle, StreamLanguage } from "@codemirror/language";
import { tags } from "@lezer/highlight";

export const arenaLanguage = StreamLanguage.define<null>({
  name: "arena",
  startState: () => null,
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return "propertyName";
    if (stream.match(/^"(?:[^"\\]|\\.)*"/)) return "string";
    if (stream.match(/^-?\d+/)) return "number";
    if (stream.match(/^[{}[\],:]/)) return "operator";
    stream.next();
    return "invalid";
  },
});

export const arenaColours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.string, color: "var(--good)" },
  { tag: tags.number, color: "var(--gold)" },
  { tag: tags.operator, color: "var(--ink-soft)" },
  { tag: tags.invalid, color: "var(--bad)", textDecoration: "underline wavy" },
]);
