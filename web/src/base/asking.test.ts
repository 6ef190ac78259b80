import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryUntilAnswered } from "./asking";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks again, less and less often, until it comes", async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("busy"));
  const come = vi.fn();
  retryUntilAnswered(ask, come);
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 - 1);
  expect(ask).toHaveBeenCalledTimes(3);
  ask.mockResolvedValue("here");
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(come).toHaveBeenCalledExactlyOnceWith("here");
});

it("asks no more once nobody waits, and brings nothing", async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("busy"))
    .mockResolvedValue("late");
  const come = vi.fn();
  const stop = retryUntilAnswered(ask, come);
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(come).not.toHaveBeenCalled();
});
