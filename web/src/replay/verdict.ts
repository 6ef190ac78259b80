/** What the coach thinks in a branch, in sentences: of the move that led there, and of what to play next. */

import { say } from "../base/language.svelte";
import { moveWords } from "../game/names";
import { beatAt } from "./beats";
import type { Twig } from "./branches.svelte";
import type { Replay } from "./replay.svelte";

/** A chance in per cent. */
export const percent = (win: number) => Math.round(win * 100);

/** What a move is called that was played from a twig. */
export function moveNameAt(replay: Replay, move: string, from: Twig | null): string {
  const view = from?.race?.view ?? from?.steps.at(-1)?.view ?? {};
  return replay.ui?.moveName?.(move, view) ?? moveWords(replay.game, move);
}

/** What a move is called that could be played at a line of the race. */
export function calledAt(replay: Replay, move: string, line: number): string {
  const before = replay.beats[beatAt(replay.beats, line) - 1];
  return replay.ui?.moveName?.(move, before?.view ?? {}) ?? moveWords(replay.game, move);
}

/** What the coach thinks of the move that led to a twig; empty until it has said so. */
export function verdictOn(replay: Replay, twig: Twig): string {
  const [best] = twig.parent?.advice?.weighed ?? [];
  if (!best) return "";
  const facts = {
    played: moveNameAt(replay, twig.move, twig.parent),
    best: moveNameAt(replay, best.move, twig.parent),
    bestwin: percent(best.win),
  };
  if (twig.win === null) return say("page-replay-try-unweighed", facts);
  const key = best.move === twig.move ? "page-replay-try-agreed" : "page-replay-try-word";
  return say(key, { ...facts, win: percent(twig.win) });
}

/** What the coach would play next; empty until it has said so. */
export function adviceAt(replay: Replay, twig: Twig): string {
  const [best] = twig.advice?.weighed ?? [];
  const seat = twig.race?.to_move ?? null;
  if (!best || seat === null) return "";
  return say("page-replay-try-best", {
    name: replay.nameOf(seat),
    move: moveNameAt(replay, best.move, twig),
    win: percent(best.win),
  });
}
