/** How the arena lies on its picture: from its own lengths (y up, headings anticlockwise) to the picture's. */

import type { Pose } from "./sand";

/** The measures of a picture, as the house gives them with the arena (`drawing`). */
export interface PictureMeasures {
  size: [number, number];
  scale: number;
  at: [number, number];
  chariot: { length: number; width: number };
  ruler: { width: number; lengths: Record<string, number> };
}

/** Something laid on the picture: its middle, how it is turned (degrees, clockwise), and how long it is. */
export interface Laid {
  x: number;
  y: number;
  turn: number;
  length: number;
}

const RADIANS = Math.PI / 180;

/** Take the measures from the arena as data. */
export function measuresOf(board: Record<string, unknown>): PictureMeasures {
  return board["drawing"] as PictureMeasures;
}

/** Find a point of the arena on the picture. */
export function pointOnPicture(sheet: PictureMeasures, x: number, y: number): [number, number] {
  return [sheet.at[0] + x * sheet.scale, sheet.at[1] - y * sheet.scale];
}

/** Go some way from a point of the arena. */
export function pointAhead(x: number, y: number, heading: number, length: number): [number, number] {
  return [x + Math.cos(heading * RADIANS) * length, y + Math.sin(heading * RADIANS) * length];
}

/** Lay a chariot on the picture by its pose. */
export function chariotAt(sheet: PictureMeasures, [x, y, heading]: Pose): Laid {
  const { length } = sheet.chariot;
  const [px, py] = pointOnPicture(sheet, ...pointAhead(x, y, heading, -length / 2));
  return { x: px, y: py, turn: -heading, length: length * sheet.scale };
}

/** Where a chariot comes to stand by a placement of a card. */
export function poseAfterPlacement(
  sheet: PictureMeasures,
  from: Pose,
  card: string,
  ruler: number,
  turn: number,
): Pose {
  const [x, y, heading] = from;
  const far = pointAhead(x, y, heading + ruler, sheet.ruler.lengths[card] ?? 0);
  const last = heading + ruler + turn;
  const [nx, ny] = pointAhead(...far, last, sheet.chariot.length);
  return [nx, ny, ((last % 360) + 360) % 360];
}

/** Lay the ruler of a card before a chariot. */
export function rulerAt(sheet: PictureMeasures, [x, y, heading]: Pose, card: string, ruler: number): Laid {
  const length = sheet.ruler.lengths[card] ?? 0;
  const [px, py] = pointOnPicture(sheet, ...pointAhead(x, y, heading + ruler, length / 2));
  return { x: px, y: py, turn: -(heading + ruler), length: length * sheet.scale };
}
