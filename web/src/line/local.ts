/** The house in this browser: the same Python core under Pyodide in a worker, for when there is no server.
 *
 * Tables here have ids that begin with `here`. What is kept of them lies in this browser's memory.
 */

import { say } from "../base/language.svelte";
import { recall, remember } from "../base/memory";
import type { Ask, Told } from "../offline/worker";
import type { Deed, FromClient, FromServer, Happened, Whole } from "../protocol";
import { Refused, type House, type Line, type Listener } from "./house";
import { remote } from "./remote";

type Answer =
  | { answer: any }
  | { refused: { code: string; facts: Record<string, string | number>; clause: string | null } };

const PACE = 700;
const KEPT = 12;

let worker: Worker | null = null;
let asked = 0;
const open = new Map<number, { done: (answer: any) => void; refused: (why: Refused) => void }>();
const lines = new Map<string, Set<Here>>();
const known = new Set<string>();

function start(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<Told>) => told(event.data);
  worker.onerror = () => told({ kind: "broken", why: "worker" });
  return worker;
}

function told(it: Told): void {
  if (it.kind === "frame") {
    const frame = JSON.parse(it.text) as Happened;
    for (const line of lines.get(it.table) ?? []) line.hear(frame);
    return;
  }
  if (it.kind === "broken") {
    for (const { refused } of open.values())
      refused(new Refused("offline-broken", say("page-offline-broken")));
    open.clear();
    worker = null;
    known.clear();
    return;
  }
  const waiting = open.get(it.id);
  open.delete(it.id);
  const answer = JSON.parse(it.text) as Answer;
  if ("answer" in answer) waiting?.done(answer.answer);
  else
    waiting?.refused(
      new Refused(answer.refused.code, say(answer.refused.code, answer.refused.facts), answer.refused.clause),
    );
}

function ask<T>(request: Record<string, unknown>): Promise<T> {
  return new Promise((done, refused) => {
    const id = ++asked;
    open.set(id, { done, refused });
    start().postMessage({ id, text: JSON.stringify(request) } satisfies Ask);
  });
}

/** Ask about a table, which is set up again first if this page has not seen it yet. */
async function at<T>(table: string, request: Record<string, unknown>): Promise<T> {
  if (!known.has(table)) {
    known.add(table);
    const kept = recall<unknown>(`here.${table}`, null);
    if (kept !== null) await ask({ do: "restore", kept });
  }
  return ask<T>({ ...request, table });
}

async function keep(table: string): Promise<void> {
  remember(`here.${table}`, await ask({ do: "keep", table }));
  const tables = [table, ...recall<string[]>("here", []).filter((it) => it !== table)];
  for (const old of tables.slice(KEPT)) localStorage.removeItem(`hippodrome.here.${old}`);
  remember("here", tables.slice(0, KEPT));
}

function newId(): string {
  return `here-${Array.from(crypto.getRandomValues(new Uint8Array(4)), (it) => it.toString(16).padStart(2, "0")).join("")}`;
}

/** The seat that a token of this house stands for. */
const seatOf = (token: string) => Number(token.slice(token.lastIndexOf("-") + 1));

/** A line to a table of this browser; it also lets the charioteers drive, at their pace. */
class Here implements Line {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seats: number[],
    private readonly listener: Listener,
  ) {
    if (!lines.has(table)) lines.set(table, new Set());
    lines.get(table)!.add(this);
    void this.show();
  }

  send(message: FromClient): void {
    if (message.type === "resync") void this.show();
    else if (message.type !== "hello" && message.type !== "ping") void this.deed(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    lines.get(this.table)?.delete(this);
    this.listener.state("closed");
  }

  hear(frame: FromServer): void {
    if (frame.type === "happened" && this.looks(frame.viewer)) {
      this.listener.heard(frame);
      this.attend(frame);
    }
  }

  private looks(viewer: number | "stands"): boolean {
    return this.seats.length ? viewer !== "stands" && this.seats.includes(viewer) : viewer === "stands";
  }

  private async show(): Promise<void> {
    try {
      const wholes = await at<Whole[]>(this.table, { do: "show", seats: this.seats });
      if (this.closed) return;
      this.listener.state("open");
      for (const whole of wholes) this.listener.heard(whole);
      if (wholes[0]) this.attend(wholes[0]);
    } catch (why) {
      if (why instanceof Refused) this.refuse(why, null);
    }
  }

  private refuse(why: Refused, key: string | null): void {
    const { code, text, clause } = why;
    this.listener.heard({ type: "refused", code, text, facts: {}, clause, key } as FromServer);
  }

  private async deed(deed: Deed): Promise<void> {
    try {
      const done = await at<{ number: number; rematch: string | null }>(this.table, { do: "deed", deed });
      this.listener.heard({ type: "done", key: deed.key, ...done });
      await keep(done.rematch ?? this.table);
    } catch (why) {
      if (why instanceof Refused) this.refuse(why, deed.key);
      else throw why;
    }
  }

  /** Let a charioteer drive after a while, if one is to move. */
  private attend({ table, race }: Whole | Happened): void {
    clearTimeout(this.timer);
    const seat = race?.to_move ?? null;
    if (seat === null || table.chairs[seat]?.kind !== "charioteer") return;
    this.timer = setTimeout(() => {
      if (!this.closed) void at(this.table, { do: "drive" }).then(() => keep(this.table));
    }, PACE);
  }
}

export const local: House = {
  games: () => remote.games(),
  board: (game, board) => remote.board(game, board),
  check: (settings) => ask({ do: "check", settings }),
  async open(settings) {
    const id = newId();
    const opened = await ask<{ table: string; code: string }>({ do: "open", settings, id });
    known.add(id);
    await keep(id);
    return opened;
  },
  look: (table) => at(table, { do: "look" }),
  async sit(table, name, seat) {
    const seated = await at<any>(table, { do: "sit", name, seat: seat ?? null });
    await keep(table);
    return seated;
  },
  recover: () => Promise.reject(new Refused("not-now", say("page-offline-not-here"))),
  connect: (table, tokens, _language, listener) => new Here(table, tokens.map(seatOf), listener),
  hint: (table, token) => at(table, { do: "hint", seat: seatOf(token) }),
  history: (table, first, last, token) =>
    at(table, { do: "history", first, last, seat: token === undefined ? null : seatOf(token) }),
  placements: (table, token, card) => at(table, { do: "placements", seat: seatOf(token), card }),
  record: (table) => at(table, { do: "record" }),
  async bringIn(record) {
    const id = newId();
    const opened = await ask<{ table: string; code: string }>({ do: "bring_in", record, id });
    known.add(id);
    await keep(id);
    return opened;
  },
};
