/** The house in this browser: the same Python core as the server's under Pyodide in a worker, for when there is none.
 *
 * Tables here have ids that begin with `here`; what happens at them lies in this browser's IndexedDB.
 */

import { say } from "../base/language.svelte";
import { preferences } from "../base/preferences.svelte";
import type { FromPage, FromWorker } from "../offline/post";
import { PROTOCOL, type FromClient, type FromServer } from "../protocol";
import { houseOver, Refused, type Line, type Listener } from "./house";
import type { TransportAnswer, TransportRequest } from "./transport";

/** How what is kept of a table in the older layout is called in the browser's memory. */
const OLDER = "hippodrome.here";

/** So many milliseconds after the worker has failed it is started again. */
const AGAIN = 3000;

/** What looks the same at every house may be at hand from an earlier visit. */
const COMMON = /^\/(games$|boards\/)/;

interface Waiting {
  done: (answer: TransportAnswer) => void;
  refused: (why: Refused) => void;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();
const open = new Map<number, Here>();

function post(message: FromPage): void {
  if (!worker) {
    worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromWorker>) => heard(event.data);
    worker.onerror = () => broken();
    takeOver(worker);
  }
  worker.postMessage(message);
}

/** Bring over what an older page kept of its tables; what was read is not kept twice. */
function takeOver(to: Worker): void {
  for (const name of Object.keys(localStorage).filter((it) => it.startsWith(`${OLDER}.`))) {
    const kept = localStorage.getItem(name) ?? "";
    to.postMessage({ kind: "take-over", name, kept } satisfies FromPage);
  }
  localStorage.removeItem(OLDER);
}

function heard(it: FromWorker): void {
  switch (it.kind) {
    case "reply":
      waiting.get(it.id)?.done({ status: it.status, text: it.text });
      waiting.delete(it.id);
      return;
    case "frame":
      open.get(it.line)?.hear(it.text);
      return;
    case "taken-over":
      localStorage.removeItem(it.name);
      return;
    case "broken":
      console.error(it.why);
      broken();
  }
}

function broken(): void {
  worker?.terminate();
  worker = null;
  const lost = [...waiting.values()];
  waiting.clear();
  for (const { refused } of lost) refused(new Refused("offline-broken", say("page-offline-broken")));
  for (const line of open.values()) line.broken();
}

async function request(asked: TransportRequest): Promise<TransportAnswer> {
  if (asked.method === "GET" && COMMON.test(asked.path)) {
    const known = await fetch(`/api${asked.path}`).catch(() => null);
    if (known?.ok) return { status: known.status, text: await known.text() };
  }
  const { method, path, body = "", token } = asked;
  return new Promise((done, refused) => {
    const id = ++count;
    waiting.set(id, { done, refused });
    const tokens = token ? [token] : [];
    post({ kind: "request", id, method, path, body, tokens, language: preferences.language });
  });
}

/** A line to a table of this browser. */
class Here implements Line {
  private id = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    queueMicrotask(() => this.open());
  }

  private open(): void {
    if (this.id < 0) return;
    this.id = ++count;
    open.set(this.id, this);
    const { table, tokens, language } = this;
    const seen = this.listener.seen();
    const hello: FromClient = { type: "hello", protocol: PROTOCOL, table, tokens, language, seen };
    post({ kind: "connect", line: this.id, hello: JSON.stringify(hello), language });
    this.listener.state("open");
  }

  send(message: FromClient): void {
    if (this.id > 0) post({ kind: "send", line: this.id, text: JSON.stringify(message) });
  }

  close(): void {
    clearTimeout(this.timer);
    open.delete(this.id);
    if (this.id > 0 && worker) post({ kind: "close", line: this.id });
    this.id = -1;
    this.listener.state("closed");
  }

  hear(text: string): void {
    this.listener.heard(JSON.parse(text) as FromServer);
  }

  broken(): void {
    open.delete(this.id);
    this.id = 0;
    this.listener.state("broken");
    this.timer = setTimeout(() => this.open(), AGAIN);
  }
}

export const local = houseOver({
  request,
  connect: (table, tokens, language, listener) => new Here(table, tokens, language, listener),
});
