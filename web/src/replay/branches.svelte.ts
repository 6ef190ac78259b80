/** Other moves than those of a race that is over, tried from its moments on: a tree for each moment.
 *
 * What the Fates answered is part of a branch, so that it is the same whenever and wherever it is looked at.
 */

import { Refused, type House } from "../line/house";
import type { Hint, HistoryStep, RaceView } from "../protocol";
import { fragmentOf } from "./link";

/** The coach is busy: it may be asked again, after so many milliseconds. */
const SOON: ReadonlySet<string> = new Set(["too-fast", "coach-busy", "work-busy"]);
const AGAIN = 3000;

/** A decision in a branch and what the Fates answered; the root of a tree is the moment of the race itself. */
export class Twig {
  children = $state.raw<readonly Twig[]>([]);
  /** The race after it, as whoever is to move sees it; null until somebody has been here. */
  race = $state.raw<RaceView | null>(null);
  /** What the coach would play here; null until it has said so. */
  advice = $state.raw<Hint | null>(null);

  constructor(
    readonly parent: Twig | null,
    /** All moves from the moment on. */
    readonly moves: readonly string[],
    /** The moments of this decision. */
    readonly steps: readonly HistoryStep[],
  ) {}

  /** The move that was tried. */
  get move(): string {
    return this.steps[0]?.line?.move ?? "";
  }

  /** The seat that tried it. */
  get seat(): number | null {
    const by = this.steps[0]?.line?.by;
    return typeof by === "number" ? by : null;
  }

  /** The chance to win that the coach gives the move that was tried; null if it has not weighed it. */
  get win(): number | null {
    return this.parent?.advice?.weighed.find((it) => it.move === this.move)?.win ?? null;
  }

  /** The ends of all branches from here. */
  get leaves(): Twig[] {
    return this.children.length ? this.children.flatMap((it) => it.leaves) : [this];
  }
}

export class Branches {
  /** The line of the log after which the branches leave the race. */
  line = $state(0);
  /** The moment of the race that one was at, which may come before what the Fates did next. */
  from = $state(0);
  /** Where one is; null while the race is shown as it was. */
  here = $state.raw<Twig | null>(null);
  /** Whether chariots are set where they are, because one has jumped. */
  still = $state(true);
  busy = $state(false);
  thinking = $state(false);
  /** Why something was refused. */
  refused = $state("");
  private readonly trees = new Map<number, Twig>();

  constructor(
    private readonly house: House,
    private readonly table: string,
  ) {}

  /** The moment of the race that the branches start from. */
  get root(): Twig | null {
    return this.here && (this.trees.get(this.line) ?? null);
  }

  /** The branches as they stand in the address, the one shown first. */
  get fragment(): string {
    const { here, root } = this;
    if (!here || !root) return "";
    return fragmentOf([here.moves, ...root.leaves.filter((it) => it !== here).map((it) => it.moves)]);
  }

  /** Stand at a moment of the race; branches that were tried there before are still there. */
  async begin(line: number): Promise<void> {
    await this.tried(async () => {
      const told = await this.house.branch(this.table, line, []);
      const root = this.trees.get(told.at) ?? new Twig(null, [], []);
      root.race = told.race;
      this.trees.set(told.at, root);
      this.line = told.at;
      this.from = line;
      this.go(root, true);
    });
  }

  /** Stand at the end of the first of some branches, with the others beside it. */
  async open(line: number, branches: readonly (readonly string[])[]): Promise<void> {
    await this.begin(line);
    const { root } = this;
    if (!root) return;
    await this.tried(async () => {
      let first: Twig | null = null;
      for (const moves of branches) {
        const end = await this.grown(root, moves);
        first ??= end;
      }
      if (first) this.go(first, true);
    });
  }

  /** Try a move of whoever is to move: one that was tried here before has the same answer. */
  async attempt(move: string): Promise<void> {
    const { here } = this;
    if (!here) return;
    const known = here.children.find((it) => it.move === move);
    if (known) return this.visit(known, false);
    await this.tried(async () => this.go(await this.grown(here, [...here.moves, move]), false));
  }

  /** Go to another decision of the tree. */
  async visit(twig: Twig, still = true): Promise<void> {
    await this.tried(async () => {
      if (!twig.race) {
        const { moves } = twig;
        twig.race = (await this.house.branch(this.table, this.line, moves, moves.length)).race;
      }
      this.go(twig, still);
    });
  }

  /** Go back to the race as it was; what was tried is kept. */
  leave(): void {
    this.here = null;
    this.refused = "";
  }

  /** Every placement of a card, where they are too many to be sent with each view. */
  placements = (card: string) =>
    this.house.branchPlacements(this.table, this.line, this.here?.moves ?? [], card);

  /** Whether the coach may still have something to say about a decision. */
  wonders(twig: Twig): boolean {
    return !twig.advice && twig.race?.to_move != null && !this.unheard.has(twig);
  }
  private readonly unheard = new WeakSet<Twig>();

  /** Ask the coach about a decision, once; where it is busy, whoever is still there asks again. */
  async think(twig: Twig): Promise<void> {
    if (this.thinking || !this.wonders(twig)) return;
    this.thinking = true;
    try {
      twig.advice = await this.house.branchHint(this.table, this.line, twig.moves);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (SOON.has(why.code)) await new Promise((done) => setTimeout(done, AGAIN));
      else this.unheard.add(twig);
    } finally {
      this.thinking = false;
    }
  }

  private go(twig: Twig, still: boolean): void {
    this.still = still;
    this.here = twig;
  }

  /** Let the house drive a branch, and put its decisions into the tree. */
  private async grown(from: Twig, moves: readonly string[]): Promise<Twig> {
    const steps: HistoryStep[] = [];
    let told = await this.house.branch(this.table, this.line, moves, from.moves.length);
    steps.push(...told.steps);
    while (told.steps.length && from.moves.length + steps.length < told.moves.length) {
      told = await this.house.branch(this.table, this.line, told.moves, from.moves.length + steps.length);
      steps.push(...told.steps);
    }
    const end = decisions(steps).reduce(grafted, from);
    end.race = told.race;
    return end;
  }

  private async tried(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = "";
    try {
      await doing();
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refused = why.text;
    } finally {
      this.busy = false;
    }
  }
}

/** Cut moments into decisions, each with what the Fates answered. */
function decisions(steps: readonly HistoryStep[]): HistoryStep[][] {
  const found: HistoryStep[][] = [];
  for (const step of steps)
    if (typeof step.line?.by === "number" || !found.length) found.push([step]);
    else found.at(-1)!.push(step);
  return found;
}

/** Put a decision into the tree, unless it is there. */
function grafted(at: Twig, steps: HistoryStep[]): Twig {
  const moves = [...at.moves, ...steps.map((it) => it.line?.move ?? "")];
  const known = at.children.find((it) => it.moves.join() === moves.join());
  if (known) return known;
  const made = new Twig(at, moves, steps);
  at.children = [...at.children, made];
  return made;
}
