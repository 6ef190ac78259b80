/** Loads the Python core into a worker: Pyodide, msgspec and the sources, all of them laid beside the page. */

import type { loadPyodide } from "pyodide";

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

declare const __CORE__: string;

/** Where the build lays what is needed without a server: a folder of this build's own. */
export const CORE_FOLDER = __CORE__;

const get = (name: string) => fetch(`${CORE_FOLDER}${name}`);

/** Start Python with the core in it. */
export async function loadCore(): Promise<Python> {
  const loader = (await import(/* @vite-ignore */ `${CORE_FOLDER}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const [python, files, wheel] = await Promise.all([
    loader.loadPyodide({ indexURL: CORE_FOLDER }),
    get("python.json").then((it) => it.json() as Promise<Record<string, string>>),
    get("msgspec.whl").then((it) => it.arrayBuffer()),
  ]);
  python.unpackArchive(wheel, "wheel");
  for (const [path, text] of Object.entries(files)) {
    python.FS.mkdirTree(`/core/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`/core/${path}`, text);
  }
  python.runPython('import sys; sys.path.insert(0, "/core")');
  return python;
}

/** Get the messages of every language. */
export async function loadCatalogues(): Promise<Record<string, string>> {
  return (await get("catalogues.json")).json() as Promise<Record<string, string>>;
}
