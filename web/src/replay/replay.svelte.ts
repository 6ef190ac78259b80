/** A race looked at again: what was loaded of it, which beat is shown, and how it plays. A live race grows at its end,
 * but nobody is pulled forward unless they stay with it. It lives until it is closed.
 */

import { untrack } from "svelte";
import { knownTable } from "../base/memory";
import { prefersLittleMotion } from "../base/preferences.svelte";
import { nameOf, withRenamedChariots, sayTold } from "../game/names";
import { uiOf } from "../game/registry";
import { ShownBoard } from "../game/shown-board.svelte";
import type { TableUi } from "../game/ui";
import { Refused, type Board, type House } from "../line/house";
import { Table } from "../line/table.svelte";
import type {
  ChairView,
  Happened,
  HistoryStep,
  RaceView,
  Review,
  Settings,
  TableView,
  Viewer,
  Words,
} from "../protocol";
import { beatAt, beatsOf, beatMs, happeningOf, marksOf, raceAt, nextTurn, type Beat } from "./beats";

/** How many lines are loaded at a time; few at first, so that there is something to see. */
const FEW = 60;
const PAGE = 250;
/** How long to wait before what did not come is asked for again, in milliseconds. */
const AGAIN = 2000;

/** How much faster than ordinary a race can play. */
export const SPEEDS = [0.5, 1, 2, 4, 8];

export class Replay {
  readonly table: Table;
  ui = $state.raw<TableUi | null>(null);
  private lost = $state.raw<Refused | null>(null);
  private steps = $state.raw<readonly HistoryStep[]>([]);
  beats = $derived<readonly Beat[]>(beatsOf(this.steps));
  /** The beat that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whether one stays at the end of a live race. */
  live = $state(false);
  /** Whether chariots are set where they are, because one has jumped. */
  still = $state(true);
  /** The coach's look back, once somebody has asked for it. */
  review = $state.raw<Review | null>(null);
  /** A view of a branch that is shown instead of the race, if one is. */
  branchView = $state.raw<Record<string, unknown> | null>(null);
  /** Whether everything that has happened so far is here. */
  complete = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private loading = false;
  private shut = false;
  private readonly stop: () => void;
  private readonly shownBoard: ShownBoard;

  constructor(
    readonly house: House,
    readonly name: string,
    private wanted: number | null,
  ) {
    this.table = new Table(house, name, this.held === undefined);
    this.shownBoard = new ShownBoard(house);
    this.table.watch((_, event) => this.heard(event));
    this.stop = $effect.root(() => {
      $effect(() => this.follow());
      $effect(() => this.loadBoard());
    });
  }

  close(): void {
    this.shut = true;
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.stop();
    this.shownBoard.close();
    this.table.close();
  }

  /** Why there is nothing to see, or not yet. */
  get trouble(): Refused | null {
    return this.lost ?? this.shownBoard.trouble;
  }

  get settings(): Settings | null {
    return this.table.settings;
  }

  /** The name of the game; empty until the table is known. */
  get game(): string {
    return this.settings?.game ?? "";
  }

  /** The one seat of this device through whose eyes a race that is not over is seen; with several, nobody's. */
  private get held() {
    const seats = knownTable(this.name)?.seats ?? [];
    return seats.length === 1 ? seats[0] : undefined;
  }

  get viewer(): Viewer {
    return this.held?.seat ?? "stands";
  }

  get stage(): TableView["stage"] | null {
    return this.table.table?.stage ?? null;
  }

  get over(): boolean {
    return this.stage === "over";
  }

  get chairs(): ChairView[] {
    return this.table.table?.chairs ?? [];
  }

  /** The board of the race, as soon as it is there. */
  get board(): Board | null {
    return this.shownBoard.board;
  }

  get beat(): Beat | undefined {
    return this.beats[this.at];
  }

  get last(): number {
    return Math.max(0, this.beats.length - 1);
  }

  private plain = $derived.by((): RaceView | null =>
    raceAt(this.beats, this.at, this.complete ? this.table.race : null, this.ui?.standingsIn),
  );
  /** What the race calls its chariots, and what they are called here. */
  names = $derived(this.plain ? (this.ui?.chariotRenames?.(this.plain, this.chairs) ?? null) : null);
  race = $derived(
    this.plain && this.ui?.withChariotNames ? this.ui.withChariotNames(this.plain, this.chairs) : this.plain,
  );
  what = $derived.by(() => {
    const what = this.still || !this.beat ? null : happeningOf(this.beat);
    return what && this.names ? withRenamedChariots(what, this.names) : what;
  });

  /** What the coach would have played next; null until it has looked back. */
  get best(): string | null {
    const next = this.beats[this.at + 1];
    return this.review?.decisions.find((it) => it.event === next?.first)?.best ?? null;
  }

  /** What whoever sits on a seat is called. */
  nameOf(seat: number): string {
    const chair = this.chairs[seat];
    if (!chair) return "";
    const known =
      chair.kind === "charioteer" && this.plain ? this.ui?.chariotNameOfSeat?.(this.plain, seat) : null;
    return known ?? nameOf(this.game, chair);
  }

  /** Say what the commentator tells. */
  tell(words: Words): string {
    return sayTold(this.game, words, this.names);
  }

  marks = $derived(marksOf(this.beats, this.ui?.moments ?? {}));

