import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export const CATALOGUES = "../src/hippodrome/language/catalogues";

/** The message catalogues that the page speaks from; the others are the terminal's and the commands'. */
const OF_THE_PAGE =
  /^(page.*|words|telling|ave-caesar|ben-hur|charioteers|coach|puzzles|server|records|language)\.ftl$/;

/** Those of them that the first screen speaks from; it does not wait for the others. */
const OF_THE_FIRST_SCREEN = /^(page|page-home|page-comforts|page-plain|words|charioteers|language)\.ftl$/;
const ID = "virtual:languages";
const FIRST = "en";

/** The languages of the house: every folder of catalogues is one, and English comes first. */
export function languagesFound(): string[] {
  const folders = readdirSync(CATALOGUES).filter((it) => statSync(join(CATALOGUES, it)).isDirectory());
  return [FIRST, ...folders.filter((it) => it !== FIRST).sort()];
}

/** What a language calls itself. */
function nameOf(language: string): string {
  const text = readFileSync(join(CATALOGUES, language, "language.ftl"), "utf8");
  const [, name] =
    text
      .split("\n")
      .map((it) => it.split(" = "))
      .find(([key]) => key === "language-name") ?? [];
  if (!name) throw new Error(`${language} does not say what it is called`);
  return name;
}

/** Offer the languages to the page: their names at once, the messages of each as two chunks, the first screen's and the rest. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const found = languagesFound();
        const names = Object.fromEntries(found.map((it) => [it, nameOf(it)]));
        const chunks = (part: string) =>
          found.map((it) => `${JSON.stringify(it)}: () => import("${ID}/${part}/${it}")`).join(", ");
        return [
          `export const names = ${JSON.stringify(names)};`,
          `export const first = { ${chunks("first")} };`,
          `export const rest = { ${chunks("rest")} };`,
        ].join("\n");
      }
      if (!id.startsWith(`\0${ID}/`)) return null;
      const [part, language] = id.slice(ID.length + 2).split("/") as ["first" | "rest", string];
      const folder = join(CATALOGUES, language);
      const files = readdirSync(folder).filter(
        (it) => OF_THE_PAGE.test(it) && OF_THE_FIRST_SCREEN.test(it) === (part === "first"),
      );
      for (const it of files) this.addWatchFile(resolve(folder, it));
      const text = files
        .sort()
        .map((it) => readFileSync(join(folder, it), "utf8"))
        .join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
