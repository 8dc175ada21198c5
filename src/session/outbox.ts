import { del, get, set, type UseStore, update } from 'idb-keyval';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { DEVICE_KEYS, isBefore } from './clear-device.js';
import { keyHash } from './device.js';
import { DRAFT_LIFE_MS, lastSignOut } from './persisted-since.js';
import { type Session, sessionAtom } from './session.js';
import { editTexts, withTexts } from './text-database.js';

const persistedTextSchema = v.object({
  body: v.string(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  /** It was sent to the gateway. */
  isPosted: v.boolean(),
  /** It waits for the person, because the gateway refused it or the session expired. */
  hasFailed: v.boolean(),
});

/** A text that the gateway has not confirmed, as it is stored. */
export type PersistedText = Readonly<v.InferOutput<typeof persistedTextSchema>>;

/** What is left of a text after another tab has sent or deleted it. */
const markSchema = v.object({ status: v.picklist(['sent', 'dropped']) });

/**
 * What has become of a stored text. `sent` and `dropped`: another tab has left a mark. `gone`: this page has seen the
 * text in storage, and it is there no more, because its time is over or the browser needed the space.
 */
export type TextStatus = 'waiting' | 'sent' | 'dropped' | 'gone';

// If storage is blocked or full, a text lives as long as the page.
async function attempt<Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await run();
  } catch {
    return otherwise;
  }
}

/** The waiting texts of one session in IndexedDB, by conversation and request id. */
function createOutbox({ device: { scope }, ended }: Session) {
  /** Texts that this page has seen in storage. */
  const seen = new Set<string>();
  const keysOf = (thread: string) => `${DEVICE_KEYS}${scope}/${keyHash(thread)}/`;
  // The session may end while the database opens. A read does not create a database.
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
    /** @returns whether the text is stored */
    save: (thread: string, clientId: string, text: PersistedText): Promise<boolean> =>
      attempt(async () => {
        await set(keysOf(thread) + clientId, text, made);
        seen.add(clientId);
        return true;
      }, false),
    drop: (thread: string, clientId: string): Promise<void> =>
      attempt(() => del(keysOf(thread) + clientId, found), undefined),
    /**
     * Leaves a mark without the text, for the tabs that hold it too: it was sent, or it is not wanted any more. The first
     * mark stays.
     */
    mark: (thread: string, clientId: string, status: 'sent' | 'dropped'): Promise<void> =>
      attempt(() => {
        const mark = { status, createdAt: Date.now() };
        return update(keysOf(thread) + clientId, (text: unknown) => (v.is(markSchema, text) ? text : mark), found);
      }, undefined),
    statusOf: (thread: string, clientId: string): Promise<TextStatus> =>
      attempt(async () => {
        const text: unknown = seen.has(clientId) ? await get(keysOf(thread) + clientId, made) : {};
        if (text === undefined) return 'gone';
        return v.is(markSchema, text) ? text.status : 'waiting';
      }, 'waiting'),
    /** The texts of a conversation, oldest first. */
    async all(thread: string): Promise<readonly (readonly [clientId: string, text: PersistedText])[]> {
      const keys = keysOf(thread);
      const since = Date.now() - DRAFT_LIFE_MS + 1;
      const signedOutAt = lastSignOut(scope);
      const texts: (readonly [string, PersistedText])[] = [];
      await editTexts(keys, (text, key) => {
        if (ended.aborted || v.is(markSchema, text)) return text;
        // Damaged, or of another version.
        if (!v.is(persistedTextSchema, text)) return null;
        const { createdAt } = text;
        if (createdAt >= since && !isBefore(createdAt, signedOutAt)) texts.push([key.slice(keys.length), text]);
        return text;
      });
      for (const [clientId] of texts) seen.add(clientId);
      return texts.sort(([, one], [, other]) => one.createdAt - other.createdAt);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of the store's session. */
export const outboxAtom = atom((get) => {
  const session = get(sessionAtom);
  return session && createOutbox(session);
});

/** How long to wait for another tab that sends the same text, in milliseconds. */
const LONGEST_WAIT_MS = 5000;

/** Works on a text while no other tab does. Without locks, the request id keeps the gateway from accepting it twice. */
export async function withText(clientId: string, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    await locks?.request(`lead-widgets ${clientId}`, { signal }, begin);
  } catch (error) {
    if (hasBegun) throw error;
  }
  if (!hasBegun) await run();
}
