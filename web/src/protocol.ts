// Made by `make types` from src/hippodrome/server/messages.py. Do not edit.

export const PROTOCOL = 1;

export const REACTIONS = ["laurel", "whip", "hail", "dust", "laugh", "gasp"] as const;

/** Where the server is reached: on this machine, and on the local network if it listens there. */
export interface Addresses {
  here: string;
  network: string[];
}

/** Consent to a takeback, or not. */
export interface AnswerTakeback {
  type: "answer-takeback";
  key: string;
  seat: number;
  yes: boolean;
}

/** Ask everyone to let one take the last move back. */
export interface AskTakeback {
  type: "ask-takeback";
  key: string;
  seat: number;
}

/** Something in hand that may not be played, the clause that bars it, and why. */
export interface Barred {
  what: string;
  clause: string;
  why: Words;
}

/** A course or an arena: for how many chariots it is meant, and its own number of laps, if it has one. */
export interface BoardChoice {
  name: string;
  chariots: [number, number];
  laps: number | null;
}

/** A seat as everyone sees it; `driver` is the charioteer who decides for it just now. `here` says whether a device of its player is connected; null where no person sits or nobody can tell. */
export interface ChairView {
  kind: "charioteer" | "free" | "person";
  name: string;
  driver: string | null;
  here: boolean | null;
}

/** How the chance of a seat to win went: the line of the log, and the chance after it. */
export interface Chances {
  seat: number;
  points: [number, number][];
}

/** A seat for a charioteer of a chosen strength. */
export interface Charioteer {
  type: "charioteer";
  name: string;
}

/** A game and everything that may be chosen for it. `field` is where the set-up names the edition. `each` lists how many chariots a player may drive, by the number of players; `unmanned` how many chariots may run without one. `laps` lists the laps that may be agreed on by the scoring, where they depend on it. `usual` is the set-up without any wish. */
export interface Choices {
  game: string;
  rules: number;
  field: string;
  editions: Record<string, Edition>;
  options: Record<string, Option>;
  boards: BoardChoice[];
  directions: string[];
  players: [number, number];
  each: Record<string, number[]>;
  unmanned: [number, number];
  laps: Record<string, number[]>;
  charioteers: Hire[];
  clocks: Clock[];
  usual: Record<string, unknown>;
}

/** A clock: so many seconds for each decision, or a bank of them with a bonus for each decision. */
export interface Clock {
  kind?: "bank" | "move";
  seconds?: number;
  bonus?: number;
}

/** The clocks when the message was made: milliseconds left for each seat, and whose clock runs. */
export interface ClockView {
  left: number[];
  running: number | null;
}

/** Take the reins back from the charioteer. */
export interface ComeBack {
  type: "come-back";
  key: string;
  seat: number;
}

/** A decision: the line of the log, what was played, what was best, what that cost in laurels or places. `win` is the chance to win after the move played; `blunder` says why it was a blunder, if it was one. */
export interface Decision {
  event: number;
  seat: number;
  played: string;
  best: string;
  win: number;
  cost: number;
  blunder: Words | null;
}

/** What was asked under that key is done, by the event with that number; again, the same answer. */
export interface Done {
  type: "done";
  key: string;
  number: number;
  rematch: string | null;
}

/** A board of one's own that can be raced on: with its drawing, and its picture as SVG. */
export interface Drawn {
  board: Record<string, unknown>;
  svg: string;
}

/** An edition or a preset: what it sets each option to, and with how many chariots it is raced. */
export interface Edition {
  sets: Record<string, string | number | boolean | null>;
  chariots: [number, number];
}

/** The server stops, or the line is too slow: come back after so many milliseconds, nothing is lost. */
export interface Goodbye {
  type: "goodbye";
  why: "behind" | "stopping";
  after: number;
}

/** Let a charioteer take the reins for a while. */
export interface HandOver {
  type: "hand-over";
  key: string;
  seat: number;
}

/** An event, and the table after it; its number is one more than that of the event before. */
export interface Happened {
  type: "happened";
  viewer: number | "stands";
  number: number;
  what: Happening;
  table: TableView;
  race: RaceView | null;
}

/** What happened: its kind, the seat it concerns and what else there is to tell. */
export interface Happening {
  kind: string;
  seat?: number;
  name?: string;
  text?: string;
  charioteer?: string;
  why?: string;
  yes?: boolean;
  lines?: LineView[];
  told?: Words[];
}

/** Greet: which table, the tokens of the seats one holds (none: the stands), the last number seen. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  language?: string;
  seen?: number | null;
}

/** What the coach would play, in words, and every move it weighed: the best first. */
export interface Hint {
  move: string;
  words: Words[];
  weighed: Weighed[];
}

/** A charioteer: its name here, and the messages with its proper name and its character. `budget` says that it thinks as long as it is told to, as in `strategist:0.5s`. */
export interface Hire {
  name: string;
  title: string | null;
  character: string | null;
  budget: boolean;
}

/** A moment of a race: the move that led to it as the viewer saw it, in words, and the view then. `open` has the view of every seat, once the race is over. */
export interface HistoryStep {
  n: number;
  line: LineView | null;
  told: Words[];
  view: Record<string, unknown>;
  open: Record<string, unknown>[] | null;
}

/** Leave a seat for good. */
export interface Leave {
  type: "leave";
  key: string;
  seat: number;
}

/** A move of the log as a viewer saw it; what is hidden is a question mark. */
export interface LineView {
  n: number;
  by: number | "fates";
  move: string;
}

/** Give a free seat to a charioteer. */
export interface Man {
  type: "man";
  key: string;
  seat: number;
  free: number;
  charioteer: string;
}

/** Move: one of the moves offered, and the turn it answers. */
export interface Move {
  type: "move";
  key: string;
  seat: number;
  move: string;
  turn: number;
}

