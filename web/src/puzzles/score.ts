/** How somebody does with puzzles, as this browser remembers it: what was tried, what was solved, and what in a row. */

/** What is kept. A puzzle counts by its first answer; looking at the answer before counts as a wrong one. */
export interface Score {
  /** The puzzles that were tried, each by its game and number, and whether the first answer was right. */
  tried: Record<string, boolean>;
  /** How many were right in a row, up to the last one, and the most ever. */
  run: number;
  best: number;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: string | null;
  days: number;
}

export const NO_SCORE: Score = { tried: {}, run: 0, best: 0, day: null, days: 0 };

/** How a puzzle is called in the score. */
export function puzzleName(game: string, number: number): string {
  return `${game}/${number}`;
}

/** The day of a moment, the same everywhere: 2026-11-16. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day before a day. */
function before(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return dayOf(moment);
}

/** Take an answer into account; `day` is given for the puzzle of that day. Only the first answer counts. */
export function scoreAfterAnswer(score: Score, puzzle: string, right: boolean, day: string | null): Score {
  const known = puzzle in score.tried;
  const next: Score = known ? { ...score } : { ...score, tried: { ...score.tried, [puzzle]: right } };
  if (!known) {
    next.run = right ? score.run + 1 : 0;
    next.best = Math.max(score.best, next.run);
  }
  // Whoever needs a second try has still been here today.
  if (day !== null && right && score.day !== day) {
    next.days = score.day === before(day) ? score.days + 1 : 1;
    next.day = day;
  }
  return next;
}

/** How many days in a row it is today: a day that was missed ends the row, today itself may still come. */
export function daysInARow(score: Score, today: string): number {
  return score.day === today || score.day === before(today) ? score.days : 0;
}

/** How many were tried, and how many of them solved by the first answer. */
export function counted(score: Score): { tried: number; right: number } {
  const all = Object.values(score.tried);
  return { tried: all.length, right: all.filter(Boolean).length };
}
