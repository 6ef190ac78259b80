/** What every search of the page has in common: accents and capitals are ignored, and a word is found by its beginning. */

const SPECIAL: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "\u00a0": " ", "−": "-" };

/** Write a text without accents and capitals; `at` says which letter of the text each letter comes from. */
export function foldText(text: string): { text: string; at: number[] } {
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
  return foldText(query).text.split(/\s+/).filter(Boolean);
}

/** Cut a text into parts that are looked for and parts that are not. */
export function splitAtTerms(text: string, terms: string[]): { text: string; hit: boolean }[] {
  const folded = foldText(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of terms)
    for (const start of termStarts(folded.text, term))
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
export function termStarts(text: string, term: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text[at - 1];
    if (before === undefined || !/[\p{L}\p{N}]/u.test(before) || !/^[\p{L}\p{N}]/u.test(term)) found.push(at);
  }
  return found;
}
