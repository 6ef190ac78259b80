/** The worker in which the Python core runs when there is no server. One request in, one answer out, in order;
 * frames for whoever looks at a table come in between. */

import type { loadPyodide } from "pyodide";

/** What the page asks. */
export interface Ask {
  id: number;
  text: string;
}

/** What the worker says: an answer, a frame of a table, or that it cannot go on. */
export type Told =
  | { kind: "answer"; id: number; text: string }
  | { kind: "frame"; table: string; text: string }
  | { kind: "broken"; why: string };

const AT = "/offline/";
const tell = (told: Told) => postMessage(told);

async function start(): Promise<(text: string) => string> {
  const loader = (await import(/* @vite-ignore */ `${AT}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const [python, files] = await Promise.all([
    loader.loadPyodide({ indexURL: AT }),
    fetch(`${AT}python.json`).then((it) => it.json() as Promise<Record<string, string>>),
  ]);
  for (const [path, text] of Object.entries(files)) {
    const folder = `/core/${path.slice(0, path.lastIndexOf("/"))}`;
    python.FS.mkdirTree(folder);
    python.FS.writeFile(`/core/${path}`, text);
  }
  python.globals.set("heard", (table: string, text: string) => tell({ kind: "frame", table, text }));
  return python.runPython(`
import sys
sys.path.insert(0, "/core")
from hippodrome.offline import House
House(heard).answer
`) as (text: string) => string;
}

const ready = start();
ready.catch((why: unknown) => tell({ kind: "broken", why: String(why) }));

onmessage = async (event: MessageEvent<Ask>) => {
  const { id, text } = event.data;
  const answer = await ready;
  try {
    tell({ kind: "answer", id, text: answer(text) });
  } catch (why) {
    console.error(why);
    tell({
      kind: "answer",
      id,
      text: JSON.stringify({ refused: { code: "our-fault", facts: {}, clause: null } }),
    });
  }
};
