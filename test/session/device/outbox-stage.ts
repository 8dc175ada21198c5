import { TEXTS_DATABASE } from '../../../src/session/clear-device.js';
import { type Outbox, outboxAtom, type PersistedText } from '../../../src/session/outbox.js';
import { createSession } from '../../../src/session/session.js';
import { withTexts } from '../../../src/session/text-database.js';
import { noGateway } from '../../stage/stage.js';

export const THREAD = '4711042/~u42';

/** A page of an owner. A second page of the same owner represents a reload or another tab. */
export function pageOf(owner = 'test provider 4711042') {
  const session = createSession({ ...noGateway(), owner });
  const outbox = session.store.get(outboxAtom);
  if (outbox === null) throw new Error('The session has no outbox.');
  return { session, outbox };
}

export const aText = (body: string, more: Partial<PersistedText> = {}): PersistedText => ({
  body,
  createdAt: Date.now(),
  isPosted: false,
  hasFailed: false,
  ...more,
});

export const bodiesOf = async (outbox: Outbox, thread = THREAD) =>
  (await outbox.all(thread)).map(([, { body }]) => body);

/** The entries of the database by key, or null if there is no database. Does not create one. */
export function onDevice(): Promise<Record<string, unknown> | null> {
  const readAll = (texts: IDBObjectStore) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const found: Record<string, unknown> = {};
      const reading = texts.openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const { result: cursor } = reading;
        if (cursor === null) return resolve(found);
        found[String(cursor.key)] = cursor.value;
        cursor.continue();
      };
    });
  return withTexts('readonly', readAll, false).catch(() => null);
}

export const valuesOnDevice = async () => Object.values((await onDevice()) ?? {});

export async function cleanDevice(): Promise<void> {
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(TEXTS_DATABASE);
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  });
  localStorage.clear();
  sessionStorage.clear();
}
