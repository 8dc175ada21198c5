const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Runs the timer while somebody listens and the page is visible. */
function run(): void {
  clearInterval(timer);
  timer = undefined;
  if (listeners.size === 0 || document.hidden) return;
  timer = setInterval(tell, MINUTE_MS);
}

function onVisibility(): void {
  run();
  if (timer !== undefined) tell();
}

/**
 * Calls a listener every minute while the page is visible, and at once when it is visible again. One timer for all.
 * @returns ends it
 */
export function onMinute(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  if (timer === undefined) run();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    run();
  };
}
