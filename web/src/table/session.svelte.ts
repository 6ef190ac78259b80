/** A sitting at a table: the table, its game's part of the page and its board, the log, and who chooses at this device.
 *
 * Made while a screen is set up, since it lives as long as the screen does.
 */

import { onDestroy, untrack } from "svelte";
import { provideLiveries } from "../base/wardrobe";
import { Choice } from "../game/choice.svelte";
import { blocked } from "../base/blocked.svelte";
import { say } from "../base/language.svelte";
import { preferences, prefersLittleMotion } from "../base/preferences.svelte";
import { nameOf, withRenamedChariots, sayTold } from "../game/names";
import { uiOf } from "../game/registry";
import { ShownBoard } from "../game/shown-board.svelte";
import { diceTumble } from "../game/tumbling";
import type { Seen, TableUi } from "../game/ui";
import type { Board, House } from "../line/house";
import { Table } from "../line/table.svelte";
import type {
  ChairView,
  ClockView,
  Happened,
  Happening,
  PetitionView,
  RaceView,
  TableView,
  TakebackView,
  Viewer,
  Words,
} from "../protocol";
import { notices } from "./frame/notices.svelte";
import { withEvent, cutAfter, withHistory, type Entry } from "./racing/log";
import { idleMove, PASS_PAUSE_MS } from "./racing/passing";

/** How many lines of the race are told to whoever comes in the middle of it. */
const TOLD = 160;
/** How long after its dice a ram or a whip is seen on the sand before the log tells how it ended. */
const STAGED = 700;
/** The log is never further behind than this, however often dice are rolled. */
const LATEST = 9000;
/** How soon the log looks again whether the dice lie still. */
const LOOK_AGAIN = 100;
/** How long to wait before what did not come is asked for again, in milliseconds. */
const AGAIN = 2000;

export class Session {
  readonly table: Table;
  ui = $state.raw<TableUi | null>(null);
  /** The race in words. */
  log = $state.raw<readonly Entry[]>([]);
  /** At a device that is passed round: who has said that the device is theirs. */
  revealed = $state<number | null>(null);
  /** The event that led to what is shown, if it has just happened. */
  what = $state.raw<Happening | null>(null);

  /** A moment of the race that somebody here looks at again; null while the race is shown as it is. */
  pastRace = $state.raw<RaceView | null>(null);
  /** Whether chariots are set where they are, because one has gone to another moment and nothing has happened since. */
  still = $state(false);

  /** How often others spoke since the talk was last in sight. */
  unread = $state(0);
  /** Whether the talk is in sight. */
  talking = $state(false);

  /** Whether the race is a lesson: then nothing is done by itself. */
  taught = false;
  /** Who is not to be heard at this table, by name. */
  muted = $state.raw<ReadonlySet<string>>(new Set());

  /** The stands' view of the same table, for a device that several people look at. */
  private stands = $state.raw<Table | null>(null);
  private kept: { viewer: Viewer; turn: number; race: RaceView } | null = null;
  private filling = false;
  private closed = false;
  private readonly shownBoard: ShownBoard;

  constructor(
    readonly house: House,
    name: string,
    onlooker = false,
  ) {
    this.table = new Table(house, name, onlooker);
    this.shownBoard = new ShownBoard(house);
    const stop = this.table.watch((what, event) => this.happened(what, event));
    onDestroy(() => {
      stop();
      clearTimeout(this.telling);
      this.closed = true;
      this.shownBoard.close();
      this.table.close();
      this.stands?.close();
    });
    provideLiveries(() => this.chairs);
    $effect(() => this.loadUi());
    $effect(() => this.loadBoard());
    $effect(() => this.fillLog());
    $effect(() => this.openStands());
    $effect(() => this.dressAsLiked());
    $effect(() => this.passByItself());
  }

  /** The table around the race, as it was last received. */
  private get view(): TableView | null {
    return this.table.table;
  }

  get stage(): TableView["stage"] | null {
    return this.view?.stage ?? null;
  }

  get turn(): number {
    return this.view?.turn ?? 0;
  }

  get chairs(): ChairView[] {
    return this.view?.chairs ?? [];
  }

  get clock(): ClockView | null {
    return this.view?.clock ?? null;
  }

  /** The seats whose last move can still be taken back. */
  get undoable(): readonly number[] {
    return this.view?.undoable ?? [];
  }

