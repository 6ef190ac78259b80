/** A sitting at a table: the table, the face of its game and its board, the log, and who chooses at this device.
 *
 * Made while a screen is set up, since it lives as long as the screen does.
 */

import { onDestroy, untrack } from "svelte";
import { Choice } from "../game/choice.svelte";
import { faceOf, type Face, type Seen } from "../game/face";
import { nameOf } from "../game/naming";
import type { Board, House } from "../line/house";
import { Table } from "../line/table.svelte";
import type { Happened, Happening, RaceView, Viewer } from "../protocol";
import { added, cut, filled, type Entry } from "./log";

/** How many lines of the race are told to whoever comes in the middle of it. */
const TOLD = 160;

export class Session {
  readonly table: Table;
  face = $state.raw<Face | null>(null);
  board = $state.raw<Board | null>(null);
  /** The race in words. */
  log = $state.raw<readonly Entry[]>([]);
  /** At a device that is passed round: who has said that the device is theirs. */
  revealed = $state<number | null>(null);
  /** The seats that have moved since the Fates last drew, as far as this device heard. */
  undoable = $state.raw<ReadonlySet<number>>(new Set());
  /** The event that led to what is shown, if it has just happened. */
  what = $state.raw<Happening | null>(null);

  /** How often others spoke since the talk was last in sight. */
  unread = $state(0);
  /** Whether the talk is in sight. */
  talking = $state(false);

  /** The stands' view of the same table, for a device that several people look at. */
  private stands = $state.raw<Table | null>(null);
  private kept: { text: string; race: RaceView } | null = null;
  private filling = false;
  private boardShown = "";

  constructor(
    readonly house: House,
    name: string,
    onlooker = false,
  ) {
    this.table = new Table(house, name, onlooker);
    const stop = this.table.watch((what, event) => this.happened(what, event));
    onDestroy(() => {
      stop();
      this.table.close();
      this.stands?.close();
    });
    $effect(() => this.loadFace());
    $effect(() => this.loadBoard());
    $effect(() => this.fillLog());
    $effect(() => this.openStands());
  }

  get stage(): "gathering" | "racing" | "over" | null {
    return this.table.table?.stage ?? null;
  }

  /** Whether several people sit at this device, so that a hand is hidden from the others. */
  get passed(): boolean {
    return this.table.mine.length > 1;
  }

  /** The seat whose hand is shown; null if none may be. */
  get seat(): number | null {
    const { mine, toMove } = this.table;
    if (!this.passed) return mine[0] ?? null;
    return toMove !== null && toMove === this.revealed ? toMove : null;
  }

  /** The seat here that has to say that the device is its own before it sees its hand. */
  get curtain(): number | null {
    const { toMove } = this.table;
    if (!this.passed || this.stage !== "racing" || toMove === null) return null;
    return toMove === this.revealed || this.drivenFor(toMove) ? null : toMove;
  }

  get viewer(): Viewer {
    return this.seat ?? "stands";
  }

  /** The race as it may be shown at this device just now; the same object until something in it changes. */
  race = $derived.by((): RaceView | null => {
    const { seat } = this;
    const race =
      seat !== null
        ? this.table.seenBy(seat)
        : this.passed && this.stage !== "over"
          ? (this.stands?.seenBy("stands") ?? null)
          : this.table.race;
    if (!race) return this.kept?.race ?? null;
    const text = JSON.stringify(race);
    if (this.kept?.text !== text) this.kept = { text, race };
    return this.kept.race;
  });

  /** Whether a charioteer holds the reins of a person's seat. */
  drivenFor(seat: number): boolean {
    const chair = this.table.table?.chairs[seat];
    return chair?.kind === "person" && chair.driver !== null;
  }

  private turn = $derived.by((): string => {
    const { seat, race, table } = this;
    if (seat === null || !race || this.stage !== "racing") return "";
    if (race.to_move !== seat || race.offers === null || this.drivenFor(seat)) return "";
    return `${seat}/${table.table?.turn ?? 0}`;
  });

