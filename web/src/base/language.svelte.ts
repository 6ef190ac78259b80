/** What the page says: Fluent messages of the same catalogues that the server and the terminal speak from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { first, rest } from "virtual:languages";
import type { Words } from "../protocol";
import { type Language, preferences } from "./preferences.svelte";

const bundles = new Map<Language, Promise<FluentBundle>>();
const whole = new Map<Language, Promise<void>>();
/** Whether more is to be said than the first screen says. */
let wantsAll = false;
let shown = $state.raw<{ language: Language; bundles: FluentBundle[] }>({ language: "en", bundles: [] });

/** Load what the first screen says in a language, once. */
function bundle(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const made = first[language]!().then(({ default: text }) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return bundle;
  });
  made.catch(() => bundles.delete(language));
  bundles.set(language, made);
  return made;
}

/** Load the rest of a language, once. */
function complete(language: Language): Promise<void> {
  const known = whole.get(language);
  if (known) return known;
  const made = Promise.all([bundle(language), rest[language]!()]).then(([bundle, { default: text }]) => {
    bundle.addResource(new FluentResource(text));
  });
  made.catch(() => whole.delete(language));
  whole.set(language, made);
  return made;
}

/** Load everything the page can say, now and in every language spoken later: all but the first screen need it. */
export async function loadAllWords(): Promise<void> {
  wantsAll = true;
  const language = shown.bundles.length ? shown.language : preferences.language;
  if (whole.has(language)) return whole.get(language);
  await complete(language);
  if (shown.language === language && shown.bundles.length) shown = { ...shown };
}

/** Load the language that is preferred and speak it from now on. */
export async function speak(language: Language = preferences.language): Promise<void> {
  const wanted = await bundle(language);
  if (wantsAll) await complete(language);
  shown = { language, bundles: [wanted] };
  document.documentElement.lang = language;
  if (wantsMore) await addWords(language);
}

/** Whether a game was met whose words are not in the catalogues of the page, and where its words were asked for. */
let wantsMore = false;
const asked = new Set<Language>();

/** Ask the server for the words of the games it has beside those of the page, now and in every language spoken later. */
export async function requestGameWords(): Promise<void> {
  wantsMore = true;
  await addWords(shown.bundles.length ? shown.language : preferences.language);
}

/** Add the server's words to a language, once; a server without any is no trouble. */
async function addWords(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const text = await fetch(`/api/words?language=${language}`).then(
    (it) => (it.ok ? it.text() : ""),
    () => {
      asked.delete(language);
      return "";
    },
  );
  if (!text) return;
  (await bundle(language)).addResource(new FluentResource(text));
  if (shown.language === language && shown.bundles.length) shown = { ...shown };
}

/** Say a message of the catalogues in the language of the page. Numbers are written plainly; a fact that is not given is
 * shown by its name, as `{$rest}`: a game from outside may have such a message, and the rest of the screen is not its fault. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  for (const it of shown.bundles) {
    const message = it.getMessage(key);
    if (message?.value) return it.formatPattern(message.value, facts as Record<string, FluentVariable>, []);
  }
  return key;
}

/** Whether there is such a message. */
export function hasWordsFor(key: string): boolean {
  return shown.bundles.some((it) => it.hasMessage(key));
}

/** Say what the server sent as a key and its facts. */
export function sayWords(words: Words): string {
  return say(words.key, words.facts);
}
