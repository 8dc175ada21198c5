/** The longest wait of a timer, in milliseconds. A longer one ends at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Looks {
  /** Milliseconds from the start of one to the next. */
  readonly period: number;
  /** When the last one began, in milliseconds since 1970. */
  readonly lastAt: () => number;
  /** @returns false if it was the last */
  readonly look: () => Promise<boolean>;
}

/**
 * Looks again and again while the page is visible, and at once when it becomes visible after a longer time.
 * @returns ends it
 */
export function lookWhileSeen({ period, lastAt, look }: Looks): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isOver = false;
  const lookOnce = async () => {
    isLooking = true;
    isOver = !(await look()) || isOver;
    isLooking = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || isLooking || document.hidden) return;
    const rest = Math.max(0, lastAt() + period - Date.now());
    timer = setTimeout(() => void lookOnce(), Math.min(rest, period, LONGEST_WAIT_MS));
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
