/** The voice of the house in this browser: sentences from the same catalogues as the server's. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const OTHERWISE = "en";

/** Says a message of the catalogues in a language. */
type Speak = (language: string, key: string, facts: Record<string, string | number>) => string;

/** Make a voice of the messages of each language; what one of them lacks is said in English. */
export function makeVoice(catalogues: Record<string, string>): Speak {
  const bundles = new Map<string, FluentBundle>();

  function bundle(language: string): FluentBundle {
    let made = bundles.get(language);
    if (!made) {
      made = new FluentBundle(language, { useIsolating: false });
      made.addResource(new FluentResource(catalogues[language]!));
      bundles.set(language, made);
    }
    return made;
  }

  return (language, key, facts) => {
    const word = language.split(/[-_]/)[0]!.toLowerCase();
    const given: Record<string, FluentVariable> = {};
    // Numbers are written as files have them: 10.000 would be ten in JSON.
    for (const [name, it] of Object.entries(facts))
      given[name] = typeof it === "number" ? new FluentNumber(it, { useGrouping: false }) : it;
    for (const it of [word, OTHERWISE].filter((it) => it in catalogues)) {
      const message = bundle(it).getMessage(key);
      if (message?.value) return bundle(it).formatPattern(message.value, given, []);
    }
    return key;
  };
}
