/** The race in words: what the commentator told, line by line, and what happened around it. */

import type { HistoryStep, Happening, Words } from "../../protocol";

/** An entry of the log: what came of one line of the race, or a note of what happened at the table. */
export interface Entry {
  id: string;
  /** The line of the race it belongs to; a note stands after that line. */
  line: number;
  /** The seat that acted, if one did. */
  seat: number | null;
  /** What was told; of a note only which it is, to be said by whoever knows the names. */
  words: Words[];
  note: boolean;
}

/** How many entries are kept. */
const MOST = 400;

/** Add what happened, if there is anything to tell; `line` is the number of the last line of the race now. */
export function withEvent(
  log: readonly Entry[],
  what: Happening,
  number: number,
  line: number,
): readonly Entry[] {
  const seat = what.seat ?? null;
  const told = what.told?.filter((it) => it.key) ?? [];
  if (told.length > 0)
    return [...log, { id: `e${number}`, line, seat, words: told, note: false }].slice(-MOST);
  const words = noted(what);
  if (!words) return log;
  return [...log, { id: `e${number}`, line, seat, words: [words], note: true }].slice(-MOST);
}

/** Put the lines of the history in, in their order; what is there already stays. */
export function withHistory(log: readonly Entry[], steps: readonly HistoryStep[]): readonly Entry[] {
  const there = new Set(log.filter((it) => !it.note).map((it) => it.line));
  const fresh = steps
    .filter((it) => it.told.length > 0 && !there.has(it.n))
    .map((it): Entry => {
      const seat = typeof it.line?.by === "number" ? it.line.by : null;
      return { id: `l${it.n}`, line: it.n, seat, words: it.told, note: false };
    });
  return [...log, ...fresh].sort((one, other) => one.line - other.line).slice(-MOST);
}

/** Cut off what was taken back: only lines up to the last one stay. */
export function cutAfter(log: readonly Entry[], last: number): readonly Entry[] {
  return log.some((it) => it.line > last) ? log.filter((it) => it.line <= last) : log;
}

const NOTES = new Set([
  "sat",
  "left",
  "recovered",
  "manned",
  "asked",
  "answered",
  "reins",
  "returned",
  "replaced",
  "freed",
  "petitioned",
  "voted",
  "paced",
  "passed",
]);

/** What to note of something that is no move. */
function noted(what: Happening): Words | null {
  if (!NOTES.has(what.kind)) return null;
  const charioteer = what.charioteer ?? "";
  if (what.kind === "petitioned") {
    return { key: `petitioned-${what.why ?? "seat"}`, facts: { charioteer, name: what.name ?? "" } };
  }
  if (what.kind === "voted") return { key: what.yes ? "voted-yes" : "voted-no", facts: { charioteer } };
  const kind = what.kind === "answered" ? (what.yes ? "consented" : "declined") : what.kind;
  const unfit = what.kind === "replaced" && what.why === "unfit" ? "-unfit" : "";
  const why = what.kind === "reins" ? `-${what.why ?? "asked"}` : unfit;
  return { key: `${kind}${why}`, facts: { charioteer } };
}
