import * as v from 'valibot';
import { readAs } from '../web/read-as.js';
import { isBefore } from './clear-device.js';
import { withTexts } from './text-database.js';

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
