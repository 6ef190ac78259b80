/** Finding clauses: by number or by words, accents and capitals ignored. */

import { pieces, type Clause } from "./markdown";

/** A clause that was found, and where: the piece of its text with the most of what was looked for. */
export interface Hit {
  clause: Clause;
  excerpt: string;
}

const SPECIAL: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "−": "-" };

/** Write a text without accents and capitals; `at` says which letter of the text each letter comes from. */
export function fold(text: string): { text: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  for (let n = 0; n < text.length; n += 1) {
    const lower = text[n]!.toLowerCase();
    const bare = SPECIAL[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
    for (const letter of bare) {
      folded += letter;
      at.push(n);
    }
  }
  return { text: folded, at };
}

/** Split what somebody typed into what is looked for. */
export function termsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** Cut a text into parts that are looked for and parts that are not. */
export function split(text: string, terms: string[]): { text: string; hit: boolean }[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of terms)
    for (const start of places(folded.text, term))
      for (let n = start; n < start + term.length; n += 1) hit[folded.at[n]!] = true;
  const parts: { text: string; hit: boolean }[] = [];
  for (let n = 0; n < text.length; n += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hit[n]) last.text += text[n];
    else parts.push({ text: text[n]!, hit: hit[n]! });
  }
  return parts;
}

/** Find where a term begins a word; a sign such as + or @ counts anywhere. */
function places(text: string, term: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text[at - 1];
    if (before === undefined || !/[\p{L}\p{N}]/u.test(before) || !/^[\p{L}\p{N}]/u.test(term)) found.push(at);
  }
  return found;
}

const has = (text: string, term: string): boolean => places(fold(text).text, term).length > 0;

/** Find the clauses that a query means, the best first: its number, its title, its text. */
export function search(clauses: Clause[], query: string): Hit[] {
  const terms = termsOf(query);
  if (!terms.length) return [];
  const found = clauses.flatMap((clause, order) => {
    const texts = pieces(clause.blocks);
    const inNumber = terms.filter((it) => numbered(clause.number, it));
    const inTitle = terms.filter((it) => has(clause.title, it));
    const section = clauses.find((it) => it.number === clause.section)?.title ?? "";
    const somewhere = terms.every(
      (it) => inNumber.includes(it) || [clause.title, section, ...texts].some((text) => has(text, it)),
    );
    if (!somewhere) return [];
    const count = (text: string) => terms.filter((it) => has(text, it)).length;
    const best = Math.max(0, ...texts.map(count));
    const worth =
      100 * inNumber.length +
      10 * inTitle.length +
      (best ? 1 : 0) +
      (clause.number === query.trim() ? 1000 : 0);
    const excerpt = texts.find((text) => count(text) === best) ?? "";
    return [{ clause, excerpt: shorten(excerpt, terms), worth, order }];
  });
  return found
    .sort((one, other) => other.worth - one.worth || one.order - other.order)
    .map(({ clause, excerpt }) => ({ clause, excerpt }));
}

/** Whether a term names a clause: 4 names section 4 and all of it, 4.5 the one. */
function numbered(number: string, term: string): boolean {
  return number === term || (/^\d+\.?$/.test(term) && number.startsWith(`${parseInt(term)}.`));
}

const LONGEST = 150;

/** Cut a long text around the first hit, at words. */
function shorten(text: string, terms: string[]): string {
  if (text.length <= LONGEST) return text;
  const folded = fold(text);
  const hits = terms.flatMap((it) => places(folded.text, it)).map((it) => folded.at[it]!);
  const first = hits.length ? Math.min(...hits) : 0;
  let from = Math.max(0, first - 50);
  if (from > 0) from = text.indexOf(" ", from) + 1;
  const cut = text.slice(from, from + LONGEST);
  const to = from + cut.length < text.length ? cut.lastIndexOf(" ") : cut.length;
  return `${from ? "… " : ""}${cut.slice(0, to)}${from + to < text.length ? " …" : ""}`;
}
