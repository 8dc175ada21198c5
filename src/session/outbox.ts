import { del, get, set, type UseStore } from 'idb-keyval';
import { atom } from 'jotai/vanilla';
import { DEVICE_KEYS } from './clear-device.js';
import { DRAFT_LIFE_MS, lastSignOut } from './kept-since.js';
import { editTexts } from './kept-texts.js';
import { keyHash } from './key-hash.js';
import { type Session, sessionAtom } from './session.js';
import { withTexts } from './text-database.js';

/** A text that has not been confirmed, as the device keeps it. */
export interface KeptText {
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The gateway has been asked to take it. */
  readonly isPosted: boolean;
  /** It waits for the person: the gateway has refused it, or the sign-in has ended. */
  readonly hasFailed: boolean;
}

/** The texts of one session that wait in IndexedDB, by conversation and by the ids of their calls. */
export interface Outbox {
  keep(thread: string, clientId: string, text: KeptText): Promise<void>;
  drop(thread: string, clientId: string): Promise<void>;
  /** Whether a text has left the device: another tab has sent or deleted it. */
  isTaken(thread: string, clientId: string): Promise<boolean>;
  /** The texts of a conversation, oldest first. */
  all(thread: string): Promise<readonly (readonly [clientId: string, text: KeptText])[]>;
}

// Storage may be blocked or full: a text then lives for as long as the page.
async function attempt<Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await run();
  } catch {
    return otherwise;
  }
}

function createOutbox({ device: { scope }, ended }: Session): Outbox {
  /** Texts that this page knows to be on the device, or to have been there. */
  const seen = new Set<string>();
  const keysOf = (thread: string) => `${DEVICE_KEYS}${scope}/${keyHash(thread)}/`;
  // The database may take its time to open, and the session may end meanwhile. Reading alone makes none.
  const own =
    (isMade: boolean): UseStore =>
    (mode, run) =>
      withTexts(
        mode,
        (store) => {
          ended.throwIfAborted();
          return run(store);
        },
        isMade,
      );
  const [made, found] = [own(true), own(false)];

  return {
    keep: (thread, clientId, text) =>
      attempt(async () => {
        await set(keysOf(thread) + clientId, text, made);
        seen.add(clientId);
      }, undefined),
    drop: (thread, clientId) => attempt(() => del(keysOf(thread) + clientId, found), undefined),
    isTaken: (thread, clientId) =>
      attempt(async () => seen.has(clientId) && (await get(keysOf(thread) + clientId, made)) === undefined, false),
    async all(thread) {
      const keys = keysOf(thread);
      const since = Math.max(Date.now() - DRAFT_LIFE_MS + 1, lastSignOut(scope));
      const texts: (readonly [string, KeptText])[] = [];
      await editTexts(keys, (text, key) => {
        if (!ended.aborted && isKept(text) && text.createdAt >= since) texts.push([key.slice(keys.length), text]);
        return text;
      });
      for (const [clientId] of texts) seen.add(clientId);
      return texts.sort(([, one], [, other]) => one.createdAt - other.createdAt);
    },
  };
}

function isKept(text: unknown): text is KeptText {
  return typeof text === 'object' && text !== null && 'body' in text && 'createdAt' in text;
}

/** The outbox of the store's session. */
export const outboxAtom = atom((get) => {
  const session = get(sessionAtom);
  return session && createOutbox(session);
});
