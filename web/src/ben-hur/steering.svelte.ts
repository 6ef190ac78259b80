/** What hand and sand share while a placement is being chosen: which one is looked at, and where cards lead. */

import type { Choice } from "../game/choice.svelte";
import type { PlacementView, RaceView } from "../protocol";
import { placementName } from "./placement";
import { readMove } from "./sand";

/** The three main turns, from left to right as one sees them. */
const MAIN = [30, 0, -30] as const;

class Steering {
  /** The placements that were asked for, by card: with free steering they do not come with the view. */
  asked = $state.raw<Record<string, PlacementView[]>>({});
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
    if (this.choice.hoveredMove !== null) return this.choice.hoveredMove;
    if (this.at !== null && readMove(this.at).card === this.card) return this.at;
    if (this.choice.move === null) return null;
    const { kind, card, ruler, turn } = readMove(this.choice.move);
    if (card === null || (kind !== "drive" && kind !== "ram")) return null;
    return placementName(card, { ruler, turn });
  }

  /** Where a card leads, as far as it is known. */
  rows(race: RaceView, card: string | null): PlacementView[] {
    if (card === null) return [];
    return race.placements?.[card] ?? this.asked[card] ?? [];
  }

  /** Look at a placement: it is previewed if it may be played. */
  look(card: string, row: PlacementView): void {
    this.at = placementName(card, row);
    this.choice.hoveredMove = null;
    this.choice.preview(row.move);
  }

  /** Press a placement: look at it, or play it if one looks at it already. */
  press(card: string, row: PlacementView): void {
    const again = row.move !== null && row.move === this.choice.move;
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
export function mainOf(rows: readonly PlacementView[]): PlacementView[] {
  const found = (ruler: number, turn: number) => rows.find((it) => it.ruler === ruler && it.turn === turn);
  const nine = MAIN.flatMap((turn) => MAIN.map((ruler) => found(ruler, turn)));
  return nine.filter((it) => it !== undefined);
}
