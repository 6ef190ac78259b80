/** What a game hands over to the page, one entry a game. The rest of the page is the same for all games, and no rule is
 * in any of it: what may be done is offered by the house and sent back as it came.
 *
 * The entry itself is small and always there; what is large (the table, the set-up, the lessons) is loaded when it is
 * first shown.
 */

import type { Extension } from "@codemirror/state";
import type { Component } from "svelte";
import type { Lesson } from "../learn/lesson";
import type { Board, House, PlacementView } from "../line/house";
import type {
  ChairView,
  Happening,
  PublishedVersion,
  RaceView,
  Settings,
  Sketched,
  StandingView,
  Viewer,
} from "../protocol";
import type { Draft } from "../setup/draft.svelte";
import type { Direction } from "../workshop/balance";
import type { Craft, KeptBoard } from "../workshop/craft.svelte";
import type { Choice } from "./choice.svelte";

/** A course or an arena: its name, or the file of one of somebody's own. */
export type BoardFile = string | Record<string, any>;

export interface GameUi {
  /** The name by which the house knows the game. */
  game: string;
  /** What the game is called. */
  title: string;
  /** The board that stands for the game on its cards; null if there is none to show. */
  board: string | null;
  /** How wide the pictures of its boards are for their height. */
  ratio: string;
  /** Whether the page has its rules to read. */
  rules: boolean;
  /** The table that is opened for whoever wants to race at once; null leaves it to what the house offers. */
  quick: QuickTable | null;
  /** How its boards are made by hand, where the workshop can make them. */
  workshop?: () => Promise<WorkshopUi>;
  table(): Promise<TableUi>;
  setup(): Promise<SetupUi>;
  /** What is taught in a first race; null if nothing is. */
  learn: (() => Promise<Learning>) | null;
}

/** The set-up of a table to race at once: how many race, and where. */
interface QuickTable extends Record<string, unknown> {
  players: number;
}

/** What a first race teaches, and the table it is driven at. */
export interface Learning {
  lessons: readonly Lesson[];
  settings: Settings;
}

// --- the table -------------------------------------------------------------------------------------

/** What every part of a table is given. */
export interface Seen {
  settings: Settings;
  chairs: ChairView[];
  /** Who looks: a seat, or the stands. */
  viewer: Viewer;
  race: RaceView;
  /** What led to this view, if it has just happened: its dice are rolled before chariots drive. */
  what?: Happening | null;
}

/** The board with the chariots on it. When `race` changes, chariots drive there; `still` sets them there at once. */
export interface BoardProps extends Seen {
  board: Board;
  /** What is being chosen by the seat to move on this device; null while nobody here chooses. */
  choice: Choice | null;
  /** Whether the camera follows whoever drives. */
  follow: boolean;
  still?: boolean;
  /** A move of whoever is to move that is drawn as an arrow: the one that the coach thinks best. */
  arrow?: string | null;
}

/** The hand of a seat and what may be done with it. Only `confirm` sends anything. */
export interface TurnProps extends Seen {
  board: Board;
  choice: Choice | null;
  /** Whether a move is on its way. */
  busy: boolean;
  /** Open a clause of the rules beside the board. */
  onclause: (clause: string) => void;
  /** Ask the house for every placement of a card, where they are too many to be sent with each view. */
  placements: ((card: string) => Promise<PlacementView[]>) | null;
  /** Whether nobody waits: a question that else lies over everything lets one look at the board first. */
  unhurried?: boolean;
}

/** Everybody in the race at a glance: who leads, laps, tribute, points left, who is out and why. */
export interface GlanceProps extends Seen {
  /** Made small for a phone, one line a chariot. */
  small?: boolean;
}

/** Every hand, once the race is over: the view of each seat. */
export interface HandsProps {
  open: Record<string, unknown>[];
}

