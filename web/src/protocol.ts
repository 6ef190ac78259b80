// Made by `make types` from src/hippodrome/tables/messages.py. Do not edit.

export const PROTOCOL = 1;

export const REACTIONS = ["laurel", "whip", "hail", "dust", "laugh", "gasp"] as const;

/** Consent to the petition about a seat, or not. */
export interface AnswerPetition {
  type: "answer-petition";
  key: string;
  seat: number;
  about: number;
  yes: boolean;
}

/** Consent to a takeback, or not. */
export interface AnswerTakeback {
  type: "answer-takeback";
  key: string;
  seat: number;
  yes: boolean;
}

/** Ask everyone who is there to give the reins of an absent player to the stand-in. */
export interface AskReins {
  type: "ask-reins";
  key: string;
  seat: number;
  absent: number;
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

/** A branch: the line of the log after which it leaves the race, and its moves. Of the first `known` moves nothing is told: whoever asks knows it already. */
export interface Branch {
  at: number;
  moves?: string[];
  known?: number;
}

/** A card of whoever is to move at the end of a branch. */
export interface BranchCard {
  at: number;
  card: string;
  moves?: string[];
}

/** A branch of a race that is over: the line after which it leaves the race, and its moves. The Fates have answered the last of them. `steps` are its moments, `race` is the race at its end, seen by whoever is to move. */
export interface BranchView {
  at: number;
  moves: string[];
  steps: HistoryStep[];
  race: RaceView;
}

/** A seat as everyone sees it; `driver` is the charioteer who decides for it just now. `here` says whether a device of its player is connected; null where no person sits or nobody can tell. `livery` is the colour and emblem of its chariots: one of six, each at one seat. */
export interface ChairView {
  kind: "charioteer" | "free" | "person";
  name: string;
  driver: string | null;
  here: boolean | null;
  livery: number;
}

/** How the chance of a seat to win went: the line of the log, and the chance after it. */
export interface Chances {
  seat: number;
  points: [number, number][];
}

/** A seat for a charioteer of a chosen strength. */
export interface CharioteerSeat {
  type: "charioteer";
  name: string;
}

/** A board of one's own that can be raced on: with its drawing, and its picture as SVG. */
export interface CheckedBoard {
  board: Record<string, unknown>;
  svg: string;
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

/** Choose the livery of one's chariots, before the race and where no other person wears it. */
export interface Dress {
  type: "dress";
  key: string;
  seat: number;
  livery: number;
}

/** Where a chariot alone stands, and where each card leads from there. `crossing` is 1 if it has just passed the line, −1 if it came back over it, else 0. */
export interface DriveOptions {
  pose: [number, number, number];
  crossing: number;
  placements: Record<string, PlacementView[]>;
}

/** An edition or a preset: what it sets each option to, and with how many chariots it is raced. */
export interface Edition {
  sets: Record<string, string | number | boolean | null>;
  chariots: [number, number];
}

/** Take somebody out of a seat before the race: who is not there, or anybody if one sat down first. */
export interface FreeSeat {
  type: "free-seat";
  key: string;
  seat: number;
  other: number;
}

/** Some boards of the gallery; `more` if there are others after them. */
export interface GalleryPage {
  boards: PublishedBoard[];
  more: boolean;
}

/** Come back after so many milliseconds, nothing is lost. The server stops, the line is too slow, or the seat has too many newer devices elsewhere. */
export interface Goodbye {
  type: "goodbye";
  why: "behind" | "elsewhere" | "stopping";
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
  lines?: LoggedMoveView[];
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

/** What the coach would play, in words, and every move it weighed: the best first. `why` says why the best is better than the next best; without it there is but one move. */
export interface Hint {
  move: string;
  words: Words[];
  weighed: Weighed[];
  why?: Words | null;
}

/** A charioteer: its name here, and the messages with its proper name and its character. `budget` says that it thinks as long as it is told to, as in `strategist:0.5s`. `rung` is its place on the ladder, from 1 on, or null if it is not on it; `style` is how it drives. */
export interface Hire {
  name: string;
  title: string | null;
  character: string | null;
  budget: boolean;
  rung: number | null;
  style: "blocker" | "bold" | "gambler" | "patient" | null;
}

/** A moment of a race: the move that led to it as the viewer saw it, in words, and the view then. `open` has the view of every seat, once the race is over. */
export interface HistoryStep {
  n: number;
  line: LoggedMoveView | null;
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
export interface LoggedMoveView {
  n: number;
  by: number | "fates";
  move: string;
}

/** A chariot that drives alone on a board: from a start place, or from a pose that it has come to. `before` is the pose it had a card ago. */
export interface LoneDrive {
  board: Record<string, unknown>;
  place?: number;
  pose?: [number, number, number] | null;
  before?: [number, number, number] | null;
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
export interface MoveCommand {
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

/** A move among the offers that costs the race, the clause by which it does, and how. */
export interface PerilView {
  move: string;
  clause: string;
  why: Words;
}

/** A seat for a person. */
export interface PersonSeat {
  type: "person";
}

/** What those at the table are asked about a seat, who has consented and who is still to. `seat`: somebody of that `name` asks to be let in. `reins`: the seat `by` asks for the stand-in to drive. */
export interface PetitionView {
  kind: "reins" | "seat";
  about: number;
  name: string;
  by: number | null;
  yes: number[];
  open: number[];
}

/** Ask whether the line is open. */
export interface Ping {
  type: "ping";
}

/** Where a speed card of Ben Hur leads: both turns, the word of clause 3.5 with whom it rams, the pose. `move` is what it is played as; if it may not be, `bar` says what bars it, and `clause` by which clause. */
export interface PlacementView {
  ruler: number;
  turn: number;
  word: "back" | "clear" | "crowded" | "ram" | "wall";
  target: number | null;
  pose: [number, number, number];
  move: string | null;
  bar: "announced" | "away" | "back" | "crowded" | "wall" | null;
  clause: string | null;
}

/** A table to be opened at the end of a branch: one's seat and name, and who drives the others. Without `rivals` a charioteer of the race drives on, and the stand-in of the game for everybody else. */
export interface PlayOn {
  at: number;
  seat: number;
  name: string;
  moves?: string[];
  rivals?: string | null;
  pace?: number;
  hints?: boolean;
}

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

/** A board to be published; `listed` if the gallery shows it, else only its link leads there. `forked_from` is the version of another board that it was made of, as in `K7Q2M9XA/3`. */
export interface Publish {
  game: string;
  name: string;
  author: string;
  board: Record<string, unknown>;
  words?: string;
  listed?: boolean;
  forked_from?: string | null;
}

/** A version that was published; the key, told once, is needed for others and to withdraw the board. */
export interface PublishReceipt {
  id: string;
  version: number;
  key?: string | null;
}

/** Another version of a board that was published. */
export interface PublishVersion {
  board: Record<string, unknown>;
}

/** A board of the gallery, as everybody sees it; `version` is the latest. */
export interface PublishedBoard {
  id: string;
  game: string;
  name: string;
  words: string;
  author: string;
  listed: boolean;
  version: number;
  stars: number;
  raced: number;
  at: number;
  forked_from: string | null;
}

/** A version of a board: what is raced on, with its drawing; `source` is the text it was written as. */
export interface PublishedVersion {
  id: string;
  version: number;
  at: number;
  board: Record<string, unknown>;
  source?: string | null;
}

/** The puzzles of a game: the kinds there are, and the kind of each puzzle, the first being number 1. */
export interface PuzzleList {
  game: string;
  kinds: string[];
  puzzles: string[];
}

/** A move that a puzzle offers, and what is said to it: why it is right, or why another is better. */
export interface PuzzleMove {
  move: string;
  right: boolean;
  words: Words;
}

/** The puzzle of a day: its game and its number. */
export interface PuzzleOfDay {
  game: string;
  number: number;
}

/** A puzzle: the table as the seat to move sees it, the answer, and what is said to every move. `margin` is how much more the answer is worth than any other move, in laurels or places. `after` is the view when the answer has been played. */
export interface PuzzleView {
  game: string;
  number: number;
  kind: string;
  margin: number;
  settings: Settings;
  chairs: ChairView[];
  seat: number;
  race: RaceView;
  answer: string;
  after: Record<string, unknown>;
  moves: PuzzleMove[];
}

/** All puzzles of the house, and which one is the day's; null where there are none. */
export interface Puzzles {
  games: PuzzleList[];
  day: PuzzleOfDay | null;
}

/** What was counted in some races: fewer than were asked for if they took long. `starts` and `wins` by start lane, `bites` by rule and `blocked` by place, both in turns. */
export interface RaceCounts {
  races: number;
  turns: number;
  unwon: number;
  starts: Record<string, number>;
  wins: Record<string, number>;
  bites: Record<string, number>;
  blocked: Record<string, number>;
}

/** One thing that is counted in a race: the message with its name, and a number for each seat. `luck` is by how much something went better than was to be expected, in hundredths. */
export interface RaceFigureView {
  key: string;
  unit: "count" | "luck";
  values: number[];
}

/** A table to be opened on a version of a board, the latest if none is named; its set-up needs none. */
export interface RaceOn {
  settings: Settings;
  version?: number | null;
}

/** The race as a viewer may see it. `view` is the game's own. `offers`, `barred`, `placements`, `ask` and `perils` are for the seat that is to move and for nobody else. `perils` names the moves among the offers that cost the race. `placements` has those of each speed card in hand. With free steering `ask` names the speed cards whose drives and rams are not among the offers: their placements have to be asked for. `open` has the view of every seat, once the race is over. */
export interface RaceView {
  to_move: number | null;
  view: Record<string, unknown>;
  offers: string[] | null;
  barred: Barred[] | null;
  placements: Record<string, PlacementView[]> | null;
  ask: string[] | null;
  perils: PerilView[] | null;
  standings: StandingView[];
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

/** A board of one's own, and the game that it is for. */
export interface RecognisedBoard {
  game: string;
  board: Record<string, unknown>;
  svg: string;
}

/** Take one's seat to this device by its recovery code. */
export interface Recover {
  recovery: string;
}

/** What was asked is not done and changed nothing: why, in a sentence, and the clause of a rule. */
export interface RefusalMessage {
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

/** A seat that is now one's own: the token to act with, the code to get it back on another device. `asked` says that it is not one's own yet: the token is good as soon as those at the table consent. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  token: string;
  recovery: string;
  asked?: boolean;
}

/** Where the server is reached: on this machine, and on the local network if it listens there. */
export interface ServerAddresses {
  here: string;
  network: string[];
}

/** Change how long charioteers wait before they move; whoever sat down first may, at any time. */
export interface SetPace {
  type: "pace";
  key: string;
  seat: number;
  pace: number;
}

/** A table as it was opened. `setup` is what the game starts from: edition or preset, options, courses, chariots. `stand_in` drives for whom the clock has run out, who has left, or who on their turn has been away for `absent_after` seconds while another waited; 0 is never, null is ten minutes, or the time of a clock that gives more. `pace` is how long a charioteer waits before it moves. */
export interface Settings {
  game: string;
  setup?: Record<string, unknown>;
  seats?: (PersonSeat | CharioteerSeat)[];
  clock?: Clock | null;
  stand_in?: string | null;
  pace?: number;
  takeback?: boolean;
  stands_talk?: boolean;
  hints?: boolean;
  way?: "hot-seat" | "own" | "sofa";
  title?: string;
  absent_after?: number | null;
}

/** Take a seat, the first free one if none is named; with the same key again, the same seat. */
export interface Sit {
  name: string;
  seat?: number | null;
  key?: string | null;
}

/** A board that is being made: its source, and whether its picture is wanted too. */
export interface Sketch {
  name: string;
  source: string;
  picture?: boolean;
}

/** A fault as a sentence: the line of the source it is in, if it is in one, and the spaces it names. An arena has no spaces: there the fields are named that the fault is about, such as `makeup.risky.II`. */
export interface SketchFault {
  text: string;
  line: number | null;
  spaces: string[];
}

/** What there is of a board that is being made, and everything that is wrong with it. `board` is null where nothing can be laid out, `svg` where it was not asked for. `measures` are numbers by name, such as the points of the shortest race clockwise; `narrow` are the spaces of every lap. */
export interface Sketched {
  board: Record<string, unknown> | null;
  svg: string | null;
  faults: SketchFault[];
  measures: Record<string, number>;
  narrow: string[];
}

/** What is asked for is being worked out: a sentence, and after how many milliseconds to ask again. */
export interface Soon {
  text: string;
  after: number;
}

/** How a seat stands. */
export interface StandingView {
  seat: number;
  place: number;
  points: number;
}

/** How many stars a board has, and whether one of them is yours. */
export interface Stars {
  stars: number;
  yours: boolean;
}

/** Start the race; the seats that are free go to the charioteer that `fill` names. */
export interface Start {
  type: "start";
  key: string;
  seat: number;
  fill?: string | null;
}

/** The table around the race; a move has to name `turn`. `watching` counts the devices in the stands. `host` is the seat of whoever sat down first, who may free any seat before the race. `undoable` names the seats whose last move can still be taken back: nothing has been drawn since. `pace` is how long a charioteer waits before it moves, in milliseconds. */
export interface TableView {
  stage: "gathering" | "over" | "racing";
  turn: number;
  chairs: ChairView[];
  host: number | null;
  takeback: TakebackView | null;
  undoable: number[];
  petitions: PetitionView[];
  clock: ClockView | null;
  rematch: string | null;
  watching: number;
  pace: number;
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

/** Some races to be run on a board, one way round, by one kind of charioteer in every lane. Races have numbers from 1: whoever wants many asks for one after the other, and adds them up. */
export interface TrialRaces {
  board: Record<string, unknown>;
  direction?: "anticlockwise" | "clockwise";
  first?: number;
  races?: number;
}

/** A version in the list of all: when it was published, and how often it was raced on. */
export interface VersionNote {
  version: number;
  at: number;
  raced: number;
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

export type FromClient = Hello | MoveCommand | Start | Man | Dress | SetPace | Leave | FreeSeat | AskReins | AnswerPetition | AskTakeback | AnswerTakeback | Say | React | HandOver | ComeBack | Rematch | Resync | Ping;

export type FromServer = Whole | Happened | Present | Done | RefusalMessage | Pong | SeatLost | Goodbye;

export type Command = MoveCommand | Start | Man | Dress | SetPace | Leave | FreeSeat | AskReins | AnswerPetition | AskTakeback | AnswerTakeback | Say | React | HandOver | ComeBack | Rematch;

export type Viewer = number | "stands";
