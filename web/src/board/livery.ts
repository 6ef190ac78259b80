/** Chariots as markup: the art of the drawings in the colours of a livery. */

import { BIGA, LIVERIES, PENNANTS, QUADRIGA } from "./art";

/** A chariot without its pennant, heading right. */
export function teamOf(livery: number, horses: 2 | 4): string {
  const look = LIVERIES[livery % LIVERIES.length]!;
  return (horses === 4 ? QUADRIGA : BIGA).replace(
    /\{(colour|dark|horse)\}/g,
    (_, part: "colour" | "dark" | "horse") => look[part],
  );
}

/** The pennant of a livery with a letter on it. */
export function pennantOf(livery: number, letter: string): string {
  return PENNANTS[livery % PENNANTS.length]!.replace("@", letter);
}
