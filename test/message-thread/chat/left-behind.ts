import { vi } from 'vitest';

/** Counts timers, window and document listeners and object URLs that are created from now on and not released. */
export function watchLeftBehind() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const timers = new Set<unknown>();
  const keep = <Timer>(timer: Timer): Timer => {
    timers.add(timer);
    return timer;
  };
  const forget = (clear: (timer: never) => void) => (timer: never) => {
    timers.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const ended = () => {
        timers.delete(timer);
        run(...args);
      };
      const timer = keep(setTimeout(ended, ms));
      return timer;
    },
    setInterval: (...given: Parameters<typeof setInterval>) => keep(setInterval(...given)),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  });
  // Node has no window and no document.
  const targets = typeof window === 'undefined' ? [] : [window, document];
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
  const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  const listenersOf = (spies: typeof added | typeof removed) =>
    spies.flatMap(({ mock }) => mock.calls.map(([, listener]): unknown => listener));

  return {
    timers: () => timers.size,
    listeners: () => listenersOf(added).filter((listener) => !listenersOf(removed).includes(listener)).length,
    objectUrls: () => made.mock.calls.length - revoked.mock.calls.length,
    end() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      vi.restoreAllMocks();
    },
  };
}
