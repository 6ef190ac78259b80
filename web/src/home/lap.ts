/** A lap round a circus seen from above: where a chariot is, and which way it heads, at each moment. */

/** A point of a lap: pixels from the middle, and the heading in degrees, clockwise from the right. */
interface LapPoint {
  x: number;
  y: number;
  heading: number;
}

/** Where somebody is after a part of a lap, anticlockwise, from the line in the middle of the lower straight.
 * The lap is a stadium: two straights of twice `half`, two half circles of `radius`. */
export function lapPoint(half: number, radius: number, part: number): LapPoint {
  const bend = Math.PI * radius;
  const length = 4 * half + 2 * bend;
  let way = (((part % 1) + 1) % 1) * length;
  if (way <= half) return { x: way, y: radius, heading: 0 };
  way -= half;
  if (way <= bend) return onBend(half, radius, way / radius, 1);
  way -= bend;
  if (way <= 2 * half) return { x: half - way, y: -radius, heading: -180 };
  way -= 2 * half;
  if (way <= bend) return onBend(-half, radius, way / radius, -1);
  way -= bend;
  return { x: way - half, y: radius, heading: -360 };
}

function onBend(middle: number, radius: number, angle: number, side: 1 | -1): LapPoint {
  const x = middle + side * radius * Math.sin(angle);
  const y = side * radius * Math.cos(angle);
  const turned = (angle * 180) / Math.PI;
  return { x, y, heading: side === 1 ? -turned : -180 - turned };
}

/** The keyframes of some laps, ending `ahead` (a part of a lap) past the line. */
export function lapFrames(half: number, radius: number, laps: number, ahead: number, steps = 48): string[] {
  const frames = [];
  for (let step = 0; step <= laps * steps; step++) {
    const part = step / steps;
    const lap = Math.floor(part + ahead);
    const { x, y, heading } = lapPoint(half, radius, part + ahead);
    frames.push(
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(heading - 360 * lap).toFixed(1)}deg)`,
    );
  }
  return frames;
}
