/** Where tables are: at the server, or here in the browser when there is no server. Both answer the same requests with
 * the same messages, so there is one house over two transports. */

import type {
  BranchView,
  Choices,
  DriveOptions,
  RaceFigureView,
  FromClient,
  FromServer,
  Hint,
  HistoryStep,
  LoneDrive,
  Open,
  PlacementView,
  PlayOn,
  Puzzles,
  PuzzleView,
  RaceCounts,
  RecognisedBoard,
  RefusalMessage,
  Review,
  Seated,
  Settings,
  Sketch,
  Sketched,
  TrialRaces,
  Whole,
} from "../protocol";
import { Refused } from "./refused";
import { sittingDown } from "./sitting";
import type { TransportAnswer, TransportRequest, Transport } from "./transport";

export { Refused } from "./refused";

/** A board to race on: the course or arena as data, and its picture. */
export interface Board {
  board: Record<string, any>;
  svg: string;
}

/** A line to a table: messages go in, messages come out, and it comes back by itself when it breaks. */
export interface Line {
  send(message: FromClient): void;
  close(): void;
}

/** What a line reports. */
export interface Listener {
  /** A message arrived. */
  heard(message: FromServer): void;
  /** The line is open, broken (and being mended), or closed for good. */
  state(state: "open" | "broken" | "closed"): void;
  /** How to greet, each time the line opens: which number was seen last. */
  seen(): number | null;
}

/** A place where tables are. */
export interface House {
  games(): Promise<Choices[]>;
  board(game: string, board: string | Record<string, any>): Promise<Board>;
  /** Lay out a board that is being made, however faulty, with every fault at its place. */
  sketch(game: string, sketch: Sketch): Promise<Sketched>;
  /** Run a few races of charioteers on a board, and count. */
  tryOut(game: string, trial: TrialRaces): Promise<RaceCounts>;
  /** Tell where each card leads a chariot that is alone on a board. */
  drive(game: string, asked: LoneDrive): Promise<DriveOptions>;
  /** Check a board of whichever game knows it. */
  recognise(board: Record<string, any>): Promise<RecognisedBoard>;
  /** The text that a board of the house is written in; null if it is written as JSON. */
  source(game: string, board: string): Promise<string | null>;
  /** Check settings without opening a table; what is wrong is refused in a sentence. */
  check(settings: Settings): Promise<Settings>;
  open(settings: Settings): Promise<Open>;
  look(table: string, token?: string): Promise<Whole>;
  sit(table: string, name: string, seat?: number): Promise<Seated>;
  recover(table: string, recovery: string): Promise<Seated>;
  connect(table: string, tokens: string[], language: string, listener: Listener): Line;
  hint(table: string, token: string): Promise<Hint>;
  history(table: string, first: number, last: number, token?: string): Promise<HistoryStep[]>;
  /** Every placement of a card of Ben Hur, where there are too many to send with each view. */
  placements(table: string, token: string, card: string): Promise<PlacementView[]>;
  /** What was counted in a race that is over. */
  statistics(table: string): Promise<RaceFigureView[]>;
  record(table: string): Promise<string>;
  bringIn(record: string): Promise<Open>;
  /** Drive other moves from a moment of a race that is over; the first `known` of them are not told again. */
  branch(table: string, at: number, moves: readonly string[], known?: number): Promise<BranchView>;
  branchHint(table: string, at: number, moves: readonly string[]): Promise<Hint>;
  branchPlacements(
    table: string,
    at: number,
    moves: readonly string[],
    card: string,
  ): Promise<PlacementView[]>;
  /** Open a table that goes on from a moment of a race that is over, or from a branch of it, and sit down there. */
  playOn(table: string, wish: PlayOn): Promise<Seated>;
  /** The coach's look back on a race that is over; null while it is still looking. */
  review(table: string): Promise<Review | null>;
  /** The puzzles there are, and that of a day such as 2026-11-16. */
  puzzles(day: string): Promise<Puzzles>;
  puzzle(game: string, number: number): Promise<PuzzleView>;
}

interface Sent {
  body?: unknown;
  text?: string;
  token?: string;
}

