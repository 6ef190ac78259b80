/** Lessons of a first race: each is shown once, when what it is about is there to be seen. */

import type { Barred, RaceView, Words } from "../protocol";

/** What can be seen just now by whoever learns. */
export interface Situation {
  seat: number;
  stage: "gathering" | "racing" | "over";
  view: Record<string, any>;
  /** What may be done; empty while others decide. */
  offers: readonly string[];
  barred: readonly Barred[];
  placements: RaceView["placements"];
  /** What the commentator has just told. */
  told: readonly Words[];
  /** How often whoever learns has moved. */
  moves: number;
  card: string | null;
  move: string | null;
  /** The course or arena. */
  board: Record<string, any> | null;
}

/** A lesson; its words are messages under its name. */
export interface Lesson {
  id: string;
  /** The clause of the rules it rests on. */
  clause: string;
  /** Whether what it is about is there to be seen. */
  when: (it: Situation) => boolean;
  /** Whether it can wait: it is given when one is to move, and only one such in a turn. */
  calm?: boolean;
  /** Whether it is given in a quiet turn although what it is about has not come up. */
  late?: (it: Situation) => boolean;
  /** Whether what it asks to be done is done; a lesson without this asks for nothing. */
  done?: (it: Situation) => boolean;
}

/** Whether whoever learns is to decide. */
export const isOwnDecision = (it: Situation): boolean => it.stage === "racing" && it.offers.length > 0;

/** Which lessons were given, which of them is shown, and whether it has been read. */
export interface Pages {
  given: readonly string[];
  at: number;
  /** Whether one pressed on to its end, or did something since. */
  read: boolean;
}

/** Add lessons that are due. What is being read stays, unless it has been read or one has gone on by oneself: then
 * the first of the new ones is shown. */
export function withDueLessons({ given, at, read }: Pages, fresh: readonly string[], acted: boolean): Pages {
  const all = [...given, ...fresh];
  const on = acted || read;
  if (!on) return { given: all, at, read };
  if (fresh.length) return { given: all, at: given.length, read: false };
  return { given: all, at: acted ? Math.max(0, all.length - 1) : at, read: true };
}

/** Show the lesson before or after. */
export function turnPages({ given, at }: Pages, step: number): Pages {
  const to = Math.min(Math.max(0, at + step), Math.max(0, given.length - 1));
  return { given, at: to, read: to === given.length - 1 };
}

/** Find the lessons that are due and have not been given, in their order. `spoken` says that one that can wait
 * was already given this turn. */
export function due(
  lessons: readonly Lesson[],
  given: readonly string[],
  it: Situation,
  spoken: boolean,
): { id: string; calm: boolean }[] {
  let quiet = spoken;
  return lessons.flatMap(({ id, when, late, calm = false }): { id: string; calm: boolean }[] => {
    if (given.includes(id)) return [];
    const now = when(it);
    if (now && !calm) return [{ id, calm: false }];
    if (quiet || !isOwnDecision(it) || !(now || late?.(it))) return [];
    quiet = true;
    return [{ id, calm: true }];
  });
}
