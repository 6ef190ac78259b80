/** A board that is being made: its source, what the house says of it, and what is kept of it in this browser. */

import { recall, remember } from "../base/memory";
import type { WorkshopUi } from "../game/ui";
import { Refused, type House } from "../line/house";
import { HERE_PREFIX, houseOf } from "../line/houses";
import { remote } from "../line/remote";
import type { Sketched } from "../protocol";

/** What is kept of a board in the browser's memory. */
export interface KeptBoard {
  name: string;
  text: string;
  /** The version of the gallery it was made of, such as `K7Q2M9XA/3`. */
  forkedFrom?: string | null;
}

/** So many milliseconds after the last change the house is asked, and so many later for a picture. */
const SOON = 180;
const LATER = 700;
/** So many milliseconds the house is left alone when it has too much to do. */
const BREATH = 1200;

const BUSY = new Set(["too-fast", "work-busy", "too-much-waiting"]);

export class Craft {
  name = $state("");
  text = $state("");
  forkedFrom = $state<string | null>(null);
  /** What the house last said, of whatever text it was. */
  sketch = $state.raw<Sketched | null>(null);
  /** The board as it was last laid out; it stays while the source is faulty. */
  board = $state.raw<Record<string, any> | null>(null);
  picture = $state.raw<string | null>(null);
  /** Why the house says nothing, if it does not. */
  refused = $state("");
  /** The text that the sketch is of; null where there is none. */
  sketched = $state<string | null>(null);
  house: House = remote;

  readonly fresh = $derived(this.sketched === this.text);
  readonly sound = $derived(this.fresh && this.sketch?.board != null && !this.sketch.faults.length);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private closed = false;
  private shown = "";
  /** How often something else was begun with: what was asked before is of no interest any more. */
  private begun = 0;

  constructor(
    readonly game: string,
    readonly ui: WorkshopUi,
  ) {
    const kept = recall<KeptBoard>(ui.memory, ui.first);
    [this.name, this.text, this.forkedFrom] = [kept.name, kept.text, kept.forkedFrom ?? null];
  }

  /** What the board is called where it is sent. */
  get called(): string {
    return this.name.trim() || "mine";
  }

  /** What is kept of it. */
  get kept(): KeptBoard {
    return { name: this.name, text: this.text, forkedFrom: this.forkedFrom };
  }

  /** Take note of a change: keep it, and ask the house soon. */
  changed(): void {
    remember(this.ui.memory, this.kept);
    this.ask(SOON);
  }

  /** Forget what the house said: something else is begun with. */
  forget(): void {
    this.begun++;
    [this.sketch, this.sketched, this.board, this.picture] = [null, null, null, null];
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private ask(after: number): void {
    if (this.closed || this.asking) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), after);
  }

  /** Ask for a sketch, or for the picture where the sketch is there already; one question at a time. */
  private async send(): Promise<void> {
    const { text, name, begun } = this;
    const about = JSON.stringify([name, text]);
    const picture = this.sketched === text && this.shown !== about && this.sketch?.board != null;
    this.asking = true;
    let wait: number | null = null;
    try {
      const found = await this.house.sketch(this.game, {
        name: name.trim() || "mine",
        source: text,
        picture,
      });
      if (this.closed) return;
      this.refused = "";
      if (this.begun === begun) {
        [this.sketch, this.sketched] = [found, text];
        if (found.board) this.board = found.board;
        else if (this.ui.blank(text)) this.board = null;
        if (picture) [this.picture, this.shown] = [found.svg ?? null, about];
        else this.picture = null;
        if (found.board && !picture) wait = LATER;
      }
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (why.code === "no-server" && this.house === remote) {
        this.house = await houseOf(HERE_PREFIX);
        wait = 0;
      } else if (BUSY.has(why.code)) wait = BREATH;
      else this.refused = why.text;
    } finally {
      this.asking = false;
    }
    if (this.text !== text || this.name !== name || this.begun !== begun)
      wait = Math.min(wait ?? SOON, BREATH);
    if (wait !== null) this.ask(wait);
  }
}
