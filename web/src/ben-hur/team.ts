/** The chariots of Ben Hur as they drive over the sand: each on its own, so that a ram moves both at once. */

import { Timers } from "../base/timers";
import { Fleet } from "../board/fleet";
import { Path, type Pose } from "../board/path";
import { inOrder, type Sand } from "./sand";
import { chariotAt, type PictureMeasures } from "./sheet";

const LONG = 92;
/** How long the last chariot is seen to drive off before all line up. */
const AWAY = 1600;
/** Where they line up: on the straight below the spina, in lengths of the arena. */
const LANE = 3000;

interface Known {
  race: number;
  sheet: PictureMeasures;
  goals: Map<number, Pose>;
  states: string[];
}

/** Where a chariot stands on the picture. */
export function standsAt(sheet: PictureMeasures, pose: [number, number, number]): Pose {
  const { x, y, turn, length } = chariotAt(sheet, pose);
  return { x, y, heading: turn, scale: length / LONG };
}

/** The way between two poses: a drive ahead, or a push back, tail first. */
export function wayOf(from: Pose, to: Pose): { path: Path; backwards: boolean } {
  const angle = (from.heading * Math.PI) / 180;
  const backwards = (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle) < 0;
  const turned = (pose: Pose) => ({ ...pose, heading: pose.heading + 180 });
  return { path: new Path(backwards ? [turned(from), turned(to)] : [from, to]), backwards };
}

/** Some way straight ahead: into the wall, or away over the line. */
export function onward(from: Pose, far: number): Pose {
  const angle = (from.heading * Math.PI) / 180;
  return { ...from, x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
}

export class Team {
  private readonly fleets = new Map<number, Fleet>();
  private known: Known | null = null;
  private readonly timers = new Timers();

  constructor(private readonly driving: (pose: Pose) => void) {}

  private fleet(number: number): Fleet {
    const found = this.fleets.get(number);
    if (found) return found;
    const made = new Fleet({ driving: (_, pose) => this.driving(pose) });
    this.fleets.set(number, made);
    return made;
  }

  /** Hold the element of a chariot. */
  hold(number: number): (node: HTMLElement) => () => void {
    return this.fleet(number).hold(number);
  }

  /** Hold the ground that a chariot leaves tracks on and raises dust from. */
  holdGround(number: number): (layer: HTMLElement) => () => void {
    return this.fleet(number).holdGround;
  }

  /** Learn how the sand looks now: chariots drive there after a while, or are set there at once. */
  know(sand: Sand, sheet: PictureMeasures, { still, wait }: { still: boolean; wait: number }): void {
    const before = this.known;
    const goals = new Map(
      sand.chariots.flatMap((it, number): [number, Pose][] =>
        it.pose ? [[number, standsAt(sheet, it.pose)]] : [],
      ),
    );
    this.known = { race: sand.race, sheet, goals, states: sand.chariots.map((it) => it.state) };
    const fresh = before === null || before.race !== sand.race || before.sheet !== sheet;
    if (sand.chariots.every((it) => it.state !== "racing")) {
      this.timers.later(still || fresh ? 0 : wait + AWAY, () => this.parade(sand, sheet));
      if (fresh || still) return;
    }
    if (fresh || still) {
      this.timers.stop();
      sand.chariots.forEach((it, number) => {
        this.fleet(number).place(number, it.state === "racing" ? (goals.get(number) ?? null) : null);
      });
      return;
    }
    const go = () => sand.chariots.forEach((_, number) => this.move(number, before, goals, sand));
    if (wait) this.timers.later(wait, go);
    else go();
  }

  /** Let a chariot strain forward, as before a ram. */
  lunge(number: number): void {
    this.fleets.get(number)?.lunge(number);
  }

  /** When all is over they line up along the home straight, the winner ahead, for whoever looks at the board. */
  private parade(sand: Sand, sheet: PictureMeasures): void {
    const { length, width } = sheet.chariot;
    inOrder(sand).forEach((number, at) => {
      const x = ((sand.chariots.length - 1) / 2 - at) * length * 1.25 * sheet.scale;
      const y = sheet.at[1] + (LANE - width) * sheet.scale;
      this.fleet(number).place(number, {
        x: sheet.at[0] + x,
        y,
        heading: 0,
        scale: (length * sheet.scale) / LONG,
      });
    });
  }

  private move(number: number, before: Known, goals: Map<number, Pose>, sand: Sand): void {
    const fleet = this.fleet(number);
    const from = before.goals.get(number);
    const to = goals.get(number);
    const state = sand.chariots[number]!.state;
    const was = before.states[number];
    if (was !== "racing") {
      if (state === "racing" && to) fleet.place(number, to);
      return;
    }
    if (!to || !from) {
      if (to) fleet.place(number, to);
      return;
    }
    const stays = Math.hypot(to.x - from.x, to.y - from.y) < 0.5 && Math.abs(to.heading - from.heading) < 0.5;
    if (state !== "racing") {
      const end = stays ? onward(from, LONG * from.scale * (state === "out" ? 0.6 : 2)) : to;
      fleet.drive(number, wayOf(from, end).path, { leaves: true });
    } else if (!stays) {
      const { path, backwards } = wayOf(from, to);
      fleet.drive(number, path, { backwards });
    }
  }

  close(): void {
    this.timers.stop();
    for (const fleet of this.fleets.values()) fleet.close();
  }
}
