/** The teacher at a first race: watches it, gives each lesson when it is due, and remembers which were given. */

import { onDestroy, untrack } from "svelte";
import { recall, remember } from "../base/memory";
import type { RaceView, Words } from "../protocol";
import type { Session } from "../table/session.svelte";
import { due, turnPages, withDueLessons, type Lesson, type Pages, type Situation } from "./lesson";

interface Kept {
  table: string;
  given: string[];
  done: string[];
  moves: number;
}

/** How a first race went: how many of its lessons were given, and whether it was driven to its end. */
interface Learnt {
  given: number;
  all: number;
  over: boolean;
}

/** What this device remembers of somebody's first races. */
export function recallLearning(game: string): Learnt | null {
  return recall<Learnt | null>(`learnt.${game}`, null);
}

export class Teacher {
  /** The lessons given so far, and which of them is shown. */
  private pages = $state.raw<Pages>({ given: [], at: 0, read: true });
  /** The lessons whose task is done. */
  done = $state.raw<readonly string[]>([]);

  private moves = 0;
  private spokenAt = -1;

  constructor(
    private readonly session: Session,
    readonly game: string,
    readonly lessons: readonly Lesson[],
    /** Called when one has gone on by oneself and another lesson is shown. */
    private readonly wentOn: () => void = () => {},
  ) {
    const kept = recall<Kept | null>(`learning.${game}`, null);
    if (kept && kept.table === session.table.name) {
      this.pages = { given: kept.given, at: Math.max(0, kept.given.length - 1), read: true };
      this.done = kept.done;
      this.moves = kept.moves;
    }
    onDestroy(
      session.table.watch((what, event) => {
        const own = what.kind === "moved" && what.seat === this.seat;
        if (own) this.moves += 1;
        this.see(event.race, what.told ?? [], own);
      }),
    );
    $effect(() => {
      const { choice, race } = session;
      const acted = choice !== null && (choice.card !== null || choice.move !== null);
      void session.board;
      untrack(() => this.see(race, [], acted));
    });
  }

  /** The lessons given so far, by name, in the order in which they were. */
  get given(): readonly string[] {
    return this.pages.given;
  }

  /** Which of those given is shown. */
  get at(): number {
    return this.pages.at;
  }

  /** The lesson that is shown. */
  get shown(): Lesson | undefined {
    return this.find(this.given[this.at]);
  }

  /** How many lessons were given that have not been shown yet. */
  get unshownCount(): number {
    return Math.max(0, this.given.length - 1 - this.at);
  }

  /** The lessons that have not been given. */
  get missed(): Lesson[] {
    return this.lessons.filter((it) => !this.given.includes(it.id));
  }

  find(id: string | undefined): Lesson | undefined {
    return this.lessons.find((it) => it.id === id);
  }

  /** Show the lesson before or after. */
  leaf(step: number): void {
    this.pages = turnPages(this.pages, step);
  }

  private get seat(): number {
    return this.session.table.mine[0] ?? 0;
  }

  private see(race: RaceView | null, told: readonly Words[], acted: boolean): void {
    const { turn, choice, board, stage } = this.session;
    if (!race || stage === null) return;
    const it: Situation = {
      seat: this.seat,
      stage,
      view: race.view,
      offers: race.to_move === this.seat ? (race.offers ?? []) : [],
      barred: race.barred ?? [],
      placements: race.placements,
      told,
      moves: this.moves,
      card: choice?.card ?? null,
      move: choice?.move ?? null,
      board: board?.board ?? null,
    };
    const fresh = due(this.lessons, this.given, it, this.spokenAt === turn);
    if (fresh.some((lesson) => lesson.calm)) this.spokenAt = turn;
    this.give(
      fresh.map((lesson) => lesson.id),
      acted,
    );
    this.check(it);
    this.keep(stage === "over");
  }

  private give(fresh: string[], acted: boolean): void {
    const before = this.at;
    this.pages = withDueLessons(this.pages, fresh, acted);
    if (acted && this.at !== before) this.wentOn();
  }

  private check(it: Situation): void {
    const done = this.given.filter((id) => !this.done.includes(id) && this.find(id)?.done?.(it));
    if (done.length) this.done = [...this.done, ...done];
  }

  private keep(over: boolean): void {
    const { given, done, moves } = this;
    remember(`learning.${this.game}`, { table: this.session.table.name, given, done, moves });
    const best = recallLearning(this.game);
    if (best && best.over && (!over || best.given >= given.length)) return;
    remember(`learnt.${this.game}`, {
      given: given.length,
      all: this.lessons.length,
      over,
    } satisfies Learnt);
  }
}
