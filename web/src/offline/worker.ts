/** The worker in which the house of this browser lives: requests and lines in, answers and frames out. */

import { loadCatalogues, loadCore } from "./core";
import type { FromPage, FromWorker } from "./post";
import { Store } from "./store";
import { KeptThinker, Thinker } from "./thinking";
import { makeVoice } from "./voice";

/** What Python gives us of the house. */
interface House {
  request(method: string, path: string, body: string, tokens: unknown, language: string): Promise<Proxy>;
  connect(hello: string, send: (text: string) => void): Promise<Line | undefined>;
  bring_over_older(kept: string): Promise<boolean>;
  changed_elsewhere(table: string): void;
}

interface Proxy {
  toJs(): [number, string, string];
  destroy(): void;
}

interface Line {
  hear(text: string): void;
  close(): void;
  destroy(): void;
}

const GLUE = `
import json
from hippodrome.offline import BrowserThinkers, OfflineHouse

house = OfflineHouse(
    lambda language, key, facts: speak(language, key, json.dumps(facts)),
    BrowserThinkers(elsewhere),
    call,
)
house.start()
house
`;

const tell = (told: FromWorker) => postMessage(told);
const lines = new Map<number, Promise<Line | undefined>>();

async function start(): Promise<House> {
  const [python, catalogues] = await Promise.all([loadCore(), loadCatalogues()]);
  const voice = makeVoice(catalogues);
  const windows = new BroadcastChannel("hippodrome-tables");
  const store = new Store((table) => windows.postMessage(table));
  python.globals.set("speak", (language: string, key: string, facts: string) =>
    voice(language, key, JSON.parse(facts) as Record<string, string | number>),
  );
  python.globals.set("call", (what: string, given: string) => store.call(what, given));
  python.globals.set("elsewhere", elsewhere);
  const house = (await python.runPythonAsync(GLUE)) as House;
  windows.onmessage = (event: MessageEvent<string>) => house.changed_elsewhere(event.data);
  return house;
}

const thinker = () => new Thinker(new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }));
const trials = new KeptThinker(thinker);

/** What takes long is done by another worker: a review by one that ends with it, trial races by one that is kept. */
async function elsewhere(task: string, kept: boolean): Promise<string> {
  if (kept) return trials.ask(task);
  const alone = thinker();
  try {
    return await alone.ask(task);
  } finally {
    alone.end();
  }
}

async function request(house: House, it: FromPage & { kind: "request" }): Promise<void> {
  const reply = await house.request(it.method, it.path, it.body, it.tokens, it.language);
  const [status, , text] = reply.toJs();
  reply.destroy();
  tell({ kind: "reply", id: it.id, status, text });
}

async function hear(house: House, it: FromPage): Promise<void> {
  switch (it.kind) {
    case "request":
      return request(house, it);
    case "connect": {
      const line = house.connect(it.hello, (text) => tell({ kind: "frame", line: it.line, text }));
      lines.set(it.line, line);
      await line;
      return;
    }
    case "send":
      return (await lines.get(it.line))?.hear(it.text);
    case "close": {
      const line = await lines.get(it.line);
      lines.delete(it.line);
      line?.close();
      line?.destroy();
      return;
    }
    case "take-over":
      await house.bring_over_older(it.kept);
      tell({ kind: "taken-over", name: it.name });
  }
}

const broken = (why: unknown) => tell({ kind: "broken", why: String(why) });

/** What must be done before anything else: starting, and tables of the older layout. */
let before: Promise<unknown> = start();
const house = before as Promise<House>;
house.catch(broken);

onmessage = (event: MessageEvent<FromPage>) => {
  const it = event.data;
  const turn = before.then(async () => hear(await house, it));
  if (it.kind === "take-over") before = turn;
  turn.catch(broken);
};
