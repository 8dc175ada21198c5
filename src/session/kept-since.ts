import { DRAFT_KEPT_HOURS } from '../contract/limits/device.js';
import { attempt, DEVICE_KEYS, SIGN_OUT_KEYS } from './clear-device.js';
import { withTexts } from './text-database.js';

export type StorageArea = 'localStorage' | 'sessionStorage';

/** Milliseconds that drafts and waiting texts are kept at most. */
export const DRAFT_LIFE_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** When an entry was written, in milliseconds since 1970: each begins with it. */
export function writtenAt(entry: string | null): number {
  return Number.parseInt(entry ?? '', 10) || 0;
}

/**
 * Removes the entries of a storage area that were written at a moment or before it, and those that do not say when.
 * @param floor milliseconds since 1970
 * @param keys what their keys begin with
 */
export function dropEntries(area: StorageArea, floor: number, keys = DEVICE_KEYS): void {
  attempt(() => {
    const storage = globalThis[area];
    for (const key of Object.keys(storage)) {
      if (key.startsWith(keys) && writtenAt(storage.getItem(key)) <= floor) storage.removeItem(key);
    }
  });
}

/**
 * Goes through the waiting texts.
 * @param keys what their keys begin with
 * @param edit what becomes of a text: the same object leaves it, null removes it
 */
export async function editTexts(keys: string, edit: (text: unknown) => unknown): Promise<void> {
  const editAll = (texts: IDBObjectStore) =>
    new Promise<void>((resolve, reject) => {
      const reading = texts.openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const { result: cursor } = reading;
        if (cursor === null) return resolve();
        const edited = String(cursor.key).startsWith(keys) ? edit(cursor.value) : cursor.value;
        if (edited === null) cursor.delete();
        else if (edited !== cursor.value) cursor.update(edited);
        cursor.continue();
      };
    });
  try {
    await withTexts('readwrite', editAll, false);
  } catch {
    // There is no database, or storage is blocked: nothing was kept.
  }
}

/** Removes the waiting texts that were written at a moment or before it, and those that do not say when. */
export function dropTexts(floor: number, keys = ''): Promise<void> {
  return editTexts(keys, (text) => {
    const at: unknown = typeof text === 'object' && text !== null ? Reflect.get(text, 'createdAt') : undefined;
    return typeof at === 'number' && at > floor ? text : null;
  });
}

/** When the last sign-out was, in milliseconds since 1970, of a session or of every one. */
export function lastSignOut(scope = ''): number {
  const at = (of: string) => writtenAt(attempt(() => localStorage.getItem(SIGN_OUT_KEYS + of)));
  return Math.max(at(scope), at(''));
}