  /** How long charioteers wait before they move, in milliseconds. */
  get pace(): number {
    return this.view?.pace ?? 0;
  }

  get takeback(): TakebackView | null {
    return this.view?.takeback ?? null;
  }

  /** The seat of whoever sat down first. */
  get host(): number | null {
    return this.view?.host ?? null;
  }

  get petitions(): PetitionView[] {
    return this.view?.petitions ?? [];
  }

  /** The table of the rematch, if there is one. */
  get rematch(): string | null {
    return this.view?.rematch ?? null;
  }

  /**
   * How many others look on from the stands. A screen at which people sit together looks from there too and is no
   * onlooker: not this one, nor the big screen that a sofa has.
   */
  get watching(): number {
    const shared = this.table.onlooker || this.isHandedRound || this.table.settings?.way === "sofa";
    return Math.max(0, (this.view?.watching ?? 0) - (shared ? 1 : 0));
  }

  /** The name of the game; empty until the table is known. */
  get game(): string {
    return this.table.settings?.game ?? "";
  }

  /** The board of the race, as soon as it is there. */
  get board(): Board | null {
    return this.shownBoard.board;
  }

  /** Whether several people sit at this device, so that a hand is hidden from the others. */
  get isHandedRound(): boolean {
    return this.table.mine.length > 1;
  }

  /** The seat whose hand is shown; null if none may be. */
  get seat(): number | null {
    const { mine, toMove } = this.table;
    if (!this.isHandedRound) return mine[0] ?? null;
    return toMove !== null && toMove === this.revealed ? toMove : null;
  }

  /** The seat here that has to say that the device is its own before it sees its hand. */
  get curtain(): number | null {
    const { toMove } = this.table;
    if (!this.isHandedRound || this.stage !== "racing" || toMove === null) return null;
    return toMove === this.revealed || this.drivenFor(toMove) ? null : toMove;
  }

  get viewer(): Viewer {
    return this.seat ?? "stands";
  }

  /** The race as it may be shown at this device just now; the same object until something in it changes. */
  race = $derived.by((): RaceView | null => {
    const { seat, viewer } = this;
    const from = seat === null && this.isHandedRound && this.stage !== "over" ? this.stands : this.table;
    const race = (seat !== null || from !== this.table ? from?.seenBy(viewer) : from.race) ?? null;
    if (!race) return this.kept?.race ?? null;
    const next = { viewer, turn: from?.table?.turn ?? 0, race };
    if (!this.kept || changed(this.kept, next)) this.kept = next;
    return this.kept.race;
  });

  /** Whether somebody has left a seat in the race, so that a stand-in drives it. */
  leftAt(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair?.kind === "free" && chair.name !== "" && this.stage !== "gathering";
  }

  /** Whether a charioteer holds the reins of a person's seat. */
  drivenFor(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair?.kind === "person" && chair.driver !== null;
  }

  /** Which decision is to be made at this device; empty while none is. */
  private decision = $derived.by((): string => {
    const { seat, race } = this;
    if (seat === null || !race || this.stage !== "racing") return "";
    if (race.to_move !== seat || race.offers === null || this.drivenFor(seat)) return "";
    return `${seat}/${this.turn}`;
  });

  /** What is being chosen at this device; a new one for each decision. */
  choice = $derived.by((): Choice | null => {
    if (this.decision === "") return null;
    return untrack(() => {
      const seat = this.seat!;
      const { offers, perils } = this.race ?? {};
      return new Choice(seat, offers ?? [], (move) => this.table.move(seat, move), perils ?? []);
    });
  });

  /** What every part of the table is given; null until there is a race to see. */
  seen = $derived.by((): Seen | null => {
    const { settings } = this.table;
    const { chairs, viewer, names } = this;
    const what = this.what && names ? withRenamedChariots(this.what, names) : this.what;
    const race =
      this.race && this.ui?.withChariotNames ? this.ui.withChariotNames(this.race, this.chairs) : this.race;
    return settings && race ? { settings, chairs, viewer, race, what } : null;
  });

  /** What board and field show: the race, or a moment of it that somebody here looks at again. */
  shown = $derived.by((): Seen | null => {
    const { pastRace, seen } = this;
    if (!pastRace || !seen) return seen;
    const race = this.ui?.withChariotNames ? this.ui.withChariotNames(pastRace, this.chairs) : pastRace;
    return { ...seen, viewer: this.isHandedRound ? "stands" : seen.viewer, race, what: null };
  });

