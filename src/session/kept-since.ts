import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import { attempt, DEVICE_KEYS, SIGN_OUT_KEYS, TEXTS_DATABASE } from './clear-device.js';

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

/** Does something with the waiting texts, where there may be any: most pages never fetch the code for it. */
export async function forTexts(run: (texts: typeof import('./kept-texts.js')) => Promise<void>): Promise<void> {
  // Chromium leaves a rejection behind where it is asked for databases in a frame without storage.
  if (attempt(() => localStorage) === null) return;
  try {
    const databases = await indexedDB.databases?.();
    if (databases?.every(({ name }) => name !== TEXTS_DATABASE)) return;
    await run(await import('./kept-texts.js'));
  } catch {
    // Storage is blocked, or the code cannot be had: what has ended is not shown all the same.
  }
}

/** When the last sign-out was, in milliseconds since 1970, of a session or of every one. */
export function lastSignOut(scope = ''): number {
  const at = (of: string) => writtenAt(attempt(() => localStorage.getItem(SIGN_OUT_KEYS + of)));
  return Math.max(at(scope), at(''));
}
