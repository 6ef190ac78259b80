/** Reads a rule page when the page is built: Markdown into the tree that is shown. Nothing of it is loaded by a browser. */

import { lexer, type MarkedToken, type Token } from "marked";
import type { Block, Inline, Rulebook } from "./tree.ts";

const NUMBERED = /^((\d+)(?:\.\d+)?) +(.+)$/;

/** Read a whole rule page. */
export function readRules(text: string): Rulebook {
  const tokens = lexer(text) as MarkedToken[];
  const numbers = tokens.flatMap((it) => (it.type === "heading" && NUMBERED.exec(it.text)?.[1]) || []);
  const book: Rulebook = { title: "", intro: [], clauses: [] };
  for (const token of tokens) {
    const clause = book.clauses.at(-1);
    if (token.type === "heading") {
      const [, number, section, title] = NUMBERED.exec(token.text) ?? [];
      if (number) book.clauses.push({ number, title: smart(title!), section: section!, blocks: [] });
      else book.title = smart(token.text);
    } else if (clause) clause.blocks.push(...readBlocks([token], numbers));
    else if (!isContents(token)) book.intro.push(...readBlocks([token], numbers));
  }
  return book;
}

/** Whether this is the list of contents before the first section, or the word above it: the page makes its own. */
function isContents(token: MarkedToken): boolean {
  return token.type === "list" || (token.type === "paragraph" && /^\*\*[^*]+\*\*$/.test(token.text));
}

function readBlocks(tokens: Token[], numbers: string[]): Block[] {
  const inline = (it: { tokens: Token[] }) => readInline(it.tokens, numbers);
  return (tokens as MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
        return [{ kind: "paragraph", inside: inline(token) }];
      case "list":
        return [{ kind: "list", ordered: token.ordered, items: token.items.map(inline) }];
      case "table":
        return [
          { kind: "table", head: token.header.map(inline), rows: token.rows.map((it) => it.map(inline)) },
        ];
      case "blockquote":
        return [{ kind: "quote", blocks: readBlocks(token.tokens, numbers) }];
      default:
        throw new Error(`the page shows no ${token.type}: ${token.raw}`);
    }
  });
}

/** Read a line: emphasis, code, links between clauses; a number that is a clause becomes a link to it. */
function readInline(tokens: Token[], numbers: string[]): Inline[] {
  return (tokens as MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case "text":
        return token.tokens ? readInline(token.tokens, numbers) : readNumbers(token.text, numbers);
      case "codespan":
        return [{ kind: "code", text: token.text }];
      case "strong":
        return [{ kind: "bold", inside: readInline(token.tokens, numbers) }];
      case "em":
        return [{ kind: "italic", inside: readInline(token.tokens, numbers) }];
      case "link": {
        const digits = /^#(\d+)-/.exec(token.href)?.[1];
        const number = numbers.find((it) => it.replace(".", "") === digits);
        const inside = readInline(token.tokens, []);
        return number ? [{ kind: "clause", number, inside }] : inside;
      }
      default:
        throw new Error(`the page shows no ${token.type} in a line: ${token.raw}`);
    }
  });
}

function readNumbers(text: string, numbers: string[]): Inline[] {
  return smart(text)
    .split(/(?<![\d.,])(\d\.\d+)(?![\d.,]*\d)/)
    .flatMap((part, at): Inline[] => {
      if (!part) return [];
      const inside: Inline[] = [{ kind: "text", text: part }];
      return at % 2 && numbers.includes(part) ? [{ kind: "clause", number: part, inside }] : inside;
    });
}

/** Join the lines of a text, and set quotation marks and apostrophes as a printer does. */
function smart(text: string): string {
  return text
    .replace(/\n */g, " ")
    .replace(/(^|[\s(])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/'/g, "’");
}
