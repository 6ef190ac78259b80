/** What the camera is to show: a part of the board around what lies there. */

import type { Camera, Part } from "../board/camera";

/** Below lie the buttons of the camera: there is more room. */
const BELOW = 1.5;

/** The part of the board around some points, with room on every side. */
export function around(points: readonly { x: number; y: number }[], room: number): Part {
  const xs = points.map((it) => it.x);
  const ys = points.map((it) => it.y);
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room * BELOW,
  };
}

const FINGER = 74;
const LONG = 71;

/** How close to go so that a chariot is as long on the screen as a finger needs. */
export function roomFor(camera: Camera): number {
  return Math.max(1, FINGER / (LONG * camera.fit));
}
