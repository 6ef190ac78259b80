import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Timers } from "./timers";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what waits happens in its time, and nothing happens once it is called off", () => {
  const timers = new Timers();
  const done: string[] = [];
  timers.later(10, () => done.push("first"));
  timers.later(30, () => done.push("second"));
  vi.advanceTimersByTime(20);
  expect(done).toEqual(["first"]);
  timers.stop();
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["first"]);
});
