/** Workers that think for the house of this browser, so that it answers meanwhile. */

/** After so many milliseconds without a task a worker that was kept is let go: it holds as much memory as the house. */
export const KEEP_IDLE_MS = 15_000;

/** What is needed of a worker. */
export type Thinking = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A worker that does one task after the other; what it cannot do is answered with nothing. */
export class Thinker {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly worker: Thinking) {}

  ask(task: string): Promise<string> {
    const turn = this.last.then(
      () =>
        new Promise<string>((done) => {
          this.worker.onmessage = (event: MessageEvent<string>) => done(event.data);
          this.worker.onerror = () => done("");
          this.worker.postMessage(task);
        }),
    );
    this.last = turn;
    return turn;
  }

  end(): void {
    this.worker.terminate();
  }
}

/** A worker that is started when it is first asked, and kept until nobody has asked for a while. */
export class KeptThinker {
  private thinker: Thinker | null = null;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => Thinker) {}

  async ask(task: string): Promise<string> {
    clearTimeout(this.timer);
    this.asked += 1;
    const thinker = (this.thinker ??= this.start());
    const answer = await thinker.ask(task);
    this.asked -= 1;
    if (!answer && this.thinker === thinker) this.end();
    else if (!this.asked) this.timer = setTimeout(() => this.end(), KEEP_IDLE_MS);
    return answer;
  }

  /** Whether a worker is held. */
  get held(): boolean {
    return this.thinker !== null;
  }

  private end(): void {
    this.thinker?.end();
    this.thinker = null;
  }
}
