/** What the page says: Fluent messages of the same catalogues that the server and the terminal speak from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "../protocol";
import { type Language, preferences } from "./preferences.svelte";

const chunks: Record<Language, () => Promise<{ texts: Record<string, string> }>> = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  it: () => import("./catalogues/it"),
  de: () => import("./catalogues/de"),
};

const bundles = new Map<Language, FluentBundle>();
let shown = $state.raw<{ language: Language; bundles: FluentBundle[] }>({ language: "en", bundles: [] });

async function bundle(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const { texts } = await chunks[language]();
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(texts)) made.addResource(new FluentResource(text));
  bundles.set(language, made);
  return made;
}

/** Load the language that is preferred and speak it from now on. */
export async function speak(language: Language = preferences.language): Promise<void> {
  const wanted = await bundle(language);
  shown = { language, bundles: [wanted] };
  document.documentElement.lang = language;
}

/** Say a message of the catalogues in the language of the page. Numbers are written plainly. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  for (const it of shown.bundles) {
    const message = it.getMessage(key);
    if (message?.value) return it.formatPattern(message.value, facts as Record<string, FluentVariable>);
  }
  return key;
}

/** Whether there is such a message. */
export function known(key: string): boolean {
  return shown.bundles.some((it) => it.hasMessage(key));
}

/** Say what the server sent as a key and its facts. */
export function sayWords(words: Words): string {
  return say(words.key, words.facts);
}
