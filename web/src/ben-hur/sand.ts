/** What a view of Ben Hur holds, and how its cards and moves are written. No rule is in here: only notation. */

import type { RaceView, Viewer } from "../protocol";
import { isWrittenView, type WrittenDuel, type WrittenView as Sand } from "./view.generated";

/** Where the middle of a chariot's front edge is, and its heading in degrees, anticlockwise from the east. */
export type Pose = [number, number, number];

export type { WrittenChariot as Chariot, WrittenView as Sand } from "./view.generated";

/** Read the view of a race as a view of Ben Hur. */
export function sandOf({ view }: Pick<RaceView, "view">): Sand {
  if (isWrittenView(view)) return view;
  throw new TypeError("This is no view of Ben Hur.");
}

/** The chariots that a viewer drives. */
export function ownChariots(sand: Sand, viewer: Viewer): number[] {
  return sand.seats.flatMap((seat, number) => (seat === viewer ? [number] : []));
}

/** The chariots in the order of the race, the first ahead. */
export function inOrder(sand: Sand): number[] {
  const rank = (number: number) => {
    const off = sand.chariots[number]!.state === "out" ? 100 : 0;
    return (sand.places[number] ?? number) + off;
  };
  return sand.chariots
    .map((_, number) => number)
    .sort((one, other) => rank(one) - rank(other) || one - other);
}

/** The emblem of a chariot: the colours of its player, and its own letter. */
export function emblemOf({ seats }: Pick<Sand, "seats">, number: number): { seat: number; letter: string } {
  return { seat: seats[number] ?? number, letter: "ABCDEF"[number] ?? "" };
}

/** The phases in which somebody is asked out of turn. */
export const OUT_OF_TURN: readonly string[] = ["whip-reply", "whipped"];

/** Whose turn it is; whoever is asked out of turn is another. */
export function whoseTurn(sand: Sand): number | null {
  return sand.pending?.owner ?? sand.actor;
}

/** A card: a speed with its ruler, an accident with the numbers it fears, or one that is hidden. */
export interface Card {
  name: string;
  kind: "speed" | "accident" | "hidden";
  /** The ruler of a speed: `+II+`. */
  ruler: string;
  horseshoe: boolean;
  /** The highest number that is bad, of an accident. */
  fears: number;
}

/** Read a card as it is written. */
export function cardOf(name: string): Card {
  if (name === "?") return { name, kind: "hidden", ruler: "", horseshoe: false, fears: 0 };
  if (name.startsWith("A"))
    return { name, kind: "accident", ruler: "", horseshoe: false, fears: Number(name[1]) };
  return {
    name,
    kind: "speed",
    ruler: name.replace("*", ""),
    horseshoe: name.endsWith("*"),
    fears: 0,
  };
}

/** A move taken apart: `drive II -30 +30`, `ram II* 0 +30 @3`, `whip @3`, `accident A2`, `take risky`, `lost`. */
export interface ParsedMove {
  kind: string;
  card: string | null;
  ruler: number;
  turn: number;
  target: number | null;
}

/** Take a move apart. */
export function readMove(move: string): ParsedMove {
  const [kind = "", ...rest] = move.split(" ");
  const last = rest.at(-1) ?? "";
  const target = last.startsWith("@") ? Number(last.slice(1)) : null;
  const laid = kind === "drive" || kind === "ram";
  const card = laid || kind === "accident" || kind === "crash" ? (rest[0] ?? null) : null;
  return { kind, card, ruler: laid ? Number(rest[1]) : 0, turn: laid ? Number(rest[2]) : 0, target };
}

/** Say whether a move plays a card of the hand: it is previewed, and confirmed; all others decide at a press. */
export function playsCard(move: string | null): boolean {
  return move !== null && readMove(move).card !== null;
}

/** The duel that a move would begin: a ram with its card, or a whip. */
export function duelOf(sand: Sand, { kind, card, target }: ParsedMove): WrittenDuel | null {
  const by = kind === "ram" ? card : null;
  return sand.decision?.duels.find((it) => it.target === target && it.card === by) ?? null;
}

/** The facts of a placement for what is said about it: which way, how far. */
export function placementFacts(ruler: number, turn: number): Record<string, string | number> {
  const way = (it: number) => (it > 0 ? "left" : it < 0 ? "right" : "straight");
  return { ruler: way(ruler), rulerangle: Math.abs(ruler), turn: way(turn), turnangle: Math.abs(turn) };
}
