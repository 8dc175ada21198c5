import { createStore, del, entries, get, set } from 'idb-keyval';
import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import type { ThreadKey } from './message-thread.js';

const DATABASE = 'lead-widgets-outbox';
/** Milliseconds after which a text goes out though another tab has not done with it. */
const LONGEST_WAIT_MS = 5000;
const KEPT_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** A text that has not been confirmed, as the device keeps it; its key is the id of its call. */
export interface KeptText {
  readonly thread: ThreadKey;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The gateway has been asked to take it. */
  readonly isPosted: boolean;
  /** The gateway has refused it: it waits for the person. */
  readonly hasFailed: boolean;
}

// Storage may be blocked or full: a text then lives for as long as the page.
async function attempt<Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await run();
  } catch {
    return otherwise;
  }
}

let opened: ReturnType<typeof createStore> | undefined;

// Opened on first use: naming a database throws where storage is blocked.
function texts(): ReturnType<typeof createStore> {
  opened ??= createStore(DATABASE, 'texts');
  return opened;
}

/** Texts that this page knows to be on the device, or to have been there. */
const seen = new Set<string>();

export function keepText(clientId: string, text: KeptText): Promise<void> {
  return attempt(async () => {
    await set(clientId, text, texts());
    seen.add(clientId);
  }, undefined);
}

export function forgetText(clientId: string): Promise<void> {
  return attempt(() => del(clientId, texts()), undefined);
}

/** Whether a text has left the device: another tab has sent or deleted it. */
export function isTaken(clientId: string): Promise<boolean> {
  return attempt(async () => seen.has(clientId) && (await get(clientId, texts())) === undefined, false);
}

/** Does something with a text while no other tab does; where tabs cannot wait for each other, the gateway takes it once. */
export async function withText(clientId: string, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    await locks?.request(`${DATABASE} ${clientId}`, { signal }, begin);
  } catch (error) {
    if (hasBegun) throw error;
  }
  if (!hasBegun) await run();
}

/** The texts of a conversation that wait, oldest first; what is older than a day is let go. */
export async function keptTexts(thread: ThreadKey): Promise<readonly (readonly [string, KeptText])[]> {
  const all = await attempt(() => entries<string, KeptText>(texts()), []);
  const now = Date.now();
  for (const [clientId] of all) seen.add(clientId);
  for (const [clientId, text] of all) if (now - text.createdAt > KEPT_MS) void forgetText(clientId);
  return all
    .filter(([, text]) => text.thread === thread && now - text.createdAt <= KEPT_MS)
    .sort(([, one], [, other]) => one.createdAt - other.createdAt);
}

/**
 * Takes every text off the device.
 * @param prefix those of one provider; all unless told
 */
export async function forgetTexts(prefix = ''): Promise<void> {
  const all = await attempt(() => entries<string, KeptText>(texts()), []);
  await Promise.all(
    all
      .filter(([, { thread }]) => thread.startsWith(prefix))
      .map(([clientId]) => {
        seen.delete(clientId);
        return forgetText(clientId);
      }),
  );
}
