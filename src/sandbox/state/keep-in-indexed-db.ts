import type { SandboxKeep } from './keep.js';

const DATABASE = 'lead-widgets-sandbox';
const STORE = 'states';

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
