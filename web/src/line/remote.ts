/** The house at the server: HTTP for first steps, a websocket for the table. */

import { PROTOCOL, type FromClient, type FromServer, type Refusal, type Review } from "../protocol";
import { preferences } from "../base/preferences.svelte";
import { Refused, type House, type Line, type Listener } from "./house";

async function ask<T>(
  path: string,
  options: { body?: unknown; text?: string; token?: string } = {},
): Promise<T> {
  const answer = await request(path, options);
  return (await answer.json()) as T;
}

async function request(
  path: string,
  { body, text, token }: { body?: unknown; text?: string; token?: string } = {},
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": preferences.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  if (payload !== undefined) headers["Content-Type"] = text === undefined ? "application/json" : "text/plain";
  const method = payload === undefined ? "GET" : "POST";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload }),
    });
  } catch {
    throw new Refused("no-server", "no-server");
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  if (refusal === null) throw new Refused("no-server", "no-server");
  throw new Refused(refusal.code, refusal.text, refusal.clause, refusal.facts, refusal.faults);
}

async function lines<T>(answer: Response): Promise<T[]> {
  const text = await answer.text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((it) => JSON.parse(it) as T);
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const remote: House = {
  games: () => ask("/games"),
  async board(game, board) {
    if (typeof board !== "string") return ask(`/boards/${game}`, { body: board });
    const name = encodeURIComponent(board);
    const [data, svg] = await Promise.all([
      ask<Record<string, any>>(`/boards/${game}/${name}`),
      request(`/boards/${game}/${name}.svg`).then((it) => it.text()),
    ]);
    return { board: data, svg };
  },
  check: (settings) => ask("/check", { body: settings }),
  open: (settings) => ask("/tables", { body: settings }),
  look: (table, token) => ask(at(table), token ? { token } : {}),
  sit: (table, name, seat) =>
    ask(`${at(table)}/seats`, { body: seat === undefined ? { name } : { name, seat } }),
  recover: (table, recovery) => ask(`${at(table)}/recover`, { body: { recovery } }),
  connect: (table, tokens, language, listener) => new Socket(table, tokens, language, listener),
  hint: (table, token) => ask(`${at(table)}/hint`, { body: {}, token }),
  history: async (table, first, last, token) =>
    lines(await request(`${at(table)}/history?first=${first}&last=${last}`, token ? { token } : {})),
  placements: (table, token, card) =>
    ask(`${at(table)}/placements?card=${encodeURIComponent(card)}`, { token }),
  record: async (table) => (await request(`${at(table)}/record`)).text(),
  bringIn: (record) => ask("/records", { text: record }),
  async review(table) {
    const answer = await request(`${at(table)}/review`);
    return answer.status === 202 ? null : ((await answer.json()) as Review);
  },
};

const BACK = [250, 500, 1000, 2000, 4000, 8000];
const ALIVE = 20_000;
const DEAF = 45_000;

/** A websocket that greets, answers for being alive, and comes back when it breaks. */
class Socket implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private greeted = false;
  private waiting: FromClient[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval>;
  private heard = Date.now();

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.pulse = setInterval(() => this.alive(), ALIVE);
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  send(message: FromClient): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.waiting.push(message);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
    this.listener.state("closed");
  }

  /** Try at once instead of waiting: the network is back, or somebody looks. */
  private again = (): void => {
    if (document.visibilityState === "visible" && this.timer !== undefined) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.timer = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      const { table, tokens, language } = this;
      const hello: FromClient = {
        type: "hello",
        protocol: PROTOCOL,
        table,
        tokens,
        language,
        seen: this.listener.seen(),
      };
      socket.send(JSON.stringify(hello));
      this.greeted = true;
      for (const message of this.waiting.splice(0)) socket.send(JSON.stringify(message));
      this.listener.state("open");
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.listener.heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => this.broken(socket);
  }

  private broken(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.greeted = false;
    this.listener.state("broken");
    const wait = BACK[Math.min(this.tries++, BACK.length - 1)]! * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private alive(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > DEAF) {
      const socket = this.socket;
      socket.onclose = null;
      socket.close();
      this.broken(socket);
    } else this.socket.send('{"type":"ping"}');
  }
}
