import { DRAFT_KEPT_HOURS } from '../gateway/limits.js';
import { attempt, DEVICE_KEYS, isBefore, SIGN_OUT_KEYS, TEXTS_DATABASE } from './clear-device.js';

export type StorageArea = 'localStorage' | 'sessionStorage';

/** How long drafts and waiting texts are stored, in milliseconds. */
export const DRAFT_LIFE_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** The time an entry was written, in milliseconds since 1970. Every entry begins with it. */
export function writtenAt(entry: string | null): number {
  return Number.parseInt(entry ?? '', 10) || 0;
}

/**
 * Removes the entries of a storage area that were written at `floor` or earlier, or that have no time.
 * @param floor milliseconds since 1970
 * @param keys the prefix of their keys
 * @param signedOutAt also removes what is from before this sign-out, in milliseconds since 1970
 */
export function dropEntries(area: StorageArea, floor: number, keys = DEVICE_KEYS, signedOutAt = 0): void {
  attempt(() => {
    const storage = globalThis[area];
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(keys)) continue;
      const at = writtenAt(storage.getItem(key));
      if (at <= floor || isBefore(at, signedOutAt)) storage.removeItem(key);
    }
  });
}

/** Works on the waiting texts if the database exists. Most pages never load the code for it. */
export async function forTexts(run: (texts: typeof import('./text-database.js')) => Promise<void>): Promise<void> {
  // In a frame without storage, Chromium leaves an unhandled rejection when asked for databases.
  if (attempt(() => localStorage) === null) return;
  try {
    const databases = await indexedDB.databases?.();
    if (databases?.every(({ name }) => name !== TEXTS_DATABASE)) return;
    await run(await import('./text-database.js'));
  } catch {
    // Storage is blocked or the code did not load. Expired texts are not shown either way.
  }
}

/** The time of the last sign-out of this session or of all, in milliseconds since 1970. */
export function lastSignOut(scope = ''): number {
  return Math.max(signOutOf(scope), signOutOf(''));
}

function signOutOf(scope: string): number {
  const key = SIGN_OUT_KEYS + scope;
  const at = writtenAt(attempt(() => localStorage.getItem(key)));
  if (at <= Date.now()) return at;
  // The clock was ahead when this was written. The sign-out was before this page.
  const latest = Math.floor(Math.min(performance.timeOrigin, Date.now()));
  attempt(() => localStorage.setItem(key, `${latest}`));
  return latest;
}
