/** Races that run while somebody waits: a few at a time, one way round and then the other, until enough were run. */

import { recall, remember } from "../base/memory";
import { Refused } from "../line/house";
import { addCounts, EMPTY_BALANCE, type Balance } from "./balance";
import type { Craft, KeptBoard } from "./craft.svelte";

/** So many races are run each way round, and so many are asked for at once. */
const ENOUGH = 100;
const AT_ONCE = 20;
/** So many milliseconds the house is left alone when it has too much to do. */
const BREATH = 1500;

const BUSY = new Set(["too-fast", "work-busy", "too-much-waiting"]);

/** A version that is kept beside the one that is being made, with what was measured on it. */
interface KeptVersion extends KeptBoard {
  balance: Balance;
}

export class Trial {
  balance = $state.raw<Balance>(EMPTY_BALANCE);
  running = $state(false);
  refused = $state("");
  /** The text that was raced on. */
  racedText = $state("");
  kept = $state.raw<KeptVersion | null>(null);
  private stopped = false;

  readonly raced = $derived(this.balance.clockwise.races + this.balance.anticlockwise.races);

  constructor(private readonly craft: Craft) {
    this.kept = recall<KeptVersion | null>(this.memory, null);
  }

  /** How many races are run in all. */
  get racesPlanned(): number {
    return this.craft.ui.ways.length * ENOUGH;
  }

  private get memory(): string {
    return `${this.craft.ui.memory}.kept`;
  }

  /** Race on the board as it is now, from the first race on. */
  async run(): Promise<void> {
    const { board: laid, called, game, text, ui } = this.craft;
    if (!laid || this.running) return;
    [this.running, this.stopped, this.refused] = [true, false, ""];
    [this.balance, this.racedText] = [EMPTY_BALANCE, text];
    try {
      for (const direction of ui.ways) {
        while (!this.stopped && this.craft.text === text && this.balance[direction].races < ENOUGH) {
          const first = this.balance[direction].races + 1;
          const races = Math.min(AT_ONCE, ENOUGH - first + 1);
          const board = ui.given(called, text);
          const counted = await this.craft.house
            .tryOut(game, { board, direction, first, races })
            .catch((why: unknown) => {
              if (why instanceof Refused && BUSY.has(why.code)) return null;
              throw why;
            });
          if (counted)
            this.balance = { ...this.balance, [direction]: addCounts(this.balance[direction], counted) };
          else await new Promise((done) => setTimeout(done, BREATH));
        }
      }
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refused = why.text;
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Keep this version, to compare later ones with it; null lets it go. */
  keep(version: KeptVersion | null): void {
    this.kept = version;
    remember(this.memory, version);
  }
}