  /** What the race calls its chariots, and what they are called here: by whoever drives them. */
  names = $derived(this.race ? (this.ui?.chariotRenames?.(this.race, this.chairs) ?? null) : null);

  /** Say what the commentator tells. */
  tell(words: Words): string {
    return sayTold(this.game, words, this.names);
  }

  /** What whoever sits on a seat is called. */
  name(seat: number): string {
    const chair = this.chairs[seat];
    if (!chair) return "";
    const known =
      chair.kind === "charioteer" && this.race ? this.ui?.chariotNameOfSeat?.(this.race, seat) : null;
    return known ?? nameOf(this.game, chair);
  }

  /** Ask for every placement of a card. */
  get placements() {
    const { seat, table, house } = this;
    const token = seat === null ? undefined : table.tokenOf(seat);
    return token ? (card: string) => house.placements(table.id, token, card) : null;
  }

  /** Show the race as it was after a line of its log, until one comes back. */
  async lookBack(line: number): Promise<void> {
    const { id, held } = this.table;
    const token = this.isHandedRound ? undefined : held[0]?.token;
    const [step] = await this.house.history(id, line, line, token);
    if (!step) return;
    const { view, open } = step;
    const none = { offers: null, barred: null, placements: null, ask: null, perils: null };
    const standings = this.ui?.standingsIn?.(view) ?? [];
    this.still = true;
    this.pastRace = { to_move: null, view, ...none, standings, lines: step.n, open };
  }

  /** Come back to the race as it is. */
  comeBack(): void {
    this.pastRace = null;
  }

  /** Hear somebody at this table, or not. */
  mute(name: string, yes: boolean): void {
    const muted = new Set(this.muted);
    if (yes) muted.add(name);
    else muted.delete(name);
    this.muted = muted;
  }

  /** Whether somebody of that name is not to be heard here: muted at this table, or blocked on this device. */
  hides(name: string): boolean {
    return this.muted.has(name) || blocked.has(name);
  }

  /** Whether something was said or felt by somebody who is not to be heard. */
  hidesOf({ kind, seat, name }: Happening): boolean {
    if (kind !== "said" && kind !== "reacted") return false;
    if (seat !== undefined && this.table.mine.includes(seat)) return false;
    return this.hides(name ?? this.chairs[seat ?? -1]?.name ?? "");
  }

  /** Let the turn go by where nothing else is possible, after a moment in which one sees that it is. */
  private passByItself(): (() => void) | undefined {
    const { choice } = this;
    const idle = idleMove(
      choice?.offers ?? [],
      untrack(() => this.race?.ask ?? null),
      this.ui?.idle,
    );
    if (!preferences.passes || this.taught || !choice || idle === null) return;
    const { seat } = choice;
    const wait = setTimeout(() => {
      if (this.taught) return;
      void this.table.move(seat, idle).then(
        ({ number }) => this.notePassed(seat, number),
        // Another device of the seat was faster, or somebody pressed the button: it has gone by anyway.
        () => undefined,
      );
    }, PASS_PAUSE_MS);
    return () => clearTimeout(wait);
  }

  /** Say that nobody at this device let the turn go by. */
  private notePassed(seat: number, number: number): void {
    notices.tell(say("page-table-passed"));
    this.log = withEvent(this.log, { kind: "passed", seat }, number + 0.5, this.heardTo);
  }

  /** Wear the livery one likes, where it is free: once for each seat one takes. */
  private dressAsLiked(): void {
    const { livery } = preferences;
    const seat = this.table.mine[0];
    if (livery === null || seat === undefined || this.isHandedRound || this.stage !== "gathering") return;
    if (this.dressed === seat) return;
    this.dressed = seat;
    const taken = this.chairs.some((it) => it.kind === "person" && it.livery === livery);
    if (!taken) this.table.do({ type: "dress", seat, livery }).catch(() => undefined);
  }
  private dressed: number | null = null;

  /** Load the game's part of the page, again until it is there: nothing else asks for it. */
  private loadUi(): void {
    const { game } = this;
    if (!game || this.closed) return;
    uiOf(game)
      .table()
      .then(
        (ui) => (this.ui = ui),
        () => setTimeout(() => this.loadUi(), AGAIN),
      );
  }

  private loadBoard(): void {
    const { ui } = this;
    const race = this.pastRace ?? this.race;
    const { settings } = this.table;
    if (ui && race && settings) this.shownBoard.show(settings.game, ui.boardOf(settings, race.view));
  }

