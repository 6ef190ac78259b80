/** Asking for something that nothing else asks for again. */

const SOON = 2_000;
const SELDOM = 60_000;

/** Ask until it comes, less and less often; stops when what it gives back is called. */
export function retryUntilAnswered<T>(ask: () => Promise<T>, come: (it: T) => void): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const once = (wait: number): void => {
    ask().then(
      (it) => {
        if (!gone) come(it);
      },
      () => {
        if (!gone) timer = setTimeout(() => once(Math.min(2 * wait, SELDOM)), wait);
      },
    );
  };
  once(SOON);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
