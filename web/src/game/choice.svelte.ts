/** What somebody is about to do: first a card (or a group of moves), then one of the moves offered, then confirm. */

import { Refused } from "../line/house";
import type { PerilView } from "../protocol";

export class Choice {
  /** The card that is chosen, as the hand names it; the board lights what it reaches. */
  card = $state<string | null>(null);
  /** The move that is previewed; `confirm` plays it. */
  move = $state<string | null>(null);
  /** The move a pointer or the keyboard rests on, lit a little. */
  hoveredMove = $state<string | null>(null);
  busy = $state(false);
  /** Why the last confirmation was refused. */
  refused = $state.raw<Refused | null>(null);
  /** The move that costs the race and was confirmed once: it is played when it is confirmed again. */
  warnedMove = $state<string | null>(null);

  constructor(
    readonly seat: number,
    readonly offers: readonly string[],
    private readonly play: (move: string) => Promise<unknown>,
    readonly perils: readonly PerilView[] = [],
  ) {}

  /** What a move would cost, if it costs the race. */
  perilOf(move: string | null): PerilView | null {
    return this.perils.find((it) => it.move === move) ?? null;
  }

  /** Whether a move is to be confirmed twice: it costs the race, and there are others that do not. */
  asksTwice(move: string | null): boolean {
    return this.perilOf(move) !== null && this.perils.length < this.offers.length;
  }

  /** Choose a card, or put it back. */
  pick(card: string | null): void {
    this.card = card;
    this.move = null;
    this.refused = null;
    this.warnedMove = null;
  }

  /** Preview a move. */
  preview(move: string | null): void {
    this.move = move;
    this.refused = null;
    this.warnedMove = null;
  }

  /** Play the move that is previewed, or the one given. */
  async confirm(move: string | null = this.move): Promise<void> {
    if (move === null || this.busy) return;
    if (this.asksTwice(move) && this.warnedMove !== move) {
      this.move = this.warnedMove = move;
      return;
    }
    this.busy = true;
    try {
      await this.play(move);
    } catch (why) {
      if (why instanceof Refused) this.refused = why;
      else throw why;
    } finally {
      this.busy = false;
    }
  }
}
