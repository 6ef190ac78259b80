import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { extname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { filesIn } from "./files.ts";
import { CATALOGUES, languagesFound } from "./languages.ts";

const SOURCE = "../src/hippodrome";

/** The parts of the Python package that stay at home, beside what notebooks have of each game; all others run in the
 * browser, as far as they are asked for. */
const AT_HOME = new Set([
  "__init__.py",
  "__main__.py",
  "__pycache__",
  "cli.py",
  "commands",
  "front.py",
  "language",
  "lockstep",
  "page",
  "printing",
  "research",
  "server",
  "terminal",
  "training",
]);
const WHEELS = "wheels";

/** The message catalogues that a house speaks from beside those of the games; the others are the page's, the terminal's
 * and the commands'. */
const SPOKEN = [
  "charioteers",
  "coach",
  "course",
  "files",
  "language",
  "puzzles",
  "records",
  "server",
  "telling",
  "words",
];
const KINDS = new Set([".py", ".json", ".course", ".txt"]);
const PYODIDE = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
];

/** Lay what is needed without a server beside the page: the Python core, Pyodide, and a list for the service worker.
 *
 * The folder of the core has a hash in its name that the page knows: a page never meets a core of another build.
 */
export function offline(page: string): Plugin {
  let at = "";
  let failed = false;
  return {
    name: "offline",
    apply: "build",
    config() {
      at = `offline/${coreHash()}`;
      return { define: { __CORE__: JSON.stringify(`/${at}/`) } };
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle() {
      if (failed) return; // or it would be told that files are missing, and not what failed
      const folder = join(page, at);
      mkdirSync(folder, { recursive: true });
      for (const name of PYODIDE) copyFileSync(`node_modules/pyodide/${name}`, join(folder, name));
      copyFileSync(wheel(), join(folder, "msgspec.whl"));
      writeFileSync(join(folder, "python.json"), JSON.stringify(python()));
      writeFileSync(join(folder, "catalogues.json"), JSON.stringify(catalogues()));
      const made = filesIn(page)
        .map((it) => `/${relative(page, it)}`)
        .filter((it) => !/\.(gz|br)$|\/sw\.js$|\/files\.json$/.test(it));
      const shell = made
        .filter((it) => !it.startsWith("/offline/"))
        .map((it) => (it === "/index.html" ? "/" : it));
      const core = made.filter((it) => it.startsWith("/offline/"));
      const hash = createHash("sha256").update(readFileSync(join(page, "sw.js")));
      for (const path of made) hash.update(path).update(readFileSync(join(page, path)));
      const version = hash.digest("hex").slice(0, 16);
      writeFileSync(join(page, "files.json"), JSON.stringify({ version, shell, core }));
      const worker = join(page, "sw.js");
      writeFileSync(worker, readFileSync(worker, "utf8").replaceAll("__VERSION__", version));
    },
  };
}

/** Hash everything that the core is made of. */
function coreHash(): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(python())).update(JSON.stringify(catalogues()));
  for (const path of [...PYODIDE.map((it) => `node_modules/pyodide/${it}`), wheel()])
    hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}

/** Find msgspec as it is built for Pyodide. */
function wheel(): string {
  const found = existsSync(WHEELS) ? filesIn(WHEELS).find((it) => it.endsWith(".whl")) : undefined;
  if (!found) throw new Error("msgspec for Pyodide is not there: make page fetches it");
  return found;
}

/** The packages of the games of the house. */
function games(): string[] {
  const rooms = readdirSync(join(SOURCE, "games"));
  return rooms.filter((it) => existsSync(join(SOURCE, "games", it, "entry.py"))).sort();
}

/** The messages of each language in one text. */
export function catalogues(): Record<string, string> {
  const spoken = [...games().map((it) => it.replaceAll("_", "-")), ...SPOKEN];
  return Object.fromEntries(
    languagesFound().map((it) => [
      it,
      spoken.map((name) => readFileSync(`${CATALOGUES}/${it}/${name}.ftl`, "utf8")).join("\n"),
    ]),
  );
}

function python(): Record<string, string> {
  const found: Record<string, string> = { "hippodrome/__init__.py": '__version__ = "page"\n' };
  const atHome = new Set([...AT_HOME, ...games().map((it) => `${it}.py`)]);
  for (const name of readdirSync(SOURCE).filter((it) => !atHome.has(it))) {
    const path = join(SOURCE, name);
    for (const file of statSync(path).isDirectory() ? filesIn(path) : [path]) {
      if (KINDS.has(extname(file)))
        found[`hippodrome/${relative(SOURCE, file)}`] = readFileSync(file, "utf8");
    }
  }
  return found;
}
