/** What is seen and heard for a moment and is gone again: moments of the race, and what people feel. */

import { onDestroy } from "svelte";
import type { Happening } from "../protocol";
import { LONG, momentOf, SOUNDS, type Shown } from "./moments";
import type { Session } from "./session.svelte";
import { sound } from "./sound";

/** A feeling that flies up from a seat. */
export interface Flight {
  id: number;
  seat: number;
  what: string;
}

/** How long chariots take to get where the moment happens, so that it is celebrated there. */
const DRIVE = 650;
const FLIGHT = 2400;

export class Show {
  /** The moment that is shown just now. */
  moment = $state.raw<Shown | null>(null);
  flights = $state.raw<readonly Flight[]>([]);

  private next = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly session: Session) {
    const stop = session.table.watch((what, event) => this.happened(what, event.table.stage));
    onDestroy(() => {
      stop();
      for (const timer of this.timers) clearTimeout(timer);
    });
  }

  private later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, wait);
    this.timers.add(timer);
  }

  private happened(what: Happening, stage: string): void {
    if (what.kind === "reacted" && what.seat !== undefined) this.fly(what.seat, what.text ?? "");
    if (what.kind === "said") sound("pop");
    if (what.kind === "started") sound("fanfare");
    if (what.kind !== "moved") return;
    const told = what.told ?? [];
    const found = momentOf(this.session.face?.moments ?? {}, told);
    const wait = DRIVE + (this.session.face?.rolls?.(what) ?? 0);
    if (stage === "over") this.later(wait, () => sound("laurels"));
    else if (found) this.later(wait, () => sound(SOUNDS[found.moment]));
    sound(told.some((it) => it.key.includes("drive") || it.key.includes("finish")) ? "hooves" : "card");
    if (!found || found.moment === "lead") return;
    const shown = { ...found, id: ++this.next, seat: what.seat ?? null };
    this.later(wait, () => {
      this.moment = shown;
      this.later(LONG, () => {
        if (this.moment === shown) this.moment = null;
      });
    });
  }

  private fly(seat: number, what: string): void {
    const flight = { id: ++this.next, seat, what };
    this.flights = [...this.flights, flight].slice(-12);
    sound("pop");
    this.later(FLIGHT, () => (this.flights = this.flights.filter((it) => it !== flight)));
  }
}
