import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KEEP_IDLE_MS, KeptThinker, Thinker, type Thinking } from "./thinking";

/** A worker that writes down what it is given, and answers when it is told to. */
class Written implements Thinking {
  onmessage: Thinking["onmessage"] = null;
  onerror: Thinking["onerror"] = null;
  readonly asked: string[] = [];
  ended = false;

  postMessage(task: string) {
    this.asked.push(task);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: string) {
    this.onmessage?.call(this as never, { data } as MessageEvent<string>);
  }
}

describe("workers that think", () => {
  let workers: Written[] = [];
  const start = () => {
    workers.push(new Written());
    return new Thinker(workers.at(-1)!);
  };
  const soon = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("do one task after the other", async () => {
    const thinker = start();
    const [one, other] = [thinker.ask("one"), thinker.ask("other")];
    await soon();
    expect(workers[0]!.asked).toEqual(["one"]);
    workers[0]!.answer("first");
    expect(await one).toBe("first");
    await soon();
    workers[0]!.answer("second");
    expect(await other).toBe("second");
  });

  test("are kept for the next task, and let go when nobody asks", async () => {
    const kept = new KeptThinker(start);
    for (const task of ["one", "other"]) {
      const answer = kept.ask(task);
      await soon();
      workers[0]!.answer(task);
      expect(await answer).toBe(task);
      await vi.advanceTimersByTimeAsync(KEEP_IDLE_MS - 1);
    }
    expect(workers).toHaveLength(1);
    expect(workers[0]!.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers[0]!.ended).toBe(true);
    expect(kept.held).toBe(false);
  });

  test("are replaced after a task that they could not do", async () => {
    const kept = new KeptThinker(start);
    const failed = kept.ask("one");
    await soon();
    workers[0]!.answer("");
    expect(await failed).toBe("");
    expect(workers[0]!.ended).toBe(true);
    void kept.ask("other");
    await soon();
    expect(workers[1]!.asked).toEqual(["other"]);
  });
});
