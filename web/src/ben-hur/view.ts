/** What the camera is to show: a part of the board around what lies there. */

import type { Camera, Part } from "../board/camera";

/** The part of the board around some points, with room beside them, above them and below. */
export function boundsOf(
  points: readonly { x: number; y: number }[],
  beside: number,
  above = beside,
  below = above,
): Part {
  const xs = points.map((it) => it.x);
  const ys = points.map((it) => it.y);
  return {
    left: Math.min(...xs) - beside,
    right: Math.max(...xs) + beside,
    top: Math.min(...ys) - above,
    bottom: Math.max(...ys) + below,
  };
}

const FINGER = 74;
const LONG = 71;

/** How close to go so that a chariot is as long on the screen as a finger needs. */
export function roomFor(camera: Camera): number {
  return Math.max(1, FINGER / (LONG * camera.fit));
}
