/** Roads over a course: which spaces a chariot passes on its way, for drawing. Whether it may go there is not asked. */

import { Path, type Pose } from "../board/path";
import type { Direction } from "../workshop/balance";

/** A course as its file has it, with its drawing. */
export interface Course {
  name: string;
  length: number;
  alley: string[];
  /** The spaces of the grid, the first lane first, by the way round. */
  start: Record<Direction, string[]>;
  spaces: Record<string, { lane: number; rear: number; front: number }>;
  ahead: Record<string, string[]>;
  drawing: {
    size: [number, number];
    line: number[];
    spaces: Record<string, { at: [number, number]; heading: number; outline: number[] }>;
  };
}

const FAR = 64;

/** A course driven one way round. */
export class Roads {
  private readonly next = new Map<string, string[]>();

  constructor(
    readonly course: Course,
    readonly direction: Direction,
  ) {
    for (const space of Object.keys(course.spaces)) this.next.set(space, []);
    for (const [from, targets] of Object.entries(course.ahead))
      for (const to of targets)
        if (direction === "clockwise") this.next.get(from)?.push(to);
        else this.next.get(to)?.push(from);
  }

  /** How a chariot stands on a space. */
  pose(space: string): Pose {
    const drawn = this.course.drawing.spaces[space];
    if (!drawn) throw new Error(`no space ${space}`);
    const [x, y] = drawn.at;
    const heading = drawn.heading + (this.direction === "clockwise" ? 0 : 180);
    return { x, y, heading, scale: fitting(drawn) };
  }

  /** The spaces from one to another in so many steps (or as few as can be), round whoever is in the way if there is a
   * way round, with as little swerving as can be; null if there is no such road. */
  between(from: string, to: string, steps: number | null, taken: ReadonlySet<string>): string[] | null {
    if (from === to && !steps) return [from];
    const free = this.search(from, (it) => it === to, steps, taken);
    return free ?? (taken.size ? this.search(from, (it) => it === to, steps, new Set()) : null);
  }

  /** The spaces from one over the line, and one further, in at most so many steps. */
  home(from: string, steps: number, taken: ReadonlySet<string>): string[] {
    const over = (it: string, before: string) => this.front(it) < this.front(before);
    for (const round of [taken, new Set<string>()])
      for (let count = 1; count <= Math.max(steps, 12); count++) {
        const road = this.search(from, over, count, round);
        const last = road?.at(-1);
        if (!road || last === undefined) continue;
        const on = this.next.get(last) ?? [];
        const [beyond] = [...on].sort((a, b) => this.swerve(last, a) - this.swerve(last, b));
        return beyond === undefined ? road : [...road, beyond];
      }
    return [from];
  }

  /** A smooth way along a road. */
  path(road: readonly string[]): Path {
    return new Path(road.map((it) => this.pose(it)));
  }

  /** The same way, back: a move that was taken back. */
  pathBack(road: readonly string[]): Path {
    const poses = road.map((it) => this.pose(it)).reverse();
    return new Path(poses.map((it) => ({ ...it, heading: it.heading + 180 })));
  }

  /** Where the front of a space lies on the lap. */
  front(space: string): number {
    const { length, spaces } = this.course;
    const it = spaces[space];
    if (!it) return 0;
    const front = this.direction === "clockwise" ? it.front : length - it.rear;
    return ((((front - 1) % length) + length) % length) + 1;
  }

  private search(
    from: string,
    found: (space: string, before: string) => boolean,
    steps: number | null,
    taken: ReadonlySet<string>,
  ): string[] | null {
    let layer = new Map<string, { cost: number; road: string[] }>([[from, { cost: 0, road: [from] }]]);
    const most = steps ?? FAR;
    for (let step = 1; step <= most && layer.size; step++) {
      const after = new Map<string, { cost: number; road: string[] }>();
      let best: { cost: number; road: string[] } | null = null;
      for (const [space, { cost, road }] of layer)
        for (const to of this.next.get(space) ?? []) {
          const last = steps === null || step === steps;
          const there = found(to, space) && last;
          if (taken.has(to) && !there) continue;
          const sum = cost + this.swerve(space, to);
          const way = { cost: sum, road: [...road, to] };
          if (there && (!best || sum < best.cost)) best = way;
          const known = after.get(to);
          if (!known || sum < known.cost) after.set(to, way);
        }
      if (best) return best.road;
      layer = after;
    }
    return null;
  }

  private swerve(from: string, to: string): number {
    const { spaces, drawing } = this.course;
    const [ax, ay] = drawing.spaces[from]?.at ?? [0, 0];
    const [bx, by] = drawing.spaces[to]?.at ?? [0, 0];
    const lanes = Math.abs((spaces[from]?.lane ?? 0) - (spaces[to]?.lane ?? 0));
    return Math.hypot(bx - ax, by - ay) + lanes * 60;
  }
}

/** Make a chariot fit its space, as the drawings do. */
function fitting({ heading, outline }: { heading: number; outline: number[] }): number {
  const lean = (heading * Math.PI) / 180;
  const along: number[] = [];
  const across: number[] = [];
  for (let n = 0; n + 1 < outline.length; n += 2) {
    const [x, y] = [outline[n]!, outline[n + 1]!];
    along.push(x * Math.cos(lean) + y * Math.sin(lean));
    across.push(y * Math.cos(lean) - x * Math.sin(lean));
  }
  const size = (of: number[]) => Math.max(...of) - Math.min(...of);
  return Math.min(1.5, Math.max(0.25, Math.min(size(along) / 88, size(across) / 47)));
}

/** The outline of a space as path data. */
export function outlineOf(course: Course, space: string): string {
  const points = course.drawing.spaces[space]?.outline ?? [];
  return points.reduce((d, it, n) => d + (n % 2 ? ` ${it}` : `${n ? "L" : "M"}${it}`), "") + "Z";
}
