const DATABASE = 'lead-widgets-sandbox';
const STORE = 'states';

/** Where a sandbox stores its state, for instance a file or a database. */
export interface SandboxKeep {
  /** The last written state. Undefined or null if there is none. */
  read(): Promise<unknown>;
  /** @param state plain data for JSON or structured clone */
  write(state: unknown): Promise<void>;
}

/** How long changes are collected before a write, in milliseconds. */
const BATCH_MS = 50;

export interface StateWriter {
  /** Schedules a write. */
  changed(): void;
  /** Writes pending changes now. Resolves when they are stored. */
  flush(): Promise<void>;
}

/** Writes in batches, one at a time. A failed write is logged and tried again with the next change. */
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
 * Stores a sandbox in the page's IndexedDB: `createSandbox({ keep: keepInIndexedDb('demo') })`.
 * @param name a unique name for each sandbox of a page
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
