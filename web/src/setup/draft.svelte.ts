/** A table that is being set up: what was wished for, and the settings that say so to the house.
 *
 * Nothing here knows what goes together; the house checks that. What was not wished for is left out, and the house
 * completes it.
 */

import type { BoardFile, SetupUi } from "../game/ui";
import type { Board } from "../line/house";
import type { Choices, Clock, Settings } from "../protocol";

export type Value = string | number | boolean;
type Way = "own" | "sofa" | "hot-seat";

/** A seat that is being set up: for a person, or for a charioteer of the house. */
interface SeatDraft {
  kind: "person" | "charioteer";
  hire: string;
  name: string;
}

/** A race of a tournament. */
export interface Leg {
  course: string;
  direction: string;
}

/** The name of a board, as it is told to the house. */
export function idOf(board: BoardFile): string {
  return typeof board === "string" ? board : String(board["name"]);
}

/** A course or an arena that somebody brought: as the file says, and its picture. */
export interface OwnBoard {
  name: string;
  file: Record<string, any>;
  svg: Board["svg"];
}

export class Draft {
  way = $state<Way>("own");
  edition = $state("");
  /** The options that differ from the edition's. */
  options = $state<Record<string, Value>>({});
  players = $state(4);
  seats = $state<SeatDraft[]>([]);
  each = $state(1);
  unmanned = $state(0);
  anyNumber = $state(false);
  /** One race, the usual tournament, or a programme of one's own. */
  shape = $state<"race" | "tournament" | "programme">("race");
  /** The course or arena wished for; null is the usual one. */
  board = $state<string | null>(null);
  direction = $state("clockwise");
  races = $state(4);
  legs = $state<Leg[]>([]);
  laps = $state<number | null>(null);
  own = $state.raw<OwnBoard[]>([]);
  clock = $state.raw<Clock | null>(null);
  standIn = $state<string | null>(null);
  /** After how many seconds of absence the stand-in drives; 0 is never, null as usual. */
  absentAfter = $state<number | null>(null);
  pace = $state(900);
  takeback = $state(true);
  standsTalk = $state(true);
  hints = $state(true);
  title = $state("");

  constructor(
    readonly choices: Choices,
    readonly ui: SetupUi,
  ) {
    this.edition = Object.keys(choices.editions)[0] ?? "";
    this.seat(this.players);
    const many = choices.charioteers.length;
    const usual = choices.charioteers[Math.min(many - 1, Math.floor((many + 1) / 2))]?.name ?? "";
    this.seats = Array.from({ length: choices.players[1] }, (_, seat) => ({
      kind: seat < 2 || !usual ? "person" : "charioteer",
      hire: usual,
      name: "",
    }));
  }

  get game(): string {
    return this.choices.game;
  }

  /** The seats that are at the table. */
  get seated(): SeatDraft[] {
    return this.seats.slice(0, this.players);
  }

  get chariots(): number {
    return this.players * this.each + this.unmanned;
  }

  /** What an option is set to: by hand, or by the edition. */
  option(name: string): Value | null {
    return this.options[name] ?? this.choices.editions[this.edition]?.sets[name] ?? null;
  }

  /** Set an option by hand; what the edition says anyway is not kept. */
  set(name: string, value: Value): void {
    this.unset(name);
    if (name === "scoring") this.unset("races");
    const usual = this.choices.editions[this.edition]?.sets[name];
    if (value !== usual) this.options = { ...this.options, [name]: value };
  }

  /** Leave an option to the edition. */
  unset(name: string): void {
    const { [name]: _, ...rest } = this.options;
    this.options = rest;
  }

  /** Take an edition as it is. */
  takeEdition(edition: string): void {
    this.edition = edition;
    this.options = {};
    this.laps = null;
    this.board = this.own.some((it) => it.name === this.board) ? this.board : null;
  }

  /** The laps that may be agreed on, where they are a choice of a few. */
  get lapChoices(): number[] {
    return this.choices.laps[String(this.option("scoring"))] ?? [];
  }

  /** How many chariots a player may drive. */
  get eachChoices(): number[] {
    return this.choices.each[String(this.players)] ?? [1];
  }

  /** Seat so many; chariots for each follow what is possible then. */
  seat(players: number): void {
    const [fewest, most] = this.choices.players;
    this.players = Math.min(most, Math.max(fewest, players));
    if (!this.eachChoices.includes(this.each)) this.each = 1;
    this.unmanned = Math.max(0, Math.min(this.unmanned, 6 - this.players * this.each));
  }

  /** A board as the house is told of it: by name, or as the file of one of somebody's own. */
  boardFor(name: string): BoardFile {
    return this.own.find((it) => it.name === name)?.file ?? name;
  }

  /** Take a board that somebody brings, and race on it. */
  bring(own: OwnBoard): void {
    this.own = [...this.own.filter((it) => it.name !== own.name), own];
    this.board = own.name;
    const [least, most] = (own.file["players"] as number[] | undefined) ?? [];
    if (least !== undefined && most !== undefined) this.seat(Math.min(most, Math.max(least, this.players)));
  }

  /** The settings with a board of the house in place of one's own, which the house knows already. */
  settingsOnAny(): Settings {
    const { board } = this;
    this.board = this.choices.boards[0]?.name ?? null;
    try {
      return this.settings;
    } finally {
      this.board = board;
    }
  }

  /** What the house is asked for. */
  get settings(): Settings {
    return {
      game: this.game,
      setup: this.ui.write(this),
      seats: this.seated.map((it) =>
        it.kind === "person" ? { type: "person" } : { type: "charioteer", name: it.hire },
      ),
      clock: this.clock,
      stand_in: this.standIn,
      pace: this.pace,
      takeback: this.takeback,
      stands_talk: this.standsTalk,
      hints: this.hints,
      way: this.way,
      title: this.title.trim(),
      absent_after: this.absentAfter,
    };
  }
}