  /** What is being chosen at this device; a new one for each decision. */
  choice = $derived.by((): Choice | null => {
    if (this.turn === "") return null;
    return untrack(() => {
      const seat = this.seat!;
      return new Choice(seat, this.race?.offers ?? [], (move) => this.table.move(seat, move));
    });
  });

  /** What every part of the face is given; null until there is a race to see. */
  seen = $derived.by((): Seen | null => {
    const { settings, table } = this.table;
    const { race, viewer, what } = this;
    return settings && race ? { settings, chairs: table?.chairs ?? [], viewer, race, what } : null;
  });

  /** What whoever sits on a seat is called. */
  name(seat: number): string {
    const chair = this.table.table?.chairs[seat];
    return chair ? nameOf(this.table.settings?.game ?? "", chair) : "";
  }

  /** Ask for every placement of a card. */
  get placements() {
    const { seat, table, house } = this;
    const token = seat === null ? undefined : table.tokenOf(seat);
    return token ? (card: string) => house.placements(table.id, token, card) : null;
  }

  private loadFace(): void {
    const game = this.table.settings?.game;
    if (game) void faceOf(game).then((face) => (this.face = face));
  }

  private loadBoard(): void {
    const { face, race } = this;
    const settings = this.table.settings;
    if (!face || !race || !settings) return;
    const wanted = face.boardOf(settings, race.view);
    const name = JSON.stringify(wanted);
    if (name === this.boardShown) return;
    this.boardShown = name;
    this.house.board(settings.game, wanted).then(
      (board) => name === this.boardShown && (this.board = board),
      () => setTimeout(() => (this.boardShown = ""), 2000),
    );
  }

  private fillLog(): void {
    const lines = this.race?.lines ?? 0;
    const { id } = this.table;
    untrack(() => {
      if (this.heardTo > lines) this.cutTo(lines);
      if (this.filling || !id || this.heardTo >= lines) return;
      this.filling = true;
      const first = Math.max(1, this.heardTo + 1, lines - TOLD);
      this.heardTo = lines;
      const token = this.table.held[0]?.token;
      this.house
        .history(id, first, lines, token)
        .then((steps) => (this.log = filled(this.log, steps)))
        .catch(() => (this.heardTo = first - 1))
        .finally(() => (this.filling = false));
    });
  }
  /** Up to which line the race is told in the log. */
  private heardTo = 0;

  private cutTo(lines: number): void {
    this.log = cut(this.log, lines);
    this.heardTo = lines;
  }

  private openStands(): void {
    const { passed } = this;
    untrack(() => {
      if (!passed || this.stands) return;
      this.stands = new Table(this.house, this.table.name, true);
      this.stands.watch((what, event) => this.led(what, event.number));
    });
  }

  /** Keep what led to the view; an event that two lines bring is kept once. */
  private led(what: Happening, number: number): void {
    if (number <= this.ledBy || (what.kind !== "moved" && what.kind !== "started")) return;
    this.ledBy = number;
    this.what = what;
  }
  private ledBy = 0;

  private happened(what: Happening, event: Happened): void {
    const lines = event.race?.lines ?? 0;
    if (lines < this.heardTo) this.cutTo(lines);
    const missed = lines - this.heardTo - (what.lines?.length ?? 0);
    if (missed <= 0) {
      this.heardTo = lines;
      this.log = added(this.log, what, event.number, lines);
    }
    if (what.kind === "said" && !this.talking && !this.table.mine.includes(what.seat ?? -1)) this.unread++;
    this.led(what, event.number);
    if (what.kind === "moved" || what.kind === "started") {
      const drew = what.lines?.some((it) => it.by === "fates") ?? true;
      this.undoable = new Set(drew || what.seat === undefined ? [] : [...this.undoable, what.seat]);
    } else if (what.kind === "answered" && !event.table.takeback && what.yes) this.undoable = new Set();
  }
}
