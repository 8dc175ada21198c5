const DATABASE = 'lead-widgets-sandbox';
const STORE = 'states';

/** Where a sandbox keeps what it remembers: a file, a database, a variable of a test. */
export interface SandboxKeep {
  /** What was written last; undefined or null when there is nothing yet. */
  read(): Promise<unknown>;
  /** @param state plain data: JSON and structured clone both take it */
  write(state: unknown): Promise<void>;
}

/** How long changes are gathered before they are written, in milliseconds. */
const BATCH_MS = 50;

export interface StateWriter {
  /** Something has changed: it is written soon. */
  changed(): void;
  /** Writes at once what is waiting, and resolves when it is there. */
  flush(): Promise<void>;
}

/** Writes in batches, one after the other. A write that fails is told on the console and tried with the next change. */
export function createStateWriter(storage: SandboxKeep, snapshot: () => unknown): StateWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      await storage.write(structuredClone(snapshot()));
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
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    flush,
  };
}

/**
 * Keeps a sandbox in the page's IndexedDB, over reloads: `createSandbox({ keep: keepInIndexedDb('demo') })`.
 * @param name tells sandboxes of one page apart
 */
export function keepInIndexedDb(name: string): SandboxKeep {
  return {
    read: () => inStore('readonly', (store) => store.get(name)),
    async write(state) {
      await inStore('readwrite', (store) => store.put(state, name));
    },
  };
}

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