/** A table that was opened: its id, and the short code to find it by. */
export interface Open {
  table: string;
  code: string;
}

/** What an option takes, its values or a range of whole numbers, and the clause that explains it. */
export interface Option {
  clause: string;
  values?: (string | number | boolean)[] | null;
  range?: [number, number] | null;
}

/** A seat for a person. */
export interface Person {
  type: "person";
}

/** Ask whether the line is open. */
export interface Ping {
  type: "ping";
}

/** How a seat stands. */
export interface Place {
  seat: number;
  place: number;
  points: number;
}

/** Where a speed card of Ben Hur leads: both turns, the word of clause 3.5, the pose, the move if any. */
export type Placement = [string, string, string, [number, number, number], string | null];

/** The line is open. */
export interface Pong {
  type: "pong";
}

/** Who is connected just now: each seat as in its chair, and the stands. No event: it has no number. */
export interface Present {
  type: "present";
  here: (boolean | null)[];
  watching: number;
}

/** The race as a viewer may see it. `view` is the game's own. `offers`, `barred`, `aid` and `ask` are for the seat that is to move and for nobody else. `aid` has the placements of each speed card in hand. With free steering `ask` names the speed cards whose drives and rams are not among the offers: their placements have to be asked for. `open` has the view of every seat, once the race is over. */
export interface RaceView {
  to_move: number | null;
  view: Record<string, unknown>;
  offers: string[] | null;
  barred: Barred[] | null;
  aid: Record<string, Placement[]> | null;
  ask: string[] | null;
  standings: Place[];
  lines: number;
  open: Record<string, unknown>[] | null;
}

/** Show what one feels. */
export interface React {
  type: "react";
  key: string;
  seat: number;
  what: "dust" | "gasp" | "hail" | "laugh" | "laurel" | "whip";
}

/** Take one's seat to this device by its recovery code. */
export interface Recover {
  recovery: string;
}

/** What was asked is not done and changed nothing: why, in a sentence, and the clause of a rule. */
export interface Refusal {
  type: "refused";
  code: string;
  text: string;
  facts: Record<string, string | number>;
  clause: string | null;
  key: string | null;
  faults: string[];
}

/** Sit down again with the same company. */
export interface Rematch {
  type: "rematch";
  key: string;
  seat: number;
}

/** Ask for the whole table: a number was missed. */
export interface Resync {
  type: "resync";
}

/** A race looked back on by the coach: every decision, what it cost, and each seat's chance to win. `whole` is false if the race was too long for the coach's patience: then the last decisions are missing. */
export interface Review {
  game: string;
  seats: string[];
  decisions: Decision[];
  graph: Chances[];
  whole: boolean;
}

/** Say something; from the stands with a name. */
export interface Say {
  type: "say";
  key: string;
  text: string;
  seat?: number | null;
  name?: string | null;
}

/** The token given is not, or no longer, that of a seat; one looks on from the stands. */
export interface SeatLost {
  type: "seat-lost";
  seat: number | null;
}

/** A seat that is now one's own: the token to act with, the code to get it back on another device. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  token: string;
  recovery: string | null;
}

/** A table as it was opened. `setup` is what the game starts from: edition or preset, options, courses, chariots. `stand_in` drives for whom the clock has run out or who has left. `pace` is how long a charioteer waits before it moves. */
export interface Settings {
  game: string;
  setup?: Record<string, unknown>;
  seats?: (Person | Charioteer)[];
  clock?: Clock | null;
  stand_in?: string | null;
  pace?: number;
  takeback?: boolean;
  stands_talk?: boolean;
  hints?: boolean;
  way?: "hot-seat" | "own" | "sofa";
  title?: string;
}

/** Take a seat, the first free one if none is named. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** What is asked for is being worked out: a sentence, and after how many milliseconds to ask again. */
export interface Soon {
  text: string;
  after: number;
}

/** Start the race; the seats that are free go to the charioteer that `fill` names. */
export interface Start {
  type: "start";
  key: string;
  seat: number;
  fill?: string | null;
}

/** The table around the race; a move has to name `turn`. `watching` counts the devices in the stands. */
export interface TableView {
  stage: "gathering" | "over" | "racing";
  turn: number;
  chairs: ChairView[];
  takeback: TakebackView | null;
  clock: ClockView | null;
  rematch: string | null;
  watching: number;
}

/** A takeback that is asked for, who has consented and who is still to. */
export interface TakebackView {
  by: number;
  yes: number[];
  open: number[];
}

/** Something that was said, by a seat or from the stands. */
export interface Talk {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A move and what came of it in so many imagined races. `win` is the chance to win, `worth` the laurels or the place to expect. */
export interface Weighed {
  move: string;
  win: number;
  worth: number;
  races: number;
}

/** The whole table as a viewer may see it, after the event with that number. */
export interface Whole {
  type: "whole";
  protocol: number;
  viewer: number | "stands";
  id: string;
  code: string;
  number: number;
  settings: Settings;
  rematch_of: string | null;
  table: TableView;
  race: RaceView | null;
  talk: Talk[];
}

/** Something to say, before a language is chosen: a key of the catalogues and its facts. */
export interface Words {
  key: string;
  facts?: Record<string, string | number>;
}

export type FromClient = Hello | Move | Start | Man | Leave | AskTakeback | AnswerTakeback | Say | React | HandOver | ComeBack | Rematch | Resync | Ping;

export type FromServer = Whole | Happened | Present | Done | Refusal | Pong | SeatLost | Goodbye;

export type Deed = Move | Start | Man | Leave | AskTakeback | AnswerTakeback | Say | React | HandOver | ComeBack | Rematch;

export type Viewer = number | "stands";
