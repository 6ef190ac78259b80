/** A table as this device sees it: what the server last said, for each seat held here or for the stands.
 *
 * Nothing is guessed: what is shown is what was received. A gap in the numbers asks for the whole.
 */

import {
  seatAskedFor,
  forgetTable,
  keepSeatAskedFor,
  keepSeat,
  knownTable,
  type HeldSeat,
} from "../base/memory";
import { preferences } from "../base/preferences.svelte";
import type {
  Command,
  FromServer,
  Happened,
  Happening,
  RaceView,
  Settings,
  TableView,
  Talk,
  Viewer,
} from "../protocol";
import { Refused, type House, type Line } from "./house";
import { newKey } from "./sitting";

/** What one viewer sees. */
export interface Look {
  viewer: Viewer;
  number: number;
  race: RaceView | null;
}

type Asked = Command extends infer D ? (D extends { key: string } ? Omit<D, "key"> : never) : never;

interface Done {
  number: number;
  rematch: string | null;
}

interface Waiting {
  command: Command;
  done: (answer: Done) => void;
  refused: (why: Refused) => void;
}

export class Table {
  id = $state("");
  code = $state("");
  settings = $state.raw<Settings | null>(null);
  table = $state.raw<TableView | null>(null);
  looks = $state.raw<ReadonlyMap<Viewer, Look>>(new Map());
  talk = $state.raw<Talk[]>([]);
  /** The last event, as one of the viewers here saw it; a new object for each. */
  last = $state.raw<Happened | null>(null);
  line = $state<"opening" | "open" | "broken" | "closed">("opening");
  held = $state.raw<HeldSeat[]>([]);
  /** A seat that was asked for here: it is held as soon as those at the table consent. */
  asked = $state.raw<HeldSeat | null>(null);
  /** Whether a seat was asked for here and those at the table said no. */
  declined = $state(false);
  /** Why the table cannot be shown at all, if it cannot. */
  trouble = $state.raw<Refused | null>(null);
  /** When the clocks were last heard, in this device's time. */
  clockedAt = $state(0);
  /** Whether the server said that it stops; it is expected back. */
  stopping = $state(false);

  private wire: Line | null = null;
  private waiting = new Map<string, Waiting>();
  /** What is done, but not shown here yet. */
  private unshown: { done: Waiting["done"]; answer: Done }[] = [];
  private watchers = new Set<(what: Happening, event: Happened) => void>();

  constructor(
    readonly house: House,
    readonly name: string,
    readonly onlooker = false,
  ) {
    this.held = onlooker ? [] : (knownTable(name)?.seats ?? []);
    this.asked = onlooker ? null : seatAskedFor(name);
    this.connect();
  }

  /** The seats held on this device. */
  get mine(): number[] {
    return this.held.map((it) => it.seat);
  }

  /** The seat of this device that is to move, if one is. */
  get toMove(): number | null {
    const seat = this.race?.to_move ?? null;
    return seat !== null && this.mine.includes(seat) ? seat : null;
  }

  /** The race as seen by whom it concerns most: the seat here that is to move, else the first seat here. */
  get race(): RaceView | null {
    const any = [...this.looks.values()];
    const mover = any[0]?.race?.to_move;
    const best = any.find((it) => it.viewer === mover) ?? any.find((it) => it.viewer !== "stands") ?? any[0];
    return best?.race ?? null;
  }

  /** The race as a seat sees it, or the stands. */
  seenBy(viewer: Viewer): RaceView | null {
    return this.looks.get(viewer)?.race ?? null;
  }

  tokenOf(seat: number): string | undefined {
    return this.held.find((it) => it.seat === seat)?.token;
  }

