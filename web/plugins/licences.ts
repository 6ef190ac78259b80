import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A part of a package that brings no licence text of its own; the text lies in `web/licences`. */
type Part = { name: string; licence: string; copyright: string[] };

/** What is laid beside the page as it is, without being bundled. */
const LAID = ["pyodide"];
const PARTS = JSON.parse(readFileSync("licences/parts.json", "utf8")) as Record<string, Part[]>;
/** Modules that the bundler brings itself have no file: their names begin so. */
const RUNTIME: Record<string, string> = { "\0vite/": "vite", "\0rolldown/": "rolldown" };
const LINE = "=".repeat(78);

const found = new Set(LAID);

/** Note the packages whose code or files go into a bundle; the workers' bundles need one of their own. */
export function shipped(): Plugin {
  return {
    name: "shipped",
    apply: "build",
    generateBundle(_, bundle) {
      for (const it of Object.values(bundle)) {
        const from =
          it.type === "chunk"
            ? Object.entries(it.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []))
            : it.originalFileNames;
        for (const name of from.map(packageOf)) if (name) found.add(name);
      }
    },
  };
}

/** Write the licences of everything that the page ships, as a text to read and as a list for the bill of materials. */
export function licences(page: string): Plugin {
  let failed = false;
  return {
    ...shipped(),
    name: "licences",
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      sequential: true,
      handler() {
        if (failed) return;
        const packages = [...found].sort().map(described);
        writeFileSync(join(page, "licences.txt"), text(packages));
        const listed = packages.map(({ name, version, licence, parts }) => ({
          name,
          version,
          licence,
          parts: parts.map((it) => ({ name: it.name, licence: it.licence })),
        }));
        writeFileSync(join(page, "licences.json"), `${JSON.stringify(listed, null, 1)}\n`);
      },
    },
  };
}

/** The package that a module or a file belongs to; none if it is ours. */
export function packageOf(id: string): string | undefined {
  const runtime = Object.keys(RUNTIME).find((it) => id.startsWith(it));
  if (runtime) return RUNTIME[runtime];
  return /^.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** A package as its folder describes it, with its licence text or the parts that say which texts are theirs. */
export function described(name: string) {
  const folder = join("node_modules", name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
    homepage?: string;
    repository?: string | { url: string };
  };
  const repository = typeof about.repository === "object" ? about.repository.url : about.repository;
  const file = readdirSync(folder).find((it) => /^licen[cs]e(\.(md|txt))?$/i.test(it));
  // What a build tool has bundled for itself does not go into the page.
  const own = file
    ? readFileSync(join(folder, file), "utf8")
        .split(/^#+ Licenses of bundled/m)[0]
        ?.trim()
    : "";
  const parts = PARTS[name] ?? [];
  if (!own && !parts.length)
    throw new Error(`${name} goes into the page without a licence text: add it to web/licences/parts.json`);
  return { name, version: about.version, licence: about.license, source: repository, own, parts };
}

/** The text of a licence by its SPDX name; an exception has a text of its own. */
function standard(licence: string): string[] {
  return licence.split(" WITH ").map((it) => {
    const path = join("licences", `${it}.txt`);
    if (!existsSync(path)) throw new Error(`${path} is missing`);
    return `${LINE}\n${it}\n${LINE}\n\n${readFileSync(path, "utf8").trim()}\n`;
  });
}

function text(packages: ReturnType<typeof described>[]): string {
  const chapters = packages.map(({ name, version, licence, source, own, parts }) => {
    const head = [`${name} ${version}`, `Licence: ${licence}`, ...(source ? [`Source: ${source}`] : [])];
    const made = parts.map((it) =>
      [`${it.name}: ${it.licence}, its text below`, ...it.copyright.map((line) => `  ${line}`)].join("\n"),
    );
    return [LINE, ...head, LINE, "", ...(own ? [own] : []), ...made, ""].join("\n");
  });
  const texts = new Set(packages.flatMap((it) => it.parts).flatMap((it) => standard(it.licence)));
  const ours = readFileSync("../LICENSE", "utf8").trim();
  return [
    `Hippodrome is under the MIT licence, and stands on the work of others, whose licences follow.\n\n${ours}\n`,
    ...chapters,
    ...texts,
  ].join("\n");
}
