import * as v from 'valibot';
import { readAs } from '../web/read-as.js';
import { isBefore, TEXTS_DATABASE } from './clear-device.js';

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
      // It may open after the time limit.
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

/**
 * Edits the waiting texts.
 * @param keys the prefix of their keys
 * @param edit returns the same object to leave a text, null to remove it
 */
export async function editTexts(keys: string, edit: (text: unknown, key: string) => unknown): Promise<void> {
  const editAll = (texts: IDBObjectStore) =>
    new Promise<void>((resolve, reject) => {
      const reading = texts.openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const { result: cursor } = reading;
        if (cursor === null) return resolve();
        const key = String(cursor.key);
        const edited = key.startsWith(keys) ? edit(cursor.value, key) : cursor.value;
        if (edited === null) cursor.delete();
        else if (edited !== cursor.value) cursor.update(edited);
        cursor.continue();
      };
    });
  try {
    await withTexts('readwrite', editAll, false);
  } catch {
    // There is no database or storage is blocked, so nothing was stored.
  }
}

const writtenSchema = v.object({ createdAt: v.number() });

/** Removes the waiting texts that were written at `floor` or earlier, that are from before a sign-out, or that have no time. */
export function dropTexts(keys: string, floor: number, signedOutAt: number): Promise<void> {
  return editTexts(keys, (text) => {
    const at = readAs(writtenSchema, text)?.createdAt;
    return at !== undefined && at > floor && !isBefore(at, signedOutAt) ? text : null;
  });
}

/** Stops sending waiting texts automatically. */
export function holdTexts(keys: string): Promise<void> {
  return editTexts(keys, (text) => (v.is(v.looseObject({}), text) ? { ...text, hasFailed: true } : text));
}