  // --- loading -------------------------------------------------------------------------------------

  private follow(): void {
    const { settings, table } = this.table;
    const lines = this.table.race?.lines ?? 0;
    if (this.table.trouble) this.lost = this.table.trouble;
    if (!settings || !table || this.table.looks.size < Math.max(1, this.table.held.length)) return;
    void this.over;
    untrack(() => {
      this.loadUi();
      void this.load(lines);
    });
  }

  /** Load the game's part of the page, again until it is there. */
  private loadUi(): void {
    if (this.ui || this.shut) return;
    uiOf(this.game)
      .table()
      .then(
        (ui) => (this.ui = ui),
        () => setTimeout(() => this.loadUi(), AGAIN),
      );
  }

  /** Load what is missing; once the race is over everything is loaded anew, for all hands are open then. */
  private async load(lines: number): Promise<void> {
    if (lines < this.steps.length) this.steps = this.steps.slice(0, lines);
    if (this.loading) return;
    this.loading = true;
    clearTimeout(this.asking);
    try {
      do {
        await this.fill();
        if (this.over && this.steps[0]?.open === null) await this.unveil();
      } while (!this.shut && this.steps.length < (this.table.race?.lines ?? 0));
      this.complete = true;
      this.lost = this.table.trouble;
      this.arrive(true);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (!this.steps.length) this.lost = why;
      // Once a race is over nothing else asks for what is missing.
      if (!this.shut) this.asking = setTimeout(() => void this.load(this.table.race?.lines ?? 0), AGAIN);
    } finally {
      this.loading = false;
    }
  }

  private async fill(): Promise<void> {
    while (!this.shut && this.steps.length < (this.table.race?.lines ?? 0)) {
      const found = await this.page(this.steps.length + 1);
      if (found[0]!.n === this.steps.length + 1) this.steps = [...this.steps, ...found];
      this.arrive(false);
    }
  }

  private async unveil(): Promise<void> {
    const open: HistoryStep[] = [];
    while (!this.shut && open.length < this.steps.length) open.push(...(await this.page(open.length + 1)));
    this.steps = open;
  }

  private async page(first: number): Promise<HistoryStep[]> {
    const last = first - 1 + (first === 1 ? FEW : PAGE);
    const found = await this.house.history(this.name, first, last, this.held?.token);
    if (!found.length) throw new Refused("no-server", "no-server");
    return found;
  }

  /** What has just happened follows what is here; where it does not, it is loaded. */
  private heard({ what, race }: Happened): void {
    const before = this.steps.at(-1);
    const lines = what.lines ?? [];
    if (!race || this.loading || !before || lines[0]?.n !== before.n + 1) return;
    if (race.view["race"] !== before.view["race"] || race.open) return;
    const { view } = race;
    const fresh = lines.map((line, at): HistoryStep => {
      return { n: line.n, line, told: at === 0 ? (what.told ?? []) : [], view, open: null };
    });
    this.steps = [...this.steps, ...fresh];
    this.arrive(true);
  }

  /** Go where one wanted to be as soon as it is here; stay at the end of a live race only if one does. */
  private arrive(all: boolean): void {
    const loaded = this.steps.length;
    if (this.wanted !== null && (loaded >= this.wanted || all)) {
      this.jump(beatAt(this.beats, this.wanted), true);
      this.wanted = null;
      this.begun = true;
    } else if (this.wanted === null && all && !this.over && !this.begun) {
      this.live = true;
      this.jump(this.last, true);
    } else if (this.live && this.begun) this.jump(this.last, this.last - this.at > 1);
    if (all) this.begun = true;
    if (this.at > this.last) this.at = this.last;
  }
  private begun = false;

  private loadBoard(): void {
    const { ui, settings } = this;
    const view = this.branchView ?? this.beat?.view ?? this.table.race?.view;
    if (ui && settings && view) this.shownBoard.show(settings.game, ui.boardOf(settings, view));
  }

  // --- going ---------------------------------------------------------------------------------------

  /** Go to a beat at once. */
  jump(to: number, still = true): void {
    const next = Math.min(this.last, Math.max(0, to));
    if (next === this.at && !still) return;
    this.still = still;
    this.at = next;
  }

  /** Go to a beat because somebody wants to: whoever goes back leaves the live end. */
  go(to: number): void {
    this.wanted = null;
    this.begun = true;
    this.live = this.live && to >= this.last;
    this.jump(to, Math.abs(to - this.at) !== 1 || to < this.at);
    if (this.playing) this.schedule();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  turn(way: 1 | -1, seat: number | null): void {
    this.go(nextTurn(this.beats, this.at, way, seat));
  }

  /** Stay at the end of a live race. */
  stay(): void {
    this.pause();
    this.live = true;
    this.wanted = null;
    this.jump(this.last, this.last - this.at !== 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const { beat } = this;
    if (!beat) return this.pause();
    const rolls = this.still || prefersLittleMotion() ? 0 : (this.ui?.rolls?.(happeningOf(beat)) ?? 0);
    this.timer = setTimeout(() => this.next(), beatMs(beat, rolls) / this.speed);
  }

  private next(): void {
    if (this.at >= this.last) {
      if (this.over || !this.complete) this.pause();
      else [this.playing, this.live] = [false, true];
      return;
    }
    this.jump(this.at + 1, this.speed >= 4);
    this.schedule();
  }
}
