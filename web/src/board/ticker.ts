/** One clock for everything that moves on a board: it runs only while something does. */

/** Called on every frame with the milliseconds since the last; false says that nothing moves any more. */
type Tick = (passed: number) => boolean;

const ticks = new Set<Tick>();
let running = 0;
let before = 0;

/** Have something called on every frame until it answers false; asking twice is asking once. */
export function animate(tick: Tick): void {
  ticks.add(tick);
  if (running) return;
  before = performance.now();
  running = requestAnimationFrame(frame);
}

/** Stop calling something. */
export function stop(tick: Tick): void {
  ticks.delete(tick);
}

function frame(now: number): void {
  const passed = Math.max(0, now - before);
  before = now;
  for (const tick of [...ticks]) if (!tick(passed)) ticks.delete(tick);
  running = ticks.size ? requestAnimationFrame(frame) : 0;
}
