/** The chariots on a board as they drive: one journey after another, never far behind what is known. */

import { PENNANT_AT } from "./art";
import { Ground } from "./ground";
import { turn, type Path, type Pose } from "./path";
import { animate, stop } from "./ticker";

/** How far behind the race the chariots may be, in milliseconds; then they drive faster. */
const BEHIND = 1400;
/** A frame that took longer than this, on a machine that has much else to do, counts as so long: nothing jumps. */
const LONGEST = 250;

interface Journey {
  key: number;
  path: Path;
  /** Milliseconds at an ordinary pace. */
  time: number;
  done: number;
  /** Whether the chariot leaves the board at the end. */
  leaves: boolean;
  /** Whether it is driven tail first: a move that was taken back. */
  backwards: boolean;
}

/** What a fleet tells while it drives. */
interface Watcher {
  /** A chariot is on its way; called on every frame. */
  driving?(key: number, pose: Pose): void;
  /** A chariot has come to rest. */
  rests?(key: number): void;
}

/** How long a way takes at an ordinary pace. */
export function driveMs(length: number): number {
  return 380 + 0.85 * length;
}

/** How much faster than ordinary to drive, with so many milliseconds of way before one. */
export function speedFactor(ahead: number): number {
  return Math.max(1, ahead / BEHIND);
}

/** Chariots by number, moved by transforms alone. */
export class Fleet {
  private nodes = new Map<number, HTMLElement>();
  private poses = new Map<number, Pose>();
  private queue: Journey[] = [];
  private ground: Ground | null = null;

  constructor(private readonly watcher: Watcher = {}) {
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Nobody sees them drive: they stand where they belong when somebody looks again. */
  private seen = (): void => {
    if (document.hidden) this.settle();
  };

  /** Hold the element of a chariot: to be attached to it. */
  hold(key: number): (node: HTMLElement) => () => void {
    return (node) => {
      this.nodes.set(key, node);
      const pose = this.poses.get(key);
      if (pose) this.show(key, pose);
      return () => {
        if (this.nodes.get(key) === node) this.nodes.delete(key);
      };
    };
  }

  /** Hold the ground that tracks are left on and dust is raised from. */
  holdGround = (layer: HTMLElement): (() => void) => {
    this.ground = new Ground(layer);
    return () => (this.ground = null);
  };

  /** Where a chariot is drawn just now. */
  poseOf(key: number): Pose | undefined {
    return this.poses.get(key);
  }

  /** Whether any chariot is still on its way. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Set a chariot somewhere at once; without a pose it is off the board. */
  place(key: number, pose: Pose | null): void {
    this.queue = this.queue.filter((it) => it.key !== key);
    this.calm(key);
    if (pose) {
      this.poses.set(key, pose);
      this.show(key, pose);
    } else this.vanish(key);
  }

  /** Let a chariot drive a way, after all that are still under way. */
  drive(key: number, path: Path, { leaves = false, backwards = false } = {}): void {
    this.queue.push({ key, path, time: driveMs(path.length), done: 0, leaves, backwards });
    animate(this.tick);
  }

  /** Let a chariot strain forward and fall back where it stands. */
  lunge(key: number): void {
    this.nodes
      .get(key)
      ?.querySelector("svg")
      ?.animate(
        [
          { transform: "none" },
          { transform: "translateX(9px)" },
          { transform: "translateX(-3px)" },
          { transform: "translateX(16px)" },
          { transform: "none" },
        ],
        { duration: 1300, easing: "ease-in-out" },
      );
  }

  /** End every journey where it leads. */
  settle(): void {
    for (const journey of this.queue.splice(0)) this.arrive(journey);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    stop(this.tick);
    this.queue = [];
  }

  private tick = (passed: number): boolean => {
    if (document.hidden) this.settle();
    const [journey] = this.queue;
    if (!journey) return false;
    const ahead = this.queue.reduce((sum, it) => sum + it.time - it.done, 0);
    journey.done = Math.min(journey.time, journey.done + Math.min(passed, LONGEST) * speedFactor(ahead));
    const share = journey.done / journey.time;
    const pose = journey.path.at(journey.path.length * ease(share));
    this.poses.set(journey.key, pose);
    const node = this.nodes.get(journey.key);
    if (node) {
      node.classList.add("driving");
      if (journey.leaves) node.style.opacity = String(Math.min(1, (1 - share) * 3));
    }
    const shown = journey.backwards
      ? { ...pose, heading: pose.heading + 180 }
      : { ...pose, heading: pose.heading + drift(journey.path, journey.path.length * ease(share)) };
    this.show(journey.key, shown);
    this.ground?.driven(journey.key, shown, share > 0.05 && share < 0.9);
    this.watcher.driving?.(journey.key, pose);
    if (share >= 1) {
      this.queue.shift();
      this.arrive(journey);
    }
    return this.queue.length > 0;
  };

  private arrive({ key, path, leaves, backwards }: Journey): void {
    const end = path.at(path.length);
    const pose = backwards ? { ...end, heading: end.heading + 180 } : end;
    this.poses.set(key, pose);
    this.show(key, pose);
    this.calm(key);
    if (leaves) this.vanish(key);
    this.watcher.rests?.(key);
  }

  private calm(key: number): void {
    const node = this.nodes.get(key);
    node?.classList.remove("driving");
    if (node) node.style.opacity = "";
  }

  private vanish(key: number): void {
    this.poses.delete(key);
    const node = this.nodes.get(key);
    if (node) node.style.visibility = "hidden";
  }

  private show(key: number, { x, y, heading, scale }: Pose): void {
    const node = this.nodes.get(key);
    if (!node) return;
    node.style.visibility = "";
    node.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${heading.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
    keepUpright(node, heading);
  }
}

/** Keep the pennant upright; small turns are left alone. */
export function keepUpright(node: HTMLElement, heading: number): void {
  const shown = Number(node.dataset["upright"] ?? "NaN");
  if (Math.abs(turn(shown, heading)) < 2) return;
  node.dataset["upright"] = String(heading);
  node
    .querySelector(".hd-emblem")
    ?.setAttribute("transform", `translate(${PENNANT_AT} 0) rotate(${(-heading).toFixed(1)})`);
}

const NEAR = 26;

/** How far a chariot swings out in a bend, in degrees: its horses look into the bend, its car slides outwards. */
export function drift(path: Path, at: number): number {
  if (at < 6 || at > path.length - 6) return 0;
  const bend = turn(path.at(at - NEAR).heading, path.at(at + NEAR).heading);
  return Math.max(-13, Math.min(13, bend * 0.42));
}

/** Start briskly, come to rest gently. */
export function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
