/** What hand and sand share while a placement is being chosen: which one is looked at, and where cards lead. */

import type { Choice } from "../game/choice.svelte";
import type { Placement, RaceView } from "../protocol";
import { readMove } from "./sand";

/** The three main turns, from left to right as one sees them. */
export const MAIN = [30, 0, -30] as const;

/** The name of a placement, whether it may be played or not. */
export function nameOf(card: string, ruler: string, turn: string): string {
  return `drive ${card} ${ruler} ${turn}`;
}

export class Steering {
  /** The placements that were asked for, by card: with free steering they do not come with the view. */
  asked = $state.raw<Record<string, Placement[]>>({});
  /** The placement that is looked at, by its name. */
  at = $state<string | null>(null);

  constructor(private readonly choice: Choice) {}

  /** The card whose ghosts are shown: the one chosen, or that of a move somebody proposes. */
  get card(): string | null {
    const proposed = this.choice.move === null ? null : readMove(this.choice.move);
    return this.choice.card ?? (proposed && ["drive", "ram"].includes(proposed.kind) ? proposed.card : null);
  }

  /** The placement shown in front: where the pointer rests, else what is looked at, else what is proposed. */
  get shown(): string | null {
    if (this.choice.over !== null) return this.choice.over;
    if (this.at !== null && readMove(this.at).card === this.card) return this.at;
    if (this.choice.move === null) return null;
    const { kind, card, ruler, turn } = readMove(this.choice.move);
    if (card === null || (kind !== "drive" && kind !== "ram")) return null;
    const write = (it: number) => (it > 0 ? `+${it}` : String(it));
    return nameOf(card, write(ruler), write(turn));
  }

  /** Where a card leads, as far as it is known. */
  rows(race: RaceView, card: string | null): Placement[] {
    if (card === null) return [];
    return race.aid?.[card] ?? this.asked[card] ?? [];
  }

  /** Look at a placement: it is previewed if it may be played. */
  look(card: string, row: Placement): void {
    this.at = nameOf(card, row[0], row[1]);
    this.choice.over = null;
    this.choice.preview(row[4]);
  }

  /** Press a placement: look at it, or play it if one looks at it already. */
  press(card: string, row: Placement): void {
    const again = row[4] !== null && row[4] === this.choice.move;
    if (again) void this.choice.confirm();
    else this.look(card, row);
  }
}

const all = new WeakMap<Choice, Steering>();

/** The steering that belongs to a choice. */
export function steeringOf(choice: Choice): Steering {
  const known = all.get(choice);
  if (known) return known;
  const made = new Steering(choice);
  all.set(choice, made);
  return made;
}

/** The main placements of a card, three by three: from the left of the ruler to its right, row by row. */
export function mainOf(rows: readonly Placement[]): Placement[] {
  const found = (ruler: number, turn: number) =>
    rows.find((it) => Number(it[0]) === ruler && Number(it[1]) === turn);
  const nine = MAIN.flatMap((turn) => MAIN.map((ruler) => found(ruler, turn)));
  return nine.filter((it) => it !== undefined);
}
