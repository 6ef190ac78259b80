/** How races on this device went, and which charioteers are a fitting match for that. */

import { recall, remember } from "../base/memory";
import type { Hire, Whole } from "../protocol";

/** How one race against charioteers ended: who they were, one's own place, and how many raced. */
export interface Outcome {
  rivals: string[];
  place: number;
  field: number;
}

/** The last races against charioteers, game by game, the newest last; a table counts once. */
export interface Fortune {
  counted: string[];
  outcomes: Record<string, Outcome[]>;
}

const NONE: Fortune = { counted: [], outcomes: {} };

/** So many races of a game are kept in mind. */
const KEPT = 60;

/** The rung on which somebody begins of whom nothing is known. */
const FIRST_RUNG = 2;

/** What this device remembers. */
export function recallFortune(): Fortune {
  const { counted, outcomes } = { ...NONE, ...recall<Partial<Fortune>>("fortune", {}) };
  return { counted, outcomes };
}

/** Count a race that is over for the seats held here; the same table changes nothing a second time. */
export function withRaceCounted(before: Fortune, whole: Whole, seats: number[]): Fortune {
  const standings = whole.race?.standings ?? [];
  const places = standings.filter((it) => seats.includes(it.seat)).map((it) => it.place);
  const rivals = whole.table.chairs.filter((it) => it.kind === "charioteer").map((it) => plain(it.name));
  const over = whole.table.stage === "over" && places.length > 0;
  if (!over || !rivals.length || before.counted.includes(whole.id)) return before;
  const game = whole.settings.game;
  const outcome = { rivals, place: Math.min(...places), field: standings.length };
  return {
    counted: [whole.id, ...before.counted].slice(0, 100),
    outcomes: { ...before.outcomes, [game]: [...(before.outcomes[game] ?? []), outcome].slice(-KEPT) },
  };
}

/** The name of a charioteer without its budget and its numeral: `strategist:0.5s II` is a strategist. */
function plain(name: string): string {
  return name.split(/[: ]/)[0] ?? name;
}

/** Count a race that is over and remember it. */
export function countRace(whole: Whole, seats: number[]): void {
  const before = recallFortune();
  const after = withRaceCounted(before, whole, seats);
  if (after !== before) remember("fortune", after);
}

/** Those on the ladder of a game, the weakest first. */
export function ladderOf(hires: readonly Hire[]): Hire[] {
  return hires.filter((it) => (it.rung ?? 0) > 0).toSorted((a, b) => (a.rung ?? 0) - (b.rung ?? 0));
}

/** The rung near which somebody drives, from 1 on: a win leads a rung up, a place in the rear half a rung down. Beating
 * only weaker ones changes nothing, nor does losing to much stronger ones. */
export function rungOf(outcomes: readonly Outcome[], ladder: readonly Hire[]): number {
  const rungs = new Map(ladder.map((it, at) => [it.name, at + 1]));
  const within = (rung: number) => Math.max(1, Math.min(ladder.length, rung));
  let rung = within(FIRST_RUNG);
  for (const { rivals, place, field } of outcomes) {
    const met = Math.max(0, ...rivals.map((it) => rungs.get(it) ?? 0));
    if (place === 1 && met >= rung) rung = within(rung + 1);
    else if (place > Math.ceil(field / 2) && met > 0 && met <= rung + 1) rung = within(rung - 1);
  }
  return rung;
}

/** Who drives against somebody on a rung: one from there, one from below, one from above, and so on in turn. */
export function rivalsNearRung(rung: number, ladder: readonly Hire[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const wanted = rung + [0, -1, 1][at % 3]!;
    return ladder[Math.max(1, Math.min(ladder.length, wanted)) - 1]?.name;
  }).filter((it) => it !== undefined);
}
