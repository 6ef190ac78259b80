/** The face of a game on the page: its board, its hand, what to see at a glance. The rest of the page is the same
 * for all games, and no rule is in any of it: what may be done is offered by the house and sent back as it came. */

import type { Component } from "svelte";
import type { Board } from "../line/house";
import type { Choice } from "./choice.svelte";
import type { ChairView, Happening, RaceView, Settings, Viewer } from "../protocol";

/** What every part of a face is given. */
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
}

/** The hand of a seat and what may be done with it. Only `confirm` sends anything. */
export interface TurnProps extends Seen {
  board: Board;
  choice: Choice | null;
  /** Whether a move is on its way. */
  busy: boolean;
  /** Open a clause of the rules beside the board. */
  onclause: (clause: string) => void;
  /** Ask the house for every placement of a card (Ben Hur, free steering). */
  placements: ((card: string) => Promise<import("../line/house").Placement[]>) | null;
}

/** Everybody in the race at a glance: who leads, laps, tribute, points left, who is out and why. */
export interface GlanceProps extends Seen {
  /** Made small for a phone, one line a chariot. */
  small?: boolean;
}

export interface Face {
  Board: Component<BoardProps>;
  Turn: Component<TurnProps>;
  Glance: Component<GlanceProps>;
  /** Which board the race is on just now: a name, or a course or arena of somebody's own. */
  boardOf(settings: Settings, view: Record<string, any>): string | Record<string, any>;
  /** The card of the hand that a move plays, as `choice.pick` takes it; for the coach's advice. */
  cardOf?(move: string): string | null;
  /** Which of the told messages are moments to celebrate or mourn, and how. */
  moments: Record<string, Moment>;
  /** How long the dice of an event roll on the board before anything moves, in milliseconds; none if missing. */
  rolls?(what: Happening): number;
}

/** A moment: how it looks and sounds. */
export type Moment =
  "hail" | "block" | "ram" | "whip" | "crash" | "line" | "home" | "out" | "lead" | "laurels";

const faces: Record<string, () => Promise<{ face: Face }>> = {
  "ave-caesar": () => import("../ave-caesar/face"),
  "ben-hur": () => import("../ben-hur/face"),
};

/** Load the face of a game. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).face;
}
