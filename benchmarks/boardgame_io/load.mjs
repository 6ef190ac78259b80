// Load for one server: so many tables of four sockets, each table moving as fast as it is answered.
// node load.mjs hippodrome|boardgame.io URL TABLES SECONDS
//
// Both servers share two cores with this program, so it does as little as it can, and the same for both: frames
// are read as bytes from plain websockets, a frame that is not the mover's is only looked through for its number,
// and the frame of the seat that is to move is parsed for what may be played.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const WebSocket = require("ws");

const [, , kind, url, tablesText, secondsText] = process.argv;
const TABLES = Number(tablesText);
const SECONDS = Number(secondsText);
const SEATS = 4;

let measuring = false;
let running = false;
let moves = 0;
let bytes = 0;
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

// The number after a name in the bytes of a frame.
function numberAfter(data, name) {
  let at = data.indexOf(name);
  if (at < 0) return -1;
  at += name.length;
  let number = 0;
  for (let digit = data[at]; digit >= 48 && digit <= 57; digit = data[++at]) number = number * 10 + digit - 48;
  return number;
}

async function ask(path, body, token) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method: "POST", body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const NUMBER = Buffer.from('"number":');
const OFFERED = Buffer.from('"offers":[');
const HAPPENED = Buffer.from('{"type":"happened"');
const REFUSED = Buffer.from('{"type":"refused"');

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
          const move = (data) => {
            if (!data.includes(OFFERED)) return null;
            const message = JSON.parse(data);
            const offers = message.race.offers;
            const choice = offers[Math.floor(Math.random() * offers.length)];
            const turn = message.table.turn;
            return () => socket.send(JSON.stringify({ type: "move", key: `load-turn-${turn}`, seat, move: choice, turn }));
          };
          socket.on("error", fail);
          socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: opened.table, tokens: [token] })));
          socket.on("message", (data) => {
            if (measuring) bytes += data.length;
            if (data.subarray(0, HAPPENED.length).equals(HAPPENED)) table.saw(numberAfter(data, NUMBER), move(data));
            else if (data.subarray(0, REFUSED.length).equals(REFUSED)) throw new Error(data.toString());
            else if (JSON.parse(data).type === "whole") {
              first ??= move(data);
              ready();
            }
          });
        }),
    ),
  );
  return first;
}

const STATE = Buffer.from('"_stateID":');
const SYNC = Buffer.from('42/race,["sync"');
const UPDATE = Buffer.from('42/race,["update"');

// socket.io over a plain websocket: 0 opens, 40 joins a namespace, 2 and 3 are ping and pong, 42 is an event.
async function boardgame(table, number) {
  const match = `match-${process.pid}-${number}`;
  let first = null;
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const mine = Buffer.from(`"currentPlayer":"${playerID}"`);
    await new Promise((ready, fail) => {
      const socket = new WebSocket(url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket", { perMessageDeflate: false });
      const emit = (...parts) => socket.send(`42/race,${JSON.stringify(parts)}`);
      const move = (data, stateID) => {
        if (!data.includes(mine)) return null;
        JSON.parse(data.subarray(data.indexOf(91)));
        const payload = { type: "drive", args: [Math.floor(Math.random() * 3)], playerID };
        return () => emit("update", { type: "MAKE_MOVE", payload }, stateID, match, playerID);
      };
      socket.on("error", fail);
      socket.on("message", (data) => {
        if (measuring) bytes += data.length;
        if (data.subarray(0, UPDATE.length).equals(UPDATE)) {
          const stateID = numberAfter(data, STATE);
          table.saw(stateID, move(data, stateID));
        } else if (data.subarray(0, SYNC.length).equals(SYNC)) {
          first ??= move(data, numberAfter(data, STATE));
          ready();
        } else if (data[0] === 48) socket.send("40/race,");
        else if (data[0] === 52 && data[1] === 48) emit("sync", match, playerID, undefined, SEATS);
        else if (data[0] === 50) socket.send("3");
      });
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
console.log(JSON.stringify({ measuring: true }));
const began = performance.now();
const cpu = process.cpuUsage();
await new Promise((go) => setTimeout(go, SECONDS * 1000));
measuring = false;
running = false;
const seconds = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
console.log(
  JSON.stringify({
    moves,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    frame: bytes / Math.max(1, moves) / SEATS,
    load_cpu: (used.user + used.system) / 1e6 / seconds,
  }),
);
process.exit(0);