  private fillLog(): void {
    const lines = this.race?.lines ?? 0;
    const { id } = this.table;
    untrack(() => {
      if (this.heardTo > lines) this.cutTo(lines);
      if (this.filling || this.closed || !id || this.heardTo >= lines) return;
      this.filling = true;
      const first = Math.max(1, this.heardTo + 1, lines - TOLD);
      this.heardTo = lines;
      const token = this.table.held[0]?.token;
      // What did not come, or was missed meanwhile: where nobody moves, nothing else asks for it.
      const again = (wait: number) => {
        this.filling = false;
        setTimeout(() => this.fillLog(), wait);
      };
      this.fillFrom(id, first, lines, token).then(
        () => again(0),
        () => {
          this.heardTo = Math.min(this.heardTo, first - 1);
          again(AGAIN);
        },
      );
    });
  }

  /** Put lines of the history in; fewer than asked for may come at once. */
  private async fillFrom(id: string, first: number, last: number, token?: string): Promise<void> {
    const steps = await this.house.history(id, first, last, token);
    this.log = withHistory(this.log, steps);
    const next = (steps.at(-1)?.n ?? last) + 1;
    if (next <= last) await this.fillFrom(id, next, last, token);
  }

  /** Up to which line the race is told in the log. */
  private heardTo = 0;

  private cutTo(lines: number): void {
    this.log = cutAfter(this.log, lines);
    this.heardTo = lines;
  }

  private openStands(): void {
    const { isHandedRound } = this;
    untrack(() => {
      if (!isHandedRound || this.stands) return;
      this.stands = new Table(this.house, this.table.name, true);
      this.stands.watch((what, event) => this.keepCause(what, event.number));
    });
  }

  /** Keep what led to the view; an event that two lines bring is kept once. */
  private keepCause(what: Happening, number: number): void {
    if (number <= this.lastCause || (what.kind !== "moved" && what.kind !== "started")) return;
    this.lastCause = number;
    this.what = what;
    if (!this.pastRace) this.still = false;
  }
  private lastCause = 0;

  private happened(what: Happening, event: Happened): void {
    const lines = event.race?.lines ?? 0;
    if (lines < this.heardTo) this.cutTo(lines);
    const missed = lines - this.heardTo - (what.lines?.length ?? 0);
    if (missed <= 0) {
      this.heardTo = lines;
      this.note(what, event.number, lines);
    }
    if (
      what.kind === "said" &&
      !this.hidesOf(what) &&
      !this.talking &&
      !this.table.mine.includes(what.seat ?? -1)
    )
      this.unread++;
    this.keepCause(what, event.number);
  }

  /** Tell something in the log: nothing while dice tumble, and everything in its order. */
  private note(what: Happening, number: number, line: number): void {
    const rolls = prefersLittleMotion() || document.hidden ? 0 : (this.ui?.rolls?.(what) ?? 0);
    const now = performance.now();
    if (!this.untold.length) this.untoldSince = now;
    if (rolls) this.toldFrom = Math.min(now + rolls + STAGED, this.untoldSince + LATEST);
    this.untold.push(() => {
      if (line <= this.heardTo) this.log = withEvent(this.log, what, number, line);
    });
    this.tellUntold();
  }

  private tellUntold(): void {
    clearTimeout(this.telling);
    const now = performance.now();
    // Dice are seen late where the board is late: they still come to rest first.
    const seen = diceTumble() && now < this.untoldSince + LATEST ? LOOK_AGAIN : 0;
    const wait = Math.max(this.toldFrom - now, seen);
    if (wait > 0) this.telling = setTimeout(() => this.tellUntold(), wait);
    else for (const tell of this.untold.splice(0)) tell();
  }
  private untold: (() => void)[] = [];
  private untoldSince = 0;
  private toldFrom = 0;
  private telling: ReturnType<typeof setTimeout> | undefined;
}

/** Whether another race is to be shown: by another viewer, or after an event that changed it. */
function changed(
  before: { viewer: Viewer; turn: number; race: RaceView },
  after: { viewer: Viewer; turn: number; race: RaceView },
): boolean {
  return (
    before.viewer !== after.viewer ||
    before.turn !== after.turn ||
    before.race.lines !== after.race.lines ||
    (before.race.offers === null) !== (after.race.offers === null)
  );
}
