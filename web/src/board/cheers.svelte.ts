/** When the crowd cheers: counted from what is told of a race. */

import { untrack } from "svelte";
import type { Happening } from "../protocol";

export class Cheers {
  count = $state(0);
  private heard: Happening | null = null;

  /** What brings the crowd to its feet, by the keys of what is told. */
  constructor(private readonly great: ReadonlySet<string>) {}

  /** Hear what happened; the crowd sees it after a while, when chariots have driven and dice have fallen, whatever
   * comes meanwhile. */
  hear(what: Happening | null | undefined, wait: number): void {
    if (!what || what === untrack(() => this.heard)) return;
    this.heard = what;
    if (!what.told?.some((it) => this.great.has(it.key))) return;
    setTimeout(() => this.count++, wait);
  }
}
