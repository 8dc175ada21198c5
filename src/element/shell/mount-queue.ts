import { flushSync } from 'react-dom';

/** The longest time to render before the page gets a turn, in milliseconds. A long task is longer. */
const SLICE_MS = 50;

const waiting: (() => void)[] = [];
let isDue = false;

/**
 * Mounts a React root together with others of the same task, one after the other. React's own scheduler gives every
 * root a task, with layout and paint in between, which makes fifty cards twice as slow.
 */
export function queueMount(mount: () => void): void {
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
