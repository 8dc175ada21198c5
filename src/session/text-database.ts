import { TEXTS_DATABASE } from './clear-device.js';

const STORE = 'texts';
/** Milliseconds until a database that does not open is given up. */
const LONGEST_OPENING_MS = 2000;

/**
 * Does something with the waiting texts. Each use opens the database and closes it again: a tab that holds it open would
 * keep the others from deleting it.
 * @param isMade whether a database that is not there is made
 * @throws what the browser throws where storage is blocked, or where there is no database and none is made
 */
export async function withTexts<Value>(
  mode: IDBTransactionMode,
  run: (texts: IDBObjectStore) => Value | PromiseLike<Value>,
  isMade = true,
): Promise<Value> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(TEXTS_DATABASE);
    opening.onupgradeneeded = () => {
      if (isMade) opening.result.createObjectStore(STORE);
      else opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    // Another tab may hold back a database that is being deleted.
    setTimeout(reject, LONGEST_OPENING_MS, new Error('The database does not open.'));
    opening.onerror = (event) => {
      event.preventDefault();
      reject(opening.error);
    };
  });
  if (!database.objectStoreNames.contains(STORE)) {
    // It was made by somebody else, or half.
    database.close();
    indexedDB.deleteDatabase(TEXTS_DATABASE);
    return withTexts(mode, run, isMade);
  }
  try {
    return await run(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    // It closes once its transactions have ended.
    database.close();
  }
}
