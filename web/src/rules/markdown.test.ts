import { describe, expect, it } from "vitest";
import { rulesOf } from "./book";
import { readRules } from "./markdown";
import { pieces } from "./tree";

const PAGE = `# Game: the rules

Before it all, with a
second line.

**Contents**

- **[1 Kit](#1-kit)**
  - [1.1 Cards](#11-cards)

## 1 Kit

### 1.1 Cards

Drive \`II*\` with *care*, see 1.2, not 9.9. Don't say "no".

1. **First.** One
   two
2. Second

### 1.2 Coins

| coin | worth |
|---|---|
| \`as\` | 1 (1.1) |

> *Example.* See [here](#11-cards) or [the glossary](../glossary.md).
`;

describe("readRules", () => {
  const book = readRules(PAGE);

  it("finds title, introduction and clauses, and leaves the contents out", () => {
    expect(book.title).toBe("Game: the rules");
    expect(pieces(book.intro)).toEqual(["Before it all, with a second line."]);
    expect(book.clauses.map((it) => [it.number, it.title, it.section])).toEqual([
      ["1", "Kit", "1"],
      ["1.1", "Cards", "1"],
      ["1.2", "Coins", "1"],
    ]);
  });

  it("reads paragraphs and lists whose entries go over several lines", () => {
    const [paragraph, list] = book.clauses[1]!.blocks;
    expect(paragraph).toEqual({
      kind: "paragraph",
      inside: [
        { kind: "text", text: "Drive " },
        { kind: "code", text: "II*" },
        { kind: "text", text: " with " },
        { kind: "italic", inside: [{ kind: "text", text: "care" }] },
        { kind: "text", text: ", see " },
        { kind: "clause", number: "1.2", inside: [{ kind: "text", text: "1.2" }] },
        { kind: "text", text: ", not " },
        { kind: "text", text: "9.9" },
        { kind: "text", text: ". Don’t say “no”." },
      ],
    });
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(pieces([list!])).toEqual(["First. One two", "Second"]);
  });

  it("reads tables and examples; only links within the page stay links", () => {
    const [table, quote] = book.clauses[2]!.blocks;
    expect(table).toMatchObject({ kind: "table", head: [[{ text: "coin" }], [{ text: "worth" }]] });
    expect(pieces([table!])).toEqual(["coin · worth", "as · 1 (1.1)"]);
    expect(JSON.stringify(quote).match(/"clause","number":"1.1"/g)).toHaveLength(1);
    expect(pieces([quote!])).toEqual(["Example. See here or the glossary."]);
  });
});

it("takes a number with more digits for no clause", () => {
  const [clause] = readRules("## 1 Kit\n\n### 1.1 Cards\n\n11.1 and 1.15 and 1.1.").clauses.slice(1);
  expect(JSON.stringify(clause!.blocks).match(/"kind":"clause"/g)).toHaveLength(1);
  expect(pieces(clause!.blocks)).toEqual(["11.1 and 1.15 and 1.1."]);
});

it.each(["```\ncode\n```", "- one\n  - within", "a ~~slip~~", "<b>bold</b>"])(
  "refuses what the page could not show: %j",
  (text) => expect(() => readRules(`## 1 Kit\n\n${text}`)).toThrow("the page shows no"),
);

const texts = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
it.each(Object.entries(texts))("leaves no mark of Markdown behind in %s", (_, text) => {
  const book = readRules(text);
  expect(book.title).not.toBe("");
  for (const clause of book.clauses)
    for (const piece of pieces(clause.blocks).map((it) => it.replace(/\b(I|\+)\*/g, "")))
      expect(piece.replace(/(II|III|\+)\*/g, "")).not.toMatch(/\*|`|\]\(|^\||^#/);
});

it("hands a rule page over as a tree, and says where there is none", async () => {
  const french = await rulesOf("ben-hur", "fr");
  expect(french).toMatchObject({ game: "ben-hur", language: "fr" });
  expect(french).toMatchObject(readRules(texts["../../../docs/rules/fr/ben-hur.md"]!));
  await expect(rulesOf("no-such-game", "fr")).rejects.toThrow("no rules for no-such-game");
});
