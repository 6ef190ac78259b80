/** Where tables are: at the server, or here in the browser when there is no server. Both speak the same messages. */

import type {
  Choices,
  FromClient,
  FromServer,
  HistoryStep,
  Open,
  Placement,
  Review,
  Seated,
  Settings,
  Whole,
} from "../protocol";

/** A board to race on: the course or arena as data, and its picture. */
export interface Board {
  board: Record<string, any>;
  svg: string;
}

/** A refusal of the house: why, in a sentence, and the clause of the rules it rests on. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly clause: string | null = null,
    /** What the sentence is about, such as the field at fault. */
    readonly facts: Record<string, string | number> = {},
    /** Every fault of a board of one's own, a sentence each. */
    readonly faults: string[] = [],
  ) {
    super(text);
  }
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

/** A suggestion of the coach. */
export interface Hint {
  move: string;
  words: { key: string; facts?: Record<string, string | number> }[];
  /** What was weighed, the best first: the chance to win with each move, and the laurels or the place to expect. */
  weighed?: { move: string; win: number; worth: number }[];
}

/** A place where tables are. */
export interface House {
  games(): Promise<Choices[]>;
  board(game: string, board: string | Record<string, any>): Promise<Board>;
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
  placements(table: string, token: string, card: string): Promise<Placement[]>;
  record(table: string): Promise<string>;
  bringIn(record: string): Promise<Open>;
  /** The coach's look back on a race that is over; null while it is still looking. Not every house has a coach. */
  review?(table: string): Promise<Review | null>;
}

export type { Placement } from "../protocol";
