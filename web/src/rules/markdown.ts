/** Reads a rule page: the small part of Markdown that docs/rules use, into a tree that the page can show. */

/** A piece of a line. `clause` is a link to a clause of the same page. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "bold" | "italic"; inside: Inline[] }
  | { kind: "clause"; number: string; inside: Inline[] };

/** A block of a clause. */
export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; blocks: Block[] };

/** A numbered clause, or a section that has clauses (then `section` is its own number). */
export interface Clause {
  number: string;
  title: string;
  section: string;
  blocks: Block[];
}

/** A rule page: its title, what stands before the first section, and all sections and clauses in order. */
export interface Rulebook {
  title: string;
  intro: Block[];
  clauses: Clause[];
}

const HEADING = /^(#{1,3}) +(.+?) *$/;
const NUMBERED = /^(\d+)(?:\.(\d+))? +(.+)$/;
const ITEM = /^(?:-|\d+\.) +/;
const RULE = /^\|[-| :]+\|$/;
/** A list of contents and the word above it: the page makes its own. */
const CONTENTS = /^(?:\s*- (?:\*\*)?\[\d[^\]]*\]\(#[^)]*\)(?:\*\*)?|\*\*[^*]+\*\*)$/;

/** Read a whole rule page. */
export function readRules(text: string): Rulebook {
  const lines = text.split("\n").filter((line) => !CONTENTS.test(line));
  const numbers = lines.flatMap((line) => {
    const found = NUMBERED.exec(HEADING.exec(line)?.[2] ?? "");
    return found ? [found[2] ? `${found[1]}.${found[2]}` : found[1]!] : [];
  });
  const book: Rulebook = { title: "", intro: [], clauses: [] };
  let gathered: string[] = [];
  const close = () => {
    const blocks = readBlocks(gathered, numbers);
    const last = book.clauses.at(-1);
    if (last) last.blocks = blocks;
    else book.intro = blocks;
    gathered = [];
  };
  for (const line of lines) {
    const heading = HEADING.exec(line);
    if (!heading) {
      gathered.push(line);
      continue;
    }
    const numbered = NUMBERED.exec(heading[2]!);
    if (!numbered) {
      book.title = smart(heading[2]!);
      continue;
    }
    close();
    const [, section, part, title] = numbered;
    const number = part ? `${section}.${part}` : section!;
    book.clauses.push({ number, title: smart(title!), section: section!, blocks: [] });
  }
  close();
  return book;
}

/** Read the lines of a clause as blocks. */
function readBlocks(lines: string[], numbers: string[]): Block[] {
  const blocks: Block[] = [];
  const inline = (text: string) => readInline(text, numbers);
  for (let at = 0; at < lines.length;) {
    const first = lines[at]!;
    if (!first.trim()) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < lines.length && lines[end]!.trim()) end += 1;
    const group = lines.slice(at, end);
    at = end;
    if (first.startsWith("|")) {
      const [head, ...rows] = group.filter((line) => !RULE.test(line)).map(cells);
      blocks.push({ kind: "table", head: head!.map(inline), rows: rows.map((row) => row.map(inline)) });
    } else if (first.startsWith(">")) {
      const inside = group.map((line) => line.replace(/^> ?/, ""));
      blocks.push({ kind: "quote", blocks: readBlocks(inside, numbers) });
    } else if (ITEM.test(first)) {
      const items: string[] = [];
      for (const line of group) {
        if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      blocks.push({ kind: "list", ordered: !first.startsWith("-"), items: items.map(inline) });
    } else blocks.push({ kind: "paragraph", inside: inline(group.join(" ")) });
  }
  return blocks;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((it) => it.trim());

const MARK = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)]*)\)/;

/** Read a line: emphasis, code, links between clauses; a number that is a clause becomes a link to it. */
export function readInline(text: string, numbers: string[]): Inline[] {
  const found = MARK.exec(text);
  if (!found) return readNumbers(text, numbers);
  const [all, code, bold, italic, label, target] = found;
  const before = readNumbers(text.slice(0, found.index), numbers);
  const after = readInline(text.slice(found.index + all.length), numbers);
  return [...before, ...marked(), ...after];

  function marked(): Inline[] {
    if (code !== undefined) return [{ kind: "code", text: code }];
    if (bold !== undefined) return [{ kind: "bold", inside: readInline(bold, numbers) }];
    if (italic !== undefined) return [{ kind: "italic", inside: readInline(italic, numbers) }];
    const digits = /^#(\d+)-/.exec(target!)?.[1];
    const number = numbers.find((it) => it.replace(".", "") === digits);
    if (!number) return readInline(label!, []);
    return [{ kind: "clause", number, inside: readInline(label!, []) }];
  }
}

function readNumbers(text: string, numbers: string[]): Inline[] {
  if (!text) return [];
  return smart(text)
    .split(/(?<![\d.,])(\d\.\d+)(?![\d.,]*\d)/)
    .flatMap((part, at): Inline[] => {
      if (!part) return [];
      const inside: Inline[] = [{ kind: "text", text: part }];
      return at % 2 && numbers.includes(part) ? [{ kind: "clause", number: part, inside }] : inside;
    });
}

/** Set quotation marks and apostrophes as a printer does. */
function smart(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/'/g, "’");
}

/** Give the bare text of a line. */
export function plain(inside: Inline[]): string {
  return inside.map((it) => ("text" in it ? it.text : plain(it.inside))).join("");
}

/** Give the bare text of blocks, one piece a paragraph, entry or cell. */
export function pieces(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "paragraph":
        return [plain(block.inside)];
      case "list":
        return block.items.map(plain);
      case "table":
        return [block.head, ...block.rows].map((row) => row.map(plain).join(" · "));
      case "quote":
        return pieces(block.blocks);
    }
  });
}
