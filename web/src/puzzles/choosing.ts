/** Which puzzle comes next: one of those wanted, by chance, and rather one that was not tried yet. */

import type { Puzzles } from "../protocol";
import { puzzleName } from "./score";

/** A puzzle by its game and number. */
export interface Chosen {
  game: string;
  number: number;
}

/** What is wanted; null for anything. */
export interface Wanted {
  game: string | null;
  kind: string | null;
}

/** List the puzzles that are wanted. */
export function wantedPuzzles(all: Puzzles, { game, kind }: Wanted): Chosen[] {
  return all.games
    .filter((it) => game === null || it.game === game)
    .flatMap((it) =>
      it.puzzles.flatMap((about, at) =>
        kind === null || about === kind ? [{ game: it.game, number: at + 1 }] : [],
      ),
    );
}

/** The kinds that can be wanted: those of the game, or of all games together. */
export function kindsOf(all: Puzzles, game: string | null): string[] {
  const games = all.games.filter((it) => game === null || it.game === game);
  return [...new Set(games.flatMap((it) => it.kinds.filter((kind) => it.puzzles.includes(kind))))];
}

/** Choose the next puzzle; `chance` is from 0 up to 1. Null where none is wanted. */
export function chooseNextPuzzle(
  wanted: readonly Chosen[],
  tried: Readonly<Record<string, boolean>>,
  now: Chosen | null,
  chance: number,
): Chosen | null {
  const others = wanted.filter((it) => it.game !== now?.game || it.number !== now.number);
  const fresh = others.filter((it) => !(puzzleName(it.game, it.number) in tried));
  const from = fresh.length ? fresh : others.length ? others : wanted;
  return from[Math.min(from.length - 1, Math.floor(chance * from.length))] ?? null;
}
