// Made by `make types` from src/hippodrome/games/ben_hur/view.py. Do not edit.

/** What an accident does if it is played now; where it may not be, the clause says why. */
export interface WrittenAccident {
  barred: boolean;
  clause: string;
  effect: "club" | "endurance" | "knockout";
}

/** An accident being settled (6.1). */
export interface WrittenAccidentPlayed {
  card: string;
  whipped: boolean;
}

/** An arena that is not one of the house, in full (1.1). */
export interface WrittenArena {
  contact: number;
  first: number;
  half: number;
  inner: number;
  name: string;
  outer: number;
  step: number;
}

/** A chariot as a viewer sees it: a hidden hand is question marks. */
export interface WrittenChariot {
  away_from: number | null;
  backs: string;
  hand: string[];
  markers: number[];
  pose: [number, number, number] | null;
  skip: boolean;
  started: boolean;
  state: "finished" | "out" | "racing";
  turns: number;
}

/** How many cards each deck has left. */
export interface WrittenCounts {
  normal: number;
  risky: number;
}

/** What whoever is to decide faces: `clause` asks it, `nowhere` is for cards that can be laid nowhere. */
export interface WrittenDecision {
  accident: WrittenAccident;
  away: WrittenSteeringAway | null;
  clause: string;
  duels: WrittenDuel[];
  nowhere: string;
}

/** How many of each card, by deck. */
export interface WrittenDecks {
  normal: Record<string, number>;
  risky: Record<string, number>;
}

/** A ram with a card, or a whip without: what is added to the die, and the chance to win in hundredths. */
export interface WrittenDuel {
  adds: number;
  card: string | null;
  chance: number;
  target: number;
}

/** The options that differ from the preset's (2.4). */
export interface WrittenOptions {
  accidents?: "club" | "endurance" | "knockout";
  fewer_accidents?: number | null;
  races?: number;
  scoring?: "finish" | "laps" | "season";
  steering?: "fixed" | "free";
  ties?: "race" | "share";
}

/** A collision being settled (4); the die is 0 until it is rolled. */
export interface WrittenRam {
  card: string;
  die: number;
  ruler: number;
  target: number;
  turn: number;
}

/** From whom the loser of a whip has to steer away. */
export interface WrittenSteeringAway {
  clause: string;
  winner: number;
}

/** The turn under way, and what is being settled in it. */
export interface WrittenTurn {
  accident?: WrittenAccidentPlayed;
  announced: boolean;
  deck: "normal" | "risky" | null;
  good: number;
  moved: boolean;
  owner: number;
  ram?: WrittenRam;
  replies: number[];
  whip?: WrittenWhip;
}

/** A view as it is written: a position with what is hidden left out, and what follows from it. */
export interface WrittenView {
  actor: number | null;
  arena: string | WrittenArena;
  charioteers: string[];
  chariots: WrittenChariot[];
  decision: WrittenDecision | null;
  decks: WrittenCounts;
  discards: WrittenDecks;
  game: "ben-hur";
  laps: number;
  makeup?: WrittenDecks;
  moved: number[];
  options: WrittenOptions;
  pending: WrittenTurn | null;
  phase: "deal" | "draw" | "more" | "over" | "places" | "redraw" | "roll" | "take" | "turn" | "whip" | "whip-own" | "whip-reply" | "whipped";
  places: number[];
  preset: "antioch" | "club" | "long" | "season";
  race: number;
  round: number;
  scores: number[];
  seats: number[];
  touch: [number, number][];
  unseen: WrittenDecks;
}

/** A whip being settled (5.2); the die is 0 until it is rolled. */
export interface WrittenWhip {
  at: number;
  by: number;
  die: number;
}

/** Say whether a view is one of this game. */
export function isWrittenView(view: Record<string, unknown>): view is Record<string, unknown> & WrittenView {
  return view["game"] === "ben-hur";
}
