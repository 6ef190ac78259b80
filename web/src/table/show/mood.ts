/** How excited the crowd is: moments lift it, quiet lets it settle, and towards the end it settles higher. */

import type { Moment } from "../../game/ui";

/** How much each moment lifts the crowd. */
const LIFT: Record<Moment, number> = {
  lead: 0.25,
  block: 0.2,
  out: 0.35,
  line: 0.4,
  hail: 0.4,
  whip: 0.5,
  ram: 0.6,
  crash: 0.8,
  home: 0.9,
  laurels: 1,
};
/** The milliseconds after which little more than a third of the excitement is left. */
export const SETTLE_MS = 5000;
const CALM = 0.12;
/** However late in the race, there is room for more. */
const TENSE = 0.45;

export class Mood {
  /** What the crowd settles to. */
  calm = CALM;
  private lift = 0;
  private since = 0;

  /** See a moment of the race. */
  feel(moment: Moment, now: number): void {
    this.lift = Math.min(1, this.liftAt(now) + LIFT[moment]);
    this.since = now;
    // Each line that is crossed brings the end nearer.
    if (moment === "line" || moment === "home") this.calm = Math.min(TENSE, this.calm + 0.06);
  }

  /** How excited the crowd is, from 0 to 1. */
  level(now: number): number {
    return Math.min(1, this.calm + this.liftAt(now));
  }

  private liftAt(now: number): number {
    return this.lift * Math.exp(-Math.max(0, now - this.since) / SETTLE_MS);
  }
}
