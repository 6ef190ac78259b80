// Load for one server: so many tables of four sockets, each table moving as fast as it is answered.
// node load.mjs hippodrome|boardgame.io URL TABLES SECONDS
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const [, , kind, url, tablesText, secondsText] = process.argv;
const TABLES = Number(tablesText);
const SECONDS = Number(secondsText);
const SEATS = 4;

let measuring = false;
let moves = 0;
const latencies = [];

// A move counts when all four sockets of the table have seen it.
class Table {
  constructor() {
    this.sent = 0;
    this.number = 0;
    this.seen = 0;
    this.next = null;
  }
  saw(number, move) {
    if (number > this.number) {
      this.number = number;
      this.seen = 0;
    }
    if (number === this.number) this.seen += 1;
    if (move) this.next = move;
    if (this.seen === SEATS) {
      if (this.sent && measuring) {
        moves += 1;
        latencies.push(performance.now() - this.sent);
      }
      this.sent = 0;
      const go = this.next;
      this.next = null;
      if (go && running) {
        this.sent = performance.now();
        go();
      }
    }
  }
}
let running = false;

async function ask(path, body, token) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method: "POST", body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function hippodrome(table) {
  const opened = await ask("/api/tables", { game: "ave-caesar", setup: { players: SEATS, options: { races: 24 } } });
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) seats.push(await ask(`/api/tables/${opened.table}/seats`, { name: `p${seat}`, seat }));
  await ask(`/api/tables/${opened.table}/deeds`, { type: "start", key: "starting", seat: 0 }, seats[0].token);
  let first = null;
  await Promise.all(
    seats.map(
      ({ token, seat }) =>
        new Promise((ready, fail) => {
          const socket = new WebSocket(url.replace("http", "ws") + "/api/socket", { perMessageDeflate: false });
          const move = (message) => {
            const offers = message.race?.offers;
            if (!offers) return null;
            const choice = offers[Math.floor(Math.random() * offers.length)];
            return () =>
              socket.send(JSON.stringify({ type: "move", key: `load-turn-${message.table.turn}`, seat, move: choice, turn: message.table.turn }));
          };
          socket.on("error", fail);
          socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: opened.table, tokens: [token] })));
          socket.on("message", (data) => {
            const message = JSON.parse(data);
            if (message.type === "whole") {
              first ??= move(message);
              ready();
            } else if (message.type === "happened") table.saw(message.number, move(message));
            else if (message.type === "refused") throw new Error(message.text);
          });
        }),
    ),
  );
  return first;
}

async function boardgame(table, number) {
  const match = `match-${process.pid}-${number}`;
  let first = null;
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    await new Promise((ready) => {
      const socket = io(`${url}/race`, { transports: ["websocket"] });
      const move = (state) =>
        state.ctx.currentPlayer !== playerID
          ? null
          : () =>
              socket.emit(
                "update",
                { type: "MAKE_MOVE", payload: { type: "drive", args: [Math.floor(Math.random() * 3)], playerID } },
                state._stateID,
                match,
                playerID,
              );
      socket.on("connect", () => socket.emit("sync", match, playerID, undefined, SEATS));
      socket.on("sync", (_match, { state }) => {
        first ??= move(state);
        ready();
      });
      socket.on("update", (_match, state) => table.saw(state._stateID, move(state)));
    });
  }
  return first;
}

const open = kind === "hippodrome" ? hippodrome : boardgame;
const tables = Array.from({ length: TABLES }, () => new Table());
const firsts = [];
for (let at = 0; at < TABLES; at += 8)
  firsts.push(...(await Promise.all(tables.slice(at, at + 8).map((table, offset) => open(table, at + offset)))));
console.log(JSON.stringify({ ready: TABLES * SEATS }));
await new Promise((go) => process.stdin.once("data", go));
running = true;
tables.forEach((table, at) => {
  table.sent = performance.now();
  firsts[at]();
});
await new Promise((go) => setTimeout(go, 2000));
measuring = true;
const began = performance.now();
const cpu = process.cpuUsage();
await new Promise((go) => setTimeout(go, SECONDS * 1000));
measuring = false;
running = false;
const seconds = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
console.log(JSON.stringify({ moves: moves / seconds, p50: at(0.5), p99: at(0.99), load_cpu: (used.user + used.system) / 1e6 / seconds }));
process.exit(0);