/** Make a house of whatever carries its messages. */
export function houseOver({ request, connect }: Transport): House {
  async function answer(path: string, { body, text, token }: Sent = {}): Promise<TransportAnswer> {
    const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const asked: TransportRequest = { method: payload === undefined ? "GET" : "POST", path };
    if (payload !== undefined) asked.body = payload;
    if (payload !== undefined) asked.kind = text === undefined ? "application/json" : "text/plain";
    if (token) asked.token = token;
    const answered = await request(asked);
    if (answered.status >= 200 && answered.status < 300) return answered;
    throw refusedBy(answered.text);
  }
  const ask = async <T>(path: string, sent?: Sent) => JSON.parse((await answer(path, sent)).text) as T;
  const text = async (path: string, sent?: Sent) => (await answer(path, sent)).text;
  const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
  const as = (token?: string): Sent => (token ? { token } : {});

  return {
    connect,
    games: () => ask("/games"),
    async board(game, board) {
      if (typeof board !== "string") return ask(`/boards/${game}`, { body: board });
      const path = `/boards/${game}/${encodeURIComponent(board)}`;
      const [data, svg] = await Promise.all([ask<Record<string, any>>(path), text(`${path}.svg`)]);
      return { board: data, svg };
    },
    sketch: (game, sketch) => ask(`/workshop/${game}/sketch`, { body: sketch }),
    tryOut: (game, trial) => ask(`/workshop/${game}/races`, { body: trial }),
    drive: (game, asked) => ask(`/workshop/${game}/drive`, { body: asked }),
    recognise: (board) => ask("/boards", { body: board }),
    source: (game, board) =>
      text(`/boards/${game}/${encodeURIComponent(board)}.course`).catch((why: unknown) => {
        if (why instanceof Refused && why.code === "board-unknown") return null;
        throw why;
      }),
    check: (settings) => ask("/check", { body: settings }),
    open: (settings) => ask("/tables", { body: settings }),
    look: (table, token) => ask(at(table), as(token)),
    sit: (table, name, seat) =>
      sittingDown(JSON.stringify([table, name, seat]), (key) =>
        ask(`${at(table)}/seats`, { body: { name, key, ...(seat === undefined ? {} : { seat }) } }),
      ),
    recover: (table, recovery) => ask(`${at(table)}/recover`, { body: { recovery } }),
    hint: (table, token) => ask(`${at(table)}/hint`, { body: {}, token }),
    history: async (table, first, last, token) =>
      lines(await text(`${at(table)}/history?first=${first}&last=${last}`, as(token))),
    placements: (table, token, card) =>
      ask(`${at(table)}/placements?card=${encodeURIComponent(card)}`, { token }),
    statistics: (table) => ask(`${at(table)}/statistics`),
    record: (table) => text(`${at(table)}/record`),
    bringIn: (record) => ask("/records", { text: record }),
    branch: (table, line, moves, known = 0) =>
      ask(`${at(table)}/branch`, { body: { at: line, moves, known } }),
    branchHint: (table, line, moves) => ask(`${at(table)}/branch/hint`, { body: { at: line, moves } }),
    branchPlacements: (table, line, moves, card) =>
      ask(`${at(table)}/branch/placements`, { body: { at: line, moves, card } }),
    playOn: (table, wish) => ask(`${at(table)}/play-on`, { body: wish }),
    async review(table) {
      const { status, text } = await answer(`${at(table)}/review`);
      return status === 202 ? null : (JSON.parse(text) as Review);
    },
    puzzles: (day) => ask(`/puzzles?day=${encodeURIComponent(day)}`),
    puzzle: (game, number) => ask(`/puzzles/${encodeURIComponent(game)}/${number}`),
  };
}

function lines<T>(text: string): T[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((it) => JSON.parse(it) as T);
}

/** Read a refusal from the body of an answer. */
export function refusedBy(text: string): Refused {
  try {
    const { code, text: why, clause, facts, faults } = JSON.parse(text) as RefusalMessage;
    return new Refused(code, why, clause, facts, faults);
  } catch {
    return new Refused("no-server", "no-server");
  }
}

export type { PlacementView } from "../protocol";
