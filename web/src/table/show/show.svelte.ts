/** What is seen and heard for a moment and is gone again: moments of the race, and what people feel. */

import { onDestroy, untrack } from "svelte";
import { preferences, prefersLittleMotion } from "../../base/preferences.svelte";
import { Timers } from "../../base/timers";
import type { Moment } from "../../game/ui";
import type { Happening } from "../../protocol";
import { MOMENT_MS, momentOf, SOUNDS, type Shown } from "./moments";
import type { Session } from "../session.svelte";
import { Mood } from "./mood";
import { setScene, sound } from "./sound";

/** A feeling that flies up from a seat. */
interface Flight {
  id: number;
  seat: number;
  what: string;
}

/** How long chariots take to get where the moment happens, so that it is celebrated there. */
const DRIVE = 650;
/** How long the last drive is looked at before the results come. */
const LAST = 500;
const FLIGHT = 2400;
/** What is heard of a chariot that drives. */
const DRIVING = ["hooves", "wheels"] as const;

export class Show {
  /** The moment that is shown just now. */
  moment = $state.raw<Shown | null>(null);
  /** Whether the race is over and its last chariot has been seen to arrive: results come after that. */
  ended = $state(false);
  flights = $state.raw<readonly Flight[]>([]);

  private readonly mood = new Mood();
  private next = 0;
  private ending = false;
  private readonly timers = new Timers();

  constructor(private readonly session: Session) {
    const stop = session.table.watch((what, event) => this.happened(what, event.table.stage));
    $effect(() => {
      if (session.stage !== "over") this.ended = false;
      else if (!this.ending) this.ended = true;
    });
    $effect(() => {
      // Everything that is turned in the preferences is heard at once.
      const { sound, effects, ambience, music } = preferences;
      void [sound, effects, ambience, music];
      untrack(() => this.tune());
    });
    $effect(() => {
      void session.stage;
      untrack(() => this.tune());
    });
    onDestroy(() => {
      stop();
      setScene(null);
      this.timers.stop();
    });
  }

  /** Let the crowd be heard as it feels, while the race is on and its result is looked at. */
  private tune(): void {
    const { stage } = this.session;
    const on = stage === "racing" || (stage === "over" && this.ending);
    const crowd = this.mood.level(performance.now());
    setScene(on ? { crowd, calm: this.mood.calm, score: preferences.music } : null);
  }

  /** Let a moment be heard: its own sound, and what the crowd makes of it. */
  private hear(moment: Moment): void {
    sound(SOUNDS[moment]);
    this.mood.feel(moment, performance.now());
    this.tune();
  }

  private happened(what: Happening, stage: string): void {
    if (this.session.hidesOf(what)) return;
    if (what.kind === "reacted" && what.seat !== undefined) this.fly(what.seat, what.text ?? "");
    if (what.kind === "said") sound("pop");
    if (what.kind === "started") sound("fanfare");
    if (what.kind !== "moved") return;
    const told = what.told ?? [];
    const found = momentOf(this.session.ui?.moments ?? {}, told);
    const rolls = this.session.ui?.rolls?.(what) ?? 0;
    const wait = DRIVE + rolls;
    if (stage === "over") {
      // The results tell who won: nothing is shown over them.
      this.ending = true;
      this.timers.later(prefersLittleMotion() ? 0 : wait + LAST, () => {
        this.moment = null;
        this.ended = true;
        this.hear("laurels");
      });
    } else if (found) this.timers.later(wait, () => this.hear(found.moment));
    if (rolls > 0) sound("dice");
    const drives = told.some((it) => it.key.includes("drive") || it.key.includes("finish"));
    if (drives) this.timers.later(rolls, () => DRIVING.forEach(sound));
    else if (!rolls) sound("card");
    if (!found || found.moment === "lead" || stage === "over") return;
    const shown = { ...found, id: ++this.next, seat: what.seat ?? null };
    this.timers.later(wait, () => {
      if (this.ending) return;
      this.moment = shown;
      this.timers.later(MOMENT_MS, () => {
        if (this.moment === shown) this.moment = null;
      });
    });
  }

  private fly(seat: number, what: string): void {
    const flight = { id: ++this.next, seat, what };
    this.flights = [...this.flights, flight].slice(-12);
    sound("pop");
    this.timers.later(FLIGHT, () => (this.flights = this.flights.filter((it) => it !== flight)));
  }
}
