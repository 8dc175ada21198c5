import { TEXTS_DATABASE } from './clear-device.js';

const STORE = 'texts';
/** How long to wait for the database to open, in milliseconds. */
const LONGEST_OPENING_MS = 2000;

/**
 * Opens the database of waiting texts for one use and closes it again. An open database would keep other tabs from
 * deleting it.
 * @param isMade whether to create a missing database
 * @throws the browser's error if storage is blocked, or if the database is missing and not created
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
    opening.onsuccess = () => {
      const { result } = opening;
      // It may open after this page has given up.
      result.onversionchange = () => result.close();
      resolve(result);
    };
    // Another tab may delay a deletion.
    setTimeout(reject, LONGEST_OPENING_MS, new Error('The database does not open.'));
    opening.onerror = (event) => {
      event.preventDefault();
      reject(opening.error);
    };
  });
  if (!database.objectStoreNames.contains(STORE)) {
    // It was created by other code, or only partly.
    database.close();
    indexedDB.deleteDatabase(TEXTS_DATABASE);
    return withTexts(mode, run, isMade);
  }
  try {
    return await run(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    // The database closes when its transactions have ended.
    database.close();
  }
}
