/** A table as this device sees it: what the server last said, for each seat held here or for the stands.
 *
 * Nothing is guessed: what is shown is what was received. A gap in the numbers asks for the whole.
 */

import { forgetTable, keepSeat, knownTable, type HeldSeat } from "../base/memory";
import { preferences } from "../base/preferences.svelte";
import type {
  Deed,
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

/** What one viewer sees. */
export interface Look {
  viewer: Viewer;
  number: number;
  race: RaceView | null;
}

type Asked = Deed extends infer D ? (D extends { key: string } ? Omit<D, "key"> : never) : never;

interface Waiting {
  deed: Deed;
  done: (answer: { number: number; rematch: string | null }) => void;
  refused: (why: Refused) => void;
}

/** Make a key for something to be done once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (it) => it.toString(16).padStart(2, "0")).join("");
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
  /** Why the table cannot be shown at all, if it cannot. */
  trouble = $state.raw<Refused | null>(null);
  /** When the clocks were last heard, in this device's time. */
  clockedAt = $state(0);
  /** Whether the server said that it stops; it is expected back. */
  stopping = $state(false);

  private wire: Line | null = null;
  private waiting = new Map<string, Waiting>();
  private watchers = new Set<(what: Happening, event: Happened) => void>();

  constructor(
    readonly house: House,
    readonly name: string,
    readonly onlooker = false,
  ) {
    this.held = onlooker ? [] : (knownTable(name)?.seats ?? []);
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

  /** Take a seat; the line is opened anew with its token. */
  async sit(name: string, seat?: number): Promise<void> {
    const seated = await this.house.sit(this.name, name, seat);
    this.take({ ...seated, name });
  }

  /** Take a seat back from another device. */
  async recover(recovery: string): Promise<void> {
    const seated = await this.house.recover(this.name, recovery);
    const name = this.table?.chairs[seated.seat]?.name ?? "";
    this.take({ ...seated, recovery, name });
  }

  private take(held: HeldSeat): void {
    keepSeat(held, this.settings?.game ?? "", this.settings?.title ?? "");
    this.held = [...this.held.filter((it) => it.seat !== held.seat), held];
    this.connect();
  }

  /** Do something at the table; answered once it is done, and done once however often it is sent. */
  do(asked: Asked): Promise<{ number: number; rematch: string | null }> {
    const deed = { ...asked, key: newKey() } as Deed;
    return new Promise((done, refused) => {
      this.waiting.set(deed.key, { deed, done, refused });
      this.wire?.send(deed);
    });
  }

  /** Play one of the moves offered. */
  move(seat: number, move: string): Promise<{ number: number; rematch: string | null }> {
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
    if (state === "open") for (const { deed } of this.waiting.values()) this.wire?.send(deed);
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
        this.waiting.get(key)?.done({ number, rematch });
        this.waiting.delete(key);
        return;
      }
      case "refused": {
        const why = new Refused(message.code, message.text, message.clause);
        const asked = message.key === null ? undefined : this.waiting.get(message.key);
        if (asked && message.key !== null) {
          asked.refused(why);
          this.waiting.delete(message.key);
        } else if (this.settings === null) {
          this.trouble = why;
          if (why.code === "table-unknown") this.close();
        }
        return;
      }
      case "seat-lost":
        return this.lost(message.seat);
      default:
        return this.heardMore(message);
    }
  }

  private heardMore(message: FromServer): void {
    if (message.type === "goodbye") this.stopping = message.why === "stopping";
    if ((message.type as string) === "present" && this.table) {
      const { here, watching } = message as unknown as { here: (boolean | null)[]; watching: number };
      const chairs = this.table.chairs.map((chair, seat) => ({ ...chair, here: here[seat] ?? null }));
      this.table = { ...this.table, chairs, watching } as TableView;
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
    this.table = table;
    this.clockedAt = performance.now();
  }

  private lost(seat: number | null): void {
    const gone = seat === null ? this.held : this.held.filter((it) => it.seat === seat);
    for (const it of gone) forgetTable(it.table, it.seat);
    this.held = this.held.filter((it) => !gone.includes(it));
    this.connect();
  }
}
