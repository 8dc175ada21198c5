/** What is still open of what was opened since. */
export interface LeftBehind {
  timers(): number;
  listeners(): number;
  objectUrls(): number;
  /** Puts the platform back as it was. */
  end(): void;
}

type Listen = (type: string, listener: unknown, options?: unknown) => void;

/** Counts listeners of one target, which in Node there may not be. */
function countListeners(target: object | undefined, open: Set<unknown>, ends: (() => void)[]): void {
  if (!target || !('addEventListener' in target) || !('removeEventListener' in target)) return;
  const add = target.addEventListener as Listen;
  const remove = target.removeEventListener as Listen;
  Object.assign(target, {
    addEventListener(type: string, listener: unknown, options?: unknown) {
      open.add(listener);
      add.call(target, type, listener, options);
    },
    removeEventListener(type: string, listener: unknown, options?: unknown) {
      open.delete(listener);
      remove.call(target, type, listener, options);
    },
  });
  ends.push(() => {
    for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(target, name);
  });
}

/** Watches what is opened from now on: timers, listeners of window and document, object URLs. */
export function watchLeftBehind(): LeftBehind {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const { createObjectURL, revokeObjectURL } = URL;
  const timers = new Set<unknown>();
  const listeners = new Set<unknown>();
  const urls = new Set<string>();
  const ends: (() => void)[] = [];

  function forget(clear: (timer: never) => void) {
    return (timer: never) => {
      timers.delete(timer);
      clear(timer);
    };
  }

  Object.assign(globalThis, {
    setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run(...args);
      }, ms);
      timers.add(timer);
      return timer;
    },
    setInterval(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const timer = setInterval(run, ms, ...args);
      timers.add(timer);
      return timer;
    },
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  });
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL.call(URL, url);
  };
  if (typeof window !== 'undefined') {
    countListeners(window, listeners, ends);
    countListeners(document, listeners, ends);
  }

  return {
    timers: () => timers.size,
    listeners: () => listeners.size,
    objectUrls: () => urls.size,
    end() {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Object.assign(URL, { createObjectURL, revokeObjectURL });
      for (const end of ends) end();
    },
  };
}
