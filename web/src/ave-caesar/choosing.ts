/** How a card and a space are chosen, by hand or board alike: a card first or a space first, then once more to drive. */

import type { Choice } from "../game/choice.svelte";
import { drives, parseMove } from "./notation";

/** Take a card up, or put it back; if it leads to one move only, that is previewed. */
export function toggleCard(choice: Choice, card: number): void {
  if (choice.card === String(card)) return choice.pick(null);
  choice.pick(String(card));
  const moves = movesOf(choice, card);
  if (moves.length === 1) choice.preview(moves[0]!);
}

/** The moves offered with a card: drives, votes, or to put it under the deck. */
export function movesOf(choice: Choice, card: number): string[] {
  return choice.offers.filter((move) => {
    const it = parseMove(move);
    return "card" in it && it.card === card;
  });
}

/** Press a move: preview it; press it again to play it. */
export function previewOrPlay(choice: Choice, move: string): void {
  if (choice.move === move) return void choice.confirm();
  const it = parseMove(move);
  if ("card" in it && choice.card !== String(it.card)) choice.pick(String(it.card));
  if (!("card" in it)) choice.pick(null);
  choice.preview(move);
}

/** The moves that a space is pressed for: those of the card taken up, else of any card. */
export function movesTo(choice: Choice, space: string): string[] {
  return drives(choice.offers, choice.card)
    .filter((it) => it.to === space)
    .map((it) => it.move);
}

/** Walk to the next or the one before among the moves of the card taken up, or of all. */
export function previewNeighbour(choice: Choice, by: 1 | -1): void {
  const moves = drives(choice.offers, choice.card).map((it) => it.move);
  if (!moves.length) return;
  const at = choice.move === null ? -1 : moves.indexOf(choice.move);
  const next = at < 0 ? (by > 0 ? 0 : moves.length - 1) : (at + by + moves.length) % moves.length;
  const move = moves[next]!;
  const it = parseMove(move);
  if ("card" in it && choice.card === null) choice.pick(String(it.card));
  choice.preview(move);
}
