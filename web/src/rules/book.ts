/** The rule pages as they are read: one chunk a language and game, loaded when first wanted. */

import type { Language } from "../base/preferences.svelte";
import type { Rulebook } from "./tree";

const books = import.meta.glob<Rulebook>("../../../docs/rules/**/*.md", { import: "default" });
const read = new Map<string, Promise<Book>>();

/** A rule page in a language; `language` is the one it is really written in. */
export interface Book extends Rulebook {
  game: string;
  language: Language;
}

/** Load the rules of a game, in English where there is no translation. */
export function rulesOf(game: string, language: Language): Promise<Book> {
  const path = `../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`;
  const load = books[path];
  if (!load) {
    if (language === "en") return Promise.reject(new Error(`no rules for ${game}`));
    return rulesOf(game, "en");
  }
  const known = read.get(path);
  if (known) return known;
  const made = load().then((it) => ({ ...it, game, language }));
  made.catch(() => read.delete(path));
  read.set(path, made);
  return made;
}
