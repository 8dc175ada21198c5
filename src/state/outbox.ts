import { createStore, del, entries, set } from 'idb-keyval';
import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import type { ThreadKey } from './message-thread.js';

const DATABASE = 'lead-widgets-outbox';
const KEPT_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** A text that has not been confirmed, as the device keeps it; its key is the id of its call. */
export interface KeptText {
  readonly thread: ThreadKey;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
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

export function keepText(clientId: string, text: KeptText): Promise<void> {
  return attempt(() => set(clientId, text, texts()), undefined);
}

export function forgetText(clientId: string): Promise<void> {
  return attempt(() => del(clientId, texts()), undefined);
}

/** The texts of a conversation that wait, oldest first; what is older than a day is let go. */
export async function keptTexts(thread: ThreadKey): Promise<readonly (readonly [string, KeptText])[]> {
  const all = await attempt(() => entries<string, KeptText>(texts()), []);
  const now = Date.now();
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
    all.filter(([, { thread }]) => thread.startsWith(prefix)).map(([clientId]) => forgetText(clientId)),
  );
}
