/** The house at the server: HTTP for first steps, a websocket for the table. */

import { PROTOCOL, type FromClient, type FromServer } from "../protocol";
import { preferences } from "../base/preferences.svelte";
import { houseOver, Refused, type Line, type Listener } from "./house";
import type { TransportAnswer, TransportRequest } from "./transport";

async function request({ method, path, body, kind, token }: TransportRequest): Promise<TransportAnswer> {
  const headers: Record<string, string> = { "Accept-Language": preferences.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (kind) headers["Content-Type"] = kind;
  try {
    const options = body === undefined ? { method, headers } : { method, headers, body };
    const answer = await fetch(`/api${path}`, options);
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new Refused("no-server", "no-server");
  }
}

const BACK = [250, 500, 1000, 2000, 4000, 8000];
const ALIVE = 20_000;
const DEAF = 45_000;

/** A websocket that greets, answers for being alive, and comes back when it breaks. */
class Socket implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  /** So many milliseconds the server wants it to stay away. */
  private after = 0;
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
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "goodbye") this.after = message.after;
      this.listener.heard(message);
    };
    socket.onclose = () => this.broken(socket);
  }

  private broken(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.greeted = false;
    this.listener.state("broken");
    const wait = BACK[Math.min(this.tries++, BACK.length - 1)]! * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), Math.max(wait, this.after));
    this.after = 0;
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

export const remote = houseOver({
  request,
  connect: (table, tokens, language, listener) => new Socket(table, tokens, language, listener),
});
