import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { filesIn } from "./files.ts";

const SOURCE = "../src/hippodrome";

/** The part of the Python package that runs in the browser: what `hippodrome.offline` stands on. */
const PACKAGES = [
  "saying",
  "course",
  "files",
  "records",
  "race",
  "atlas",
  "games",
  "charioteers",
  "telling",
  "coach",
  "offline",
];
const KINDS = new Set([".py", ".json", ".course"]);
const PYODIDE = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
];
const BOARDS = {
  "ave-caesar": filesIn(`${SOURCE}/atlas/courses`).map((it) => it.replace(/.*\/|\.[^.]*$/g, "")),
  "ben-hur": filesIn(`${SOURCE}/atlas/arenas`).map((it) => it.replace(/.*\/|\.[^.]*$/g, "")),
};

/** Lay what is needed without a server beside the page: the Python core, Pyodide, and a list for the service worker. */
export function offline(page: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    closeBundle() {
      mkdirSync(join(page, "offline"), { recursive: true });
      for (const name of PYODIDE) copyFileSync(`node_modules/pyodide/${name}`, join(page, "offline", name));
      writeFileSync(join(page, "offline", "python.json"), JSON.stringify(python()));
      const made = filesIn(page)
        .map((it) => `/${relative(page, it)}`)
        .filter((it) => !/\.(gz|br)$|\/sw\.js$|\/files\.json$/.test(it));
      const shell = made
        .filter((it) => !it.startsWith("/offline/"))
        .map((it) => (it === "/index.html" ? "/" : it));
      const core = made.filter((it) => it.startsWith("/offline/"));
      const boards = Object.entries(BOARDS).flatMap(([game, names]) =>
        names.flatMap((name) => [`/api/boards/${game}/${name}`, `/api/boards/${game}/${name}.svg`]),
      );
      writeFileSync(
        join(page, "files.json"),
        JSON.stringify({ shell, core, boards: ["/api/games", ...boards] }),
      );
      const hash = createHash("sha256");
      for (const path of made) hash.update(path).update(readFileSync(join(page, path)));
      const worker = join(page, "sw.js");
      writeFileSync(
        worker,
        readFileSync(worker, "utf8").replace("__VERSION__", hash.digest("hex").slice(0, 16)),
      );
    },
  };
}

function python(): Record<string, string> {
  const found: Record<string, string> = { "hippodrome/__init__.py": '__version__ = "page"\n' };
  for (const name of PACKAGES) {
    const module = `${SOURCE}/${name}.py`;
    for (const file of existsSync(module) ? [module] : filesIn(`${SOURCE}/${name}`)) {
      if (KINDS.has(extname(file)))
        found[`hippodrome/${relative(SOURCE, file)}`] = readFileSync(file, "utf8");
    }
  }
  return found;
}