  /** Be told of every event as it arrives; the answer stops it. */
  watch(watcher: (what: Happening, event: Happened) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Take a seat; the line is opened anew with its token. During a race it may only be asked for. */
  async sit(name: string, seat?: number): Promise<void> {
    const { asked, ...seated } = await this.house.sit(this.name, name, seat);
    if (!asked) return this.take({ ...seated, name });
    this.declined = false;
    this.asked = { ...seated, name };
    keepSeatAskedFor(this.asked);
  }

  /** See whether those at the table have answered who asked for a seat. */
  private heardOfAsked(before: TableView | null, now: TableView): void {
    const { asked } = this;
    if (!asked || now.petitions.some((it) => it.about === asked.seat)) return;
    const taken = now.chairs[asked.seat]?.kind === "person";
    if (!taken && now.stage !== "over" && !before?.petitions.some((it) => it.about === asked.seat)) return;
    this.asked = null;
    keepSeatAskedFor(null);
    if (taken) this.take(asked);
    else this.declined = true;
  }

  /** Take a seat back from another device. */
  async recover(recovery: string): Promise<void> {
    const seated = await this.house.recover(this.name, recovery);
    const name = this.table?.chairs[seated.seat]?.name ?? "";
    this.take({ ...seated, name });
  }

  private take(held: HeldSeat): void {
    keepSeat(held, this.settings?.game ?? "", this.settings?.title ?? "");
    this.held = [...this.held.filter((it) => it.seat !== held.seat), held];
    this.connect();
  }

  /** Do something at the table; answered once it is done and shown, and done once however often it is sent. */
  do(asked: Asked): Promise<Done> {
    const command = { ...asked, key: newKey() } as Command;
    return new Promise((done, refused) => {
      this.waiting.set(command.key, { command, done, refused });
      this.wire?.send(command);
    });
  }

  /** Play one of the moves offered. */
  move(seat: number, move: string): Promise<Done> {
    return this.do({ type: "move", seat, move, turn: this.table?.turn ?? 0 });
  }

  close(): void {
    this.wire?.close();
    this.wire = null;
  }

  private connect(): void {
    this.wire?.close();
    this.looks = new Map();
    this.line = "opening";
    const tokens = this.held.map((it) => it.token);
    this.wire = this.house.connect(this.name, tokens, preferences.language, {
      heard: (message) => this.heard(message),
      state: (state) => this.changed(state),
      seen: () => this.seen(),
    });
  }

  private seen(): number | null {
    const numbers = [...this.looks.values()].map((it) => it.number);
    return numbers.length === Math.max(1, this.held.length) ? Math.min(...numbers) : null;
  }

  private changed(state: "open" | "broken" | "closed"): void {
    this.line = state;
    if (state === "open") this.stopping = false;
    if (state === "open") for (const { command } of this.waiting.values()) this.wire?.send(command);
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "whole":
        this.id = message.id;
        this.code = message.code;
        this.settings = message.settings;
        this.talk = message.talk;
        this.trouble = null;
        this.show(message.viewer, message.number, message.table, message.race);
        return;
      case "happened":
        return this.happened(message);
      case "done": {
        const { key, number, rematch } = message;
        const asked = this.waiting.get(key);
        this.waiting.delete(key);
        if (asked) this.unshown.push({ done: asked.done, answer: { number, rematch } });
        return this.answerShown();
      }
      case "refused": {
        const why = new Refused(message.code, message.text, message.clause);
        const asked = message.key === null ? undefined : this.waiting.get(message.key);
        if (asked && message.key !== null) {
          asked.refused(why);
          this.waiting.delete(message.key);
        } else if (this.settings === null || why.code === "table-damaged") {
          this.settings = null;
          this.trouble = why;
          if (["table-unknown", "table-damaged"].includes(why.code)) this.close();
        }
        return;
      }
      case "seat-lost":
        return this.forgetSeats(message.seat);
      default:
        return this.heardMore(message);
    }
  }

  private heardMore(message: FromServer): void {
    if (message.type === "goodbye") this.stopping = message.why === "stopping";
    if (message.type === "present" && this.table) {
      const { here, watching } = message;
      const chairs = this.table.chairs.map((chair, seat) => ({ ...chair, here: here[seat] ?? null }));
      this.table = { ...this.table, chairs, watching };
    }
  }

  private happened(message: Happened): void {
    const before = this.looks.get(message.viewer);
    if (!before) return;
    if (message.number <= before.number) return;
    if (message.number > before.number + 1) {
      this.wire?.send({ type: "resync" });
      return;
    }
    const fresh = [...this.looks.values()].every((it) => it.number < message.number);
    this.show(message.viewer, message.number, message.table, message.race);
    const { what } = message;
    if (!fresh) return;
    if (what.kind === "said" && what.text !== undefined) {
      const said = {
        number: message.number,
        seat: what.seat ?? null,
        name: what.name ?? "",
        text: what.text,
      };
      this.talk = [...this.talk, said].slice(-60);
    }
    this.last = message;
    for (const watcher of this.watchers) watcher(what, message);
  }

  private show(viewer: Viewer, number: number, table: TableView, race: RaceView | null): void {
    this.looks = new Map(this.looks).set(viewer, { viewer, number, race });
    const before = this.table;
    this.table = table;
    this.clockedAt = performance.now();
    this.heardOfAsked(before, table);
    this.answerShown();
  }

  /** Answer what is done as soon as what came of it is shown: until then nobody decides the same thing again. */
  private answerShown(): void {
    const shown = Math.min(...[...this.looks.values()].map((it) => it.number));
    const [ready, rest] = [this.unshown.filter((it) => it.answer.number <= shown), this.unshown];
    this.unshown = rest.filter((it) => it.answer.number > shown);
    for (const { done, answer } of ready) done(answer);
  }

  private forgetSeats(seat: number | null): void {
    const gone = seat === null ? this.held : this.held.filter((it) => it.seat === seat);
    for (const it of gone) forgetTable(it.table, it.seat);
    this.held = this.held.filter((it) => !gone.includes(it));
    this.connect();
  }
}
