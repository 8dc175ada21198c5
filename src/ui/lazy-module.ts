/** A module that loads after the first paint, or when it is needed. */
export interface LazyModule<Module> {
  /** Null until it is loaded. */
  readonly loaded: Module | null;
  /** Loads it once. After a failure the next call tries again. */
  readonly load: () => Promise<Module>;
  /** Loads it early, for example when a pointer is on its button. A failure is ignored: using it tries again. */
  readonly preload: () => void;
  /** Calls `listener` when it is loaded, which may be now. Returns a function that removes the listener. */
  readonly onLoad: (listener: () => void) => () => void;
}

/** Load the modules again that failed to load. */
const retries = new Set<() => void>();

function retryAll(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/**
 * Creates a lazy module, outside of components. A module that failed to load is loaded again when another one has loaded,
 * or when the device is online again.
 * @param importModule calls `import()`
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  const listeners = new Set<() => void>();

  const load = async () => {
    if (loaded !== null) return loaded;
    loading ??= importModule();
    try {
      loaded = await loading;
    } catch (error) {
      loading = null;
      retries.add(preload);
      addEventListener('online', retryAll);
      throw error;
    }
    retryAll();
    for (const listener of listeners) listener();
    listeners.clear();
    return loaded;
  };
  const preload = () => void load().catch(() => undefined);
  return {
    get loaded() {
      return loaded;
    },
    load,
    preload,
    onLoad: (listener) => {
      if (loaded === null) listeners.add(listener);
      else listener();
      return () => listeners.delete(listener);
    },
  };
}
