/** The rule pages as they are read: one chunk a language and game, loaded when first wanted. */

import type { Language } from "../base/preferences.svelte";
import { readRules, type Rulebook } from "./markdown";

const texts = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });
const read = new Map<string, Promise<Book>>();

/** A rule page in a language; `language` is the one it is really written in. */
export interface Book extends Rulebook {
  game: string;
  language: Language;
}

/** Load the rules of a game, in English where there is no translation. */
export function rulesOf(game: string, language: Language): Promise<Book> {
  const path = `../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`;
  const load = texts[path];
  if (!load) {
    if (language === "en") return Promise.reject(new Error(`no rules for ${game}`));
    return rulesOf(game, "en");
  }
  const known = read.get(path);
  if (known) return known;
  const made = load().then((text) => ({ ...readRules(text), game, language }));
  made.catch(() => read.delete(path));
  read.set(path, made);
  return made;
}
