/** Ways over the board: a smooth curve through poses, walked by distance. */

/** Where something stands and which way it looks: degrees, 0 is to the right, clockwise as on the screen. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
  scale: number;
}

const FINE = 14;

/** The turn from one heading to another, the short way round: between -180 and 180. */
export function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A curve that passes every pose in its own heading. */
export class Path {
  readonly length: number;
  private readonly marks: { at: number; pose: Pose }[];

  constructor(readonly poses: readonly Pose[]) {
    const [first] = poses;
    if (!first) throw new Error("a path needs a pose");
    this.marks = [{ at: 0, pose: first }];
    let at = 0;
    for (let leg = 1; leg < poses.length; leg++) {
      const from = poses[leg - 1]!;
      const to = poses[leg]!;
      for (let step = 1; step <= FINE; step++) {
        const pose = between(from, to, step / FINE);
        const before = this.marks.at(-1)!.pose;
        at += Math.hypot(pose.x - before.x, pose.y - before.y);
        this.marks.push({ at, pose });
      }
    }
    this.length = at;
  }

  /** The pose after some distance; before the start and past the end it is that of the end. */
  at(distance: number): Pose {
    const { marks } = this;
    if (distance <= 0 || marks.length === 1) return marks[0]!.pose;
    if (distance >= this.length) return marks.at(-1)!.pose;
    let low = 0;
    let high = marks.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (marks[middle]!.at <= distance) low = middle;
      else high = middle;
    }
    const from = marks[low]!;
    const to = marks[high]!;
    const share = to.at === from.at ? 0 : (distance - from.at) / (to.at - from.at);
    const mix = (a: number, b: number) => a + (b - a) * share;
    return {
      x: mix(from.pose.x, to.pose.x),
      y: mix(from.pose.y, to.pose.y),
      heading: from.pose.heading + turn(from.pose.heading, to.pose.heading) * share,
      scale: mix(from.pose.scale, to.pose.scale),
    };
  }

  /** The curve as path data of SVG. */
  get d(): string {
    return this.marks
      .map(({ pose }, n) => `${n ? "L" : "M"}${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`)
      .join("");
  }
}

/** A point of the curve between two poses (Hermite, with tangents as long as the chord). */
function between(from: Pose, to: Pose, share: number): Pose {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const [fx, fy] = towards(from.heading, chord);
  const [tx, ty] = towards(to.heading, chord);
  const s2 = share * share;
  const s3 = s2 * share;
  const [a, b, c, d] = [2 * s3 - 3 * s2 + 1, s3 - 2 * s2 + share, -2 * s3 + 3 * s2, s3 - s2];
  const [da, db, dc, dd] = [
    6 * s2 - 6 * share,
    3 * s2 - 4 * share + 1,
    6 * share - 6 * s2,
    3 * s2 - 2 * share,
  ];
  const dx = da * from.x + db * fx + dc * to.x + dd * tx;
  const dy = da * from.y + db * fy + dc * to.y + dd * ty;
  return {
    x: a * from.x + b * fx + c * to.x + d * tx,
    y: a * from.y + b * fy + c * to.y + d * ty,
    heading: Math.hypot(dx, dy) < 0.01 ? to.heading : (Math.atan2(dy, dx) * 180) / Math.PI,
    scale: from.scale + (to.scale - from.scale) * share,
  };
}

function towards(heading: number, far: number): [number, number] {
  const angle = (heading * Math.PI) / 180;
  return [Math.cos(angle) * far, Math.sin(angle) * far];
}
