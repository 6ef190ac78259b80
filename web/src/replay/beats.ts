/** A race cut into beats: a decision and what the Fates made of it, as it is seen live at the table. */

import type { Moment, TableUi } from "../game/ui";
import type { Happening, HistoryStep, LoggedMoveView, RaceView, Words } from "../protocol";

/** A beat of a race: the lines it is made of, what was told, and how things stood after it. */
export interface Beat {
  /** The first and the last line of the log it is made of. */
  first: number;
  last: number;
  /** Who decided; null if only the Fates did. */
  seat: number | null;
  lines: LoggedMoveView[];
  told: Words[];
  view: Record<string, unknown>;
  open: Record<string, unknown>[] | null;
}

const stage = (step: HistoryStep) => `${String(step.view["race"])}/${String(step.view["phase"] === "lots")}`;

/** Cut the lines of a race into beats. A new race of a tournament is a beat of its own. */
export function beatsOf(steps: readonly HistoryStep[]): Beat[] {
  const beats: Beat[] = [];
  let at = "";
  for (const step of steps) {
    const by = step.line?.by;
    const seat = typeof by === "number" ? by : null;
    const here = stage(step);
    const open = beats.at(-1);
    const { told, view, open: hands } = step;
    const lines = step.line ? [step.line] : [];
    if (open && seat === null && here === at) {
      open.last = step.n;
      open.lines = [...open.lines, ...lines];
      open.told = [...open.told, ...told];
      open.view = view;
      open.open = hands;
    } else beats.push({ first: step.n, last: step.n, seat, lines, told: [...told], view, open: hands });
    at = here;
  }
  return beats;
}

/** Find the beat that a line of the log belongs to: the last one that has begun by then. */
export function beatAt(beats: readonly Beat[], line: number): number {
  const found = beats.findLastIndex((it) => it.first <= line);
  return Math.max(0, found);
}

/** The next beat, or the one before, in which a seat decides (any seat if none is named); stays if there is none. */
export function nextTurn(beats: readonly Beat[], from: number, way: 1 | -1, seat: number | null): number {
  for (let at = from + way; at >= 0 && at < beats.length; at += way) {
    const who = beats[at]!.seat;
    if (who !== null && (seat === null || who === seat)) return at;
  }
  return from;
}

/** A moment of the race worth jumping to. */
interface Mark {
  beat: number;
  moment: Moment;
  seat: number | null;
  words: Words;
}

const LOUD: Moment[] = ["laurels", "home", "crash", "hail", "ram", "whip", "out"];

/** Find the moments of a race; small ones, such as a change in the lead, are no reason to jump. */
export function marksOf(beats: readonly Beat[], moments: Record<string, Moment>): Mark[] {
  return beats.flatMap((it, beat) => {
    const found = it.told
      .map((words) => ({ words, moment: moments[words.key] }))
      .filter((mark): mark is { words: Words; moment: Moment } => LOUD.includes(mark.moment!))
      .sort((a, b) => LOUD.indexOf(a.moment) - LOUD.indexOf(b.moment))[0];
    return found ? [{ beat, seat: it.seat, ...found }] : [];
  });
}

/** The next moment, or the one before. */
export function nextMark(marks: readonly Mark[], from: number, way: 1 | -1): number {
  const found = way === 1 ? marks.find((it) => it.beat > from) : marks.findLast((it) => it.beat < from);
  return found?.beat ?? from;
}

/** What happened in a beat, as the table would have heard it. */
export function happeningOf(beat: Beat): Happening {
  const { lines, told } = beat;
  return { kind: "moved", lines, told, ...(beat.seat === null ? {} : { seat: beat.seat }) };
}

/** The race as it stood after a beat. Who is to move is known from who moved next. */
export function raceAt(
  beats: readonly Beat[],
  at: number,
  end: RaceView | null,
  standingsIn: TableUi["standingsIn"],
): RaceView | null {
  const beat = beats[at];
  if (!beat) return null;
  const next = beats[at + 1];
  return {
    to_move: next ? next.seat : (end?.to_move ?? null),
    view: beat.view,
    offers: null,
    barred: null,
    placements: null,
    ask: null,
    perils: null,
    standings: next || !end ? (standingsIn?.(beat.view) ?? []) : end.standings,
    lines: beat.last,
    open: beat.open,
  };
}

/** How long a beat is shown when the race plays by itself, in milliseconds at ordinary speed. */
export function beatMs(beat: Beat, rolls: number): number {
  return (beat.seat === null ? 900 : 1500) + rolls;
}
