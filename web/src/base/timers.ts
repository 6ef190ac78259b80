/** What is to happen a little later, unless it is called off before. */
export class Timers {
  private readonly waiting = new Set<ReturnType<typeof setTimeout>>();

  /** Do something in so many milliseconds. */
  later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      then();
    }, wait);
    this.waiting.add(timer);
  }

  /** Call off all that is still waiting. */
  stop(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }
}
