/** Where a sandbox keeps what it remembers: a file, a database, a variable of a test. */
export interface SandboxKeep {
  /** What was written last; undefined or null when there is nothing yet. */
  read(): Promise<unknown>;
  /** @param state plain data: JSON and structured clone both take it */
  write(state: unknown): Promise<void>;
}

/** How long changes are gathered before they are written, in milliseconds. */
const GATHERED_MS = 50;

export interface Keeper {
  /** Something has changed: it is written soon. */
  changed(): void;
  /** Writes at once what is waiting, and resolves when it is there. */
  flush(): Promise<void>;
}

/** Writes in batches, one after the other. A write that fails is told on the console and tried with the next change. */
export function createKeeper(keep: SandboxKeep, snapshot: () => unknown): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      await keep.write(structuredClone(snapshot()));
    } catch (error) {
      console.info('The sandbox could not keep its state.', error);
    }
  }

  function flush(): Promise<void> {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    changed() {
      timer ??= setTimeout(() => void flush(), GATHERED_MS);
    },
    flush,
  };
}