/** How a game looks at a table and in a replay. */
export interface TableUi {
  Board: Component<BoardProps>;
  Turn: Component<TurnProps>;
  Glance: Component<GlanceProps>;
  Hands: Component<HandsProps>;
  /** Which board the race is on just now; null if there is none to draw. */
  boardOf(settings: Settings, view: Record<string, any>): BoardFile | null;
  /** The card of the hand that a move plays, as `choice.pick` takes it; for the coach's advice. */
  cardOf?(move: string): string | null;
  /** What a move of whoever is to move in a view is called in a few words; null leaves it as it is written. */
  moveName?(move: string, view: Record<string, unknown>): string | null;
  /** Which of the told messages are moments to celebrate or mourn, and how. */
  moments: Record<string, Moment>;
  /** The race with its chariots called by whoever drives them, where the game has names of its own for them. */
  withChariotNames?(race: RaceView, chairs: ChairView[]): RaceView;
  /** What chariots are called in what is told, by the names that the game has for them. */
  chariotRenames?(race: RaceView, chairs: ChairView[]): ReadonlyMap<string, string>;
  /** The game's own name for the driver of a seat that a charioteer of the house has; null if it has none. */
  chariotNameOfSeat?(race: RaceView, seat: number): string | null;
  /** The moves that do nothing but let the turn go by; one that is the only one may be made by itself. */
  idle?: readonly string[];
  /** Whether one chooses on the board: a phone that is only a hand shows it then. */
  aims?: boolean;
  /** How long the dice of an event roll on the board before anything moves, in milliseconds; none if missing. */
  rolls?(what: Happening): number;
  /** The standings in the middle of a race, as far as a view tells them; for a replay. */
  standingsIn?(view: Record<string, unknown>): StandingView[];
  /** The place of each seat in the middle of a race, as far as a view tells them. */
  placesIn?(view: Record<string, unknown>): number[] | null;
  /** The message that says what the order of the results rests on. */
  ranked?: string;
  /** The message with what a seat has won. */
  points: string;
  /** What the coach expects of a move: laurels to win, or a place. */
  worth: "laurels" | "places";
}

/** A moment: how it looks and sounds. */
export type Moment =
  "hail" | "block" | "ram" | "whip" | "crash" | "line" | "home" | "out" | "lead" | "laurels";

// --- the set-up ------------------------------------------------------------------------------------

/** What the part of the form about the race itself is given. */
export interface RaceSetupProps {
  draft: Draft;
  house: House;
  /** The set-up as the house completed it. */
  agreed: Record<string, unknown>;
  onclause: (clause: string) => void;
}

/** How a table of a game is set up. */
export interface SetupUi {
  /** The messages that differ: for its editions, for a board, for a board somebody brings (null: nobody may). */
  words: { editions: string; board: string; own: string | null };
  /** The clauses of the rules beside each part of the form. */
  clauses: { editions: string[]; seats: string[]; board: string[] };
  /** The boards that come first, in their order. */
  first: string[];
  /** The options that have a place of their own in the form. */
  placed: string[];
  /** The options that are not told with an edition. */
  untold: string[];
  /** The part of the form about the race: boards, directions, laps, races. */
  Race: Component<RaceSetupProps>;
  /** What the house is asked for. */
  write(draft: Draft): Record<string, unknown>;
  /** The board that a set-up begins on, if it names one. */
  boardOf(setup: Record<string, unknown>): BoardFile | null;
  /** The race in a line. */
  sum(setup: Record<string, unknown>, draft: Draft): string;
}

// --- the workshop ----------------------------------------------------------------------------------

/** What the bench is given, on which a board is made by hand. */
export interface BenchProps {
  craft: Craft;
  /** What is chosen: a space, or a field of the source. */
  chosen: string | null;
  /** How often chariots are in the way at each place, 1 being the most. */
  heat: Readonly<Record<string, number>>;
  /** Change the source; the editor takes it over, so that it can be undone. */
  onedit: (text: string) => void;
}

/** How boards of a game are made in the workshop. The text is the board: every gesture is a change of it. */
export interface WorkshopUi {
  Bench: Component<BenchProps, object, "chosen">;
  /** What to begin with, to be chosen from. */
  Beginnings: Component<{ onbegin: (kept: KeptBoard) => void; onclose: () => void }>;
  /** The key under which the browser keeps what is made. */
  memory: string;
  /** What is there at first. */
  first: KeptBoard;
  /** A copy of a board of the house, to be changed; null where there is none of that name. */
  house(name: string): KeptBoard | null;
  /** How its files end. */
  ending: string;
  /** How the text looks in the editor. */
  language: Extension;
  /** The messages that differ. */
  words: { name: string; source: string; sound: string; start: string };
  /** What is counted in races on a board, by the message that tells it. */
  bites: Readonly<Record<string, string>>;
  /** The ways round that it is raced. */
  ways: readonly Direction[];
  /** Whether nothing is written yet that could be laid out. */
  blank(text: string): boolean;
  /** What is chosen by whoever writes in a line, counted from 0. */
  chosenIn(text: string, line: number): string | null;
  /** What the house measured, in sentences. */
  measured(sketch: Sketched): string[];
  /** What is sent where the board is checked, raced on or published. */
  given(name: string, text: string): Record<string, unknown>;
  /** The text to work on that a file holds; null where it is no board of this game, or one without a text. */
  textIn(file: string): string | null;
  /** The text in which a published version is written; null if it cannot be changed here. */
  textOf(version: PublishedVersion): string | null;
  /** Whether a published board is told by its text, which is offered as a file then. */
  written: boolean;
  /** How many chariots a board has room for, and the set-up of a race of so many on it. */
  room(board: Record<string, any>): [number, number];
  setup(board: Record<string, any>, players: number): Record<string, unknown>;
}
