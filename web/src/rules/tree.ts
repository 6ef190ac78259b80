/** A rule page as the page shows it: a tree, made from docs/rules when the page is built. */

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
