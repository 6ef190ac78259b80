/** Moves as they are written, taken apart so that cards and spaces can be lit. */

import { say } from "../base/language.svelte";

/** A move: what it does, with which card, where to. */
export type ParsedMove =
  | { kind: "drive" | "vote"; card: number; to: string }
  | { kind: "tuck"; card: number }
  | { kind: "pass" | "withdraw" | "other" };

/** Read a move: `4-11b2`, `5-finish`, `vote 4-11b2`, `tuck 3`, `pass`, `withdraw`. */
export function parseMove(move: string): ParsedMove {
  const drive = /^(vote )?(\d)-(.+)$/.exec(move);
  if (drive) return { kind: drive[1] ? "vote" : "drive", card: Number(drive[2]), to: drive[3]! };
  const tuck = /^tuck (\d)$/.exec(move);
  if (tuck) return { kind: "tuck", card: Number(tuck[1]) };
  return { kind: move === "pass" || move === "withdraw" ? move : "other" };
}

/** The space past the last one. */
export const FINISH = "finish";

/** Drives or votes among the offers, of one card or of all. */
export function drives(
  offers: readonly string[],
  card: string | null = null,
): { move: string; card: number; to: string }[] {
  return offers.flatMap((move) => {
    const it = parseMove(move);
    if (it.kind !== "drive" && it.kind !== "vote") return [];
    return card === null || String(it.card) === card ? [{ move, card: it.card, to: it.to }] : [];
  });
}

/** The offers that use no card, as they came. */
export function others(offers: readonly string[]): string[] {
  return offers.filter((move) => ["pass", "withdraw", "other"].includes(parseMove(move).kind));
}

/** What a move is called in a few words: the card and where it leads; null for one that has no words of its own. */
export function moveName(move: string): string | null {
  const it = parseMove(move);
  switch (it.kind) {
    case "drive":
      return `${romanNumeral(it.card)} → ${it.to === FINISH ? say("page-ave-finish") : it.to}`;
    case "tuck":
      return say("page-ave-do-tuck", { card: romanNumeral(it.card) });
    case "pass":
      return say("page-ave-do-pass");
    case "withdraw":
      return say("page-ave-do-withdraw");
    default:
      return null;
  }
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

/** A value in Roman numbers. */
export function romanNumeral(value: number): string {
  return ROMAN[value] ?? String(value);
}
