/** Finding clauses: by number or by words, accents and capitals ignored. */

import { foldText, termStarts, termsOf } from "../base/search";
import { pieces, type Clause } from "./tree";

/** A clause that was found, and where: the piece of its text with the most of what was looked for. */
interface Hit {
  clause: Clause;
  excerpt: string;
}

const has = (folded: string, term: string): boolean => termStarts(folded, term).length > 0;

/** A clause as it is searched: its title and the pieces of its text, folded. */
interface Searched {
  title: string;
  texts: string[];
  folded: string[];
}

const searched = new WeakMap<Clause, Searched>();

/** Fold a clause, once for all that is ever typed. */
function searchedOf(clause: Clause): Searched {
  let found = searched.get(clause);
  if (!found) {
    const texts = pieces(clause.blocks);
    found = { title: foldText(clause.title).text, texts, folded: texts.map((it) => foldText(it).text) };
    searched.set(clause, found);
  }
  return found;
}

/** Find the clauses that a query means, the best first: its number, its title, its text. */
export function search(clauses: Clause[], query: string): Hit[] {
  const terms = termsOf(query);
  if (!terms.length) return [];
  const sections = new Map(clauses.map((it) => [it.number, searchedOf(it).title]));
  const found = clauses.flatMap((clause, order) => {
    const { title, texts, folded } = searchedOf(clause);
    const inNumber = terms.filter((it) => numbered(clause.number, it));
    const inTitle = terms.filter((it) => has(title, it));
    const section = sections.get(clause.section) ?? "";
    const somewhere = terms.every(
      (it) => inNumber.includes(it) || [title, section, ...folded].some((text) => has(text, it)),
    );
    if (!somewhere) return [];
    const counts = folded.map((text) => terms.filter((it) => has(text, it)).length);
    const best = Math.max(0, ...counts);
    const worth =
      100 * inNumber.length +
      10 * inTitle.length +
      (best ? 1 : 0) +
      (clause.number === query.trim() ? 1000 : 0);
    const excerpt = texts[counts.indexOf(best)] ?? "";
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
  const folded = foldText(text);
  const hits = terms.flatMap((it) => termStarts(folded.text, it)).map((it) => folded.at[it]!);
  const first = hits.length ? Math.min(...hits) : 0;
  let from = Math.max(0, first - 50);
  if (from > 0) from = text.indexOf(" ", from) + 1;
  const cut = text.slice(from, from + LONGEST);
  const to = from + cut.length < text.length ? cut.lastIndexOf(" ") : cut.length;
  return `${from ? "… " : ""}${cut.slice(0, to)}${from + to < text.length ? " …" : ""}`;
}
