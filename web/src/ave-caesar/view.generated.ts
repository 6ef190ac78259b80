// Made by `make types` from src/hippodrome/games/ave_caesar/view.py. Do not edit.

/** A chariot as a viewer sees it; hand, deck and tucked cards are null where they are hidden. `unseen` and `deck` count the cards of each value, ones first; `unseen` are all it has not played yet. */
export interface ChariotSeen {
  deck: number[] | null;
  hand: number[] | null;
  held: number;
  lap: number;
  owes: boolean;
  owner: number | null;
  paid: boolean;
  space: string | null;
  state: "disqualified" | "finished" | "out" | "racing";
  tucked: number[] | null;
  tucked_away: number;
  unmanned: boolean;
  unseen: number[];
  why_out: "cards" | "points" | "stalemate" | "withdrawn" | null;
}

/** The draw for lanes. */
export interface LotsSeen {
  contenders: number[];
  game: "ave-caesar";
  phase: "lots";
  turned: number[];
  viewer: number | "stands";
}

/** A race that is being driven, or its deal; a course that is not of the atlas is written in full. */
export interface RaceSeen {
  chariots: ChariotSeen[];
  course: string | Record<string, unknown>;
  direction: "anticlockwise" | "clockwise";
  drawing: number | null;
  edition: "player-aid" | "pro-ludo" | "ravensburger" | "summary";
  game: "ave-caesar";
  laps: number;
  leaders: number[];
  leaders_hold_sixes: boolean | null;
  left: number[];
  opening: boolean;
  order: number[];
  phase: "deal" | "race" | "vote";
  race: number;
  results: ResultSeen[];
  six: "bound" | "finished" | "opening" | "unmoved";
  still: number;
  turn: number;
  viewer: number | "stands";
  votes: string[];
}

/** How one race of a tournament ended. */
export interface ResultSeen {
  laurels: number[];
  owners: (number | null)[];
  ranking: number[];
}

export type WrittenView = RaceSeen | LotsSeen;

/** Say whether a view is one of this game. */
export function isWrittenView(view: Record<string, unknown>): view is Record<string, unknown> & WrittenView {
  return view["game"] === "ave-caesar";
}
