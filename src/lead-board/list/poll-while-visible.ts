/** The longest delay of a timer, in milliseconds. A longer one fires immediately. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Polling {
  /** Milliseconds from the start of one to the next. */
  readonly period: number;
  /** When the last one began, in milliseconds since 1970. */
  readonly lastAt: () => number;
  /** @returns false if it was the last */
  readonly poll: () => Promise<boolean>;
}

/**
 * Polls while the page is visible, and immediately when it becomes visible after a longer time.
 * @returns a function that ends it
 */
export function pollWhileVisible({ period, lastAt, poll }: Polling): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isOver = false;
  const pollOnce = async () => {
    isPolling = true;
    isOver = !(await poll()) || isOver;
    isPolling = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || isPolling || document.hidden) return;
    const rest = Math.max(0, lastAt() + period - Date.now());
    timer = setTimeout(() => void pollOnce(), Math.min(rest, period, LONGEST_WAIT_MS));
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
