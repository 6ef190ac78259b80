/** What a chariot does to the sand: dust that flies, and tracks that stay a while.
 *
 * A fixed number of elements is used over and over: nothing is made or thrown away while chariots drive.
 */

import type { Pose } from "./path";

const PUFFS = 12;
const RUTS = 48;
/** So many milliseconds between two puffs, and so far between two pieces of a track. */
const EVERY = 60;
const APART = 17;

export class Ground {
  private readonly puffs: HTMLElement[];
  private readonly ruts: HTMLElement[];
  private puff = 0;
  private rut = 0;
  private raised = 0;
  private readonly last = new Map<number, { x: number; y: number }>();

  constructor(layer: HTMLElement) {
    const made = (kind: string, count: number) =>
      Array.from({ length: count }, () => {
        const it = document.createElement("i");
        it.className = kind;
        layer.append(it);
        return it;
      });
    this.ruts = made("rut", RUTS);
    this.puffs = made("puff", PUFFS);
  }

  /** A chariot has come to a pose on its way. */
  driven(key: number, pose: Pose, fast: boolean): void {
    this.track(key, pose);
    if (fast) this.raise(pose);
  }

  /** Lay the next piece of a track behind the wheels; the oldest is worn away. */
  private track(key: number, { x, y, heading, scale }: Pose): void {
    const before = this.last.get(key);
    if (before && Math.hypot(x - before.x, y - before.y) < APART * scale) return;
    this.last.set(key, { x, y });
    if (!before || Math.hypot(x - before.x, y - before.y) > 90) return;
    const angle = (heading * Math.PI) / 180;
    const [px, py] = [x - Math.cos(angle) * 24 * scale, y - Math.sin(angle) * 24 * scale];
    const rut = this.ruts[this.rut++ % RUTS]!;
    rut.style.transform = `translate(${px.toFixed(1)}px, ${py.toFixed(1)}px) rotate(${heading.toFixed(1)}deg) scale(${scale.toFixed(2)})`;
    rut.style.opacity = "0.5";
    const old = this.ruts[((this.rut + RUTS / 3) % RUTS) | 0]!;
    if (old.style.opacity) old.style.opacity = "0.2";
  }

  private raise({ x, y, heading, scale }: Pose): void {
    const now = performance.now();
    if (now - this.raised < EVERY) return;
    this.raised = now;
    const puff = this.puffs[this.puff++ % PUFFS]!;
    const angle = (heading * Math.PI) / 180;
    const side = this.puff % 2 ? 17 : -17;
    const [back, wide] = [42 * scale, side * scale];
    const px = x - Math.cos(angle) * back - Math.sin(angle) * wide;
    const py = y - Math.sin(angle) * back + Math.cos(angle) * wide;
    const far = 26 * scale;
    const at = (share: number) =>
      `translate(${(px - Math.cos(angle) * far * share).toFixed(1)}px, ${(py - Math.sin(angle) * far * share - 7 * share).toFixed(1)}px)`;
    puff.animate(
      [
        { transform: `${at(0)} scale(${(0.4 * scale).toFixed(2)})`, opacity: 0.75 },
        { transform: `${at(0.6)} scale(${(1.3 * scale).toFixed(2)})`, opacity: 0.45, offset: 0.4 },
        { transform: `${at(1)} scale(${(2.3 * scale).toFixed(2)})`, opacity: 0 },
      ],
      { duration: 640, easing: "ease-out" },
    );
  }
}
