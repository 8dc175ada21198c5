import { flushSync } from 'react-dom';

/** The longest that drawing may hold the page before it lets the page answer, in milliseconds: shorter than a long task. */
const SLICE_MS = 50;

const waiting: (() => void)[] = [];
let isDue = false;

/**
 * Mounts a React root with the others of this moment, each drawn whole before the next. Left to React's own scheduler every
 * root is a task, and the page is laid out and painted between them: fifty cards then cost twice as much.
 */
export function mountInTurn(mount: () => void): void {
  waiting.push(mount);
  if (isDue) return;
  isDue = true;
  queueMicrotask(mountSome);
}

function mountSome(): void {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end) {
    const mount = waiting.shift();
    if (mount === undefined) {
      isDue = false;
      return;
    }
    try {
      flushSync(mount);
    } catch (error) {
      reportError(error);
    }
  }
  setTimeout(mountSome);
}
