import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import type { MediaUrl } from '../../gateway/chat/chat.js';
import { isOnline } from '../../session/connectivity.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import {
  type LiveThread,
  liveThreadsAtom,
  sentFilesAtom,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { outgoingIn, putOutgoing, removeOutgoing, reportSent, type Sending } from './outgoing.js';

/** The first and the longest pause before addresses are requested again, in milliseconds. */
const [PAUSE_MS, LONGEST_PAUSE_MS] = [4000, 60_000];

/** The address of a file; null if it has none. */
export interface MediaAddress {
  readonly url: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The request failed. The file may still exist. */
  readonly isUnanswered: boolean;
}

const addressesAtom = keyedAtom<string, MediaAddress>();

export const mediaAddressAtomOf = (id: string) => atom((get) => get(addressesAtom).get(id) ?? null);

/** The files to request next, by conversation. True for a file whose address does not work. */
const requestedMediaAtom = atom(() => new Map<ThreadKey, Map<string, boolean>>());

/** How many requests of a conversation have failed in a row. */
const failuresAtom = atom(() => new WeakMap<LiveThread, number>());

interface MediaRequest {
  readonly ref: ThreadRef;
  readonly id: string;
  /** The image did not load from the known address. */
  readonly isBroken?: boolean;
}

/**
 * Requests the addresses of files, with one call per frame. Addresses expire after some minutes. Expired and broken
 * ones are requested again. A failed request is repeated after a pause.
 */
export function requestMedia({ store }: WidgetSession, { ref, id, isBroken = false }: MediaRequest): void {
  const known = store.get(addressesAtom).get(id);
  if (known && !isBroken && known.expiresAt > Date.now()) return;
  requestAddresses(store, threadKey(ref), new Map([[id, isBroken]]));
}

function requestAddresses(store: Store, key: ThreadKey, more: ReadonlyMap<string, boolean>): void {
  const before = store.get(requestedMediaAtom).get(key);
  const wanted = before ?? new Map<string, boolean>();
  for (const [id, isBroken] of more) wanted.set(id, isBroken || wanted.get(id) === true);
  if (before !== undefined) return;
  store.get(requestedMediaAtom).set(key, wanted);
  queueMicrotask(() => {
    store.get(requestedMediaAtom).delete(key);
    void fetchUrls(store, key, wanted);
  });
}

async function fetchUrls(store: Store, key: ThreadKey, wanted: ReadonlyMap<string, boolean>): Promise<void> {
  const live = store.get(liveThreadsAtom).get(key);
  const chat = live?.chat;
  // Without a chat, it is unknown whether the file exists.
  if (!live || !chat) return;
  const isOpen = () => store.get(liveThreadsAtom).get(key)?.chat === chat;
  let urls: ReadonlyMap<string, MediaUrl>;
  try {
    urls = await chat.mediaUrls([...wanted.keys()]);
  } catch {
    if (!isOpen()) return;
    for (const [id, isBroken] of wanted) {
      const url = store.get(addressesAtom).get(id)?.url ?? null;
      if (url === null || isBroken) store.set(addressesAtom, id, { url: null, expiresAt: 0, isUnanswered: true });
    }
    return retryUrls(store, key, live, wanted);
  }
  if (!isOpen()) return;
  store.get(failuresAtom).delete(live);
  for (const id of wanted.keys()) {
    const { url = null, expiresAt = 0 } = urls.get(id) ?? {};
    store.set(addressesAtom, id, { url, expiresAt, isUnanswered: false });
  }
}

function retryUrls(store: Store, key: ThreadKey, live: LiveThread, wanted: ReadonlyMap<string, boolean>): void {
  const failures = store.get(failuresAtom).get(live) ?? 0;
  store.get(failuresAtom).set(live, failures + 1);
  const { signal } = live.ended;
  const timer = setTimeout(
    () => {
      signal.removeEventListener('abort', give);
      requestAddresses(store, key, wanted);
    },
    Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** failures),
  );
  const give = () => clearTimeout(timer);
  signal.addEventListener('abort', give, { once: true });
}

export async function deliverFile(message: Sending): Promise<void> {
  const { ref, session, clientId } = message;
  const { store } = session;
  const key = threadKey(ref);
  const live = store.get(liveThreadsAtom).get(key);
  const file = store.get(sentFilesAtom).get(clientId);
  if (live === undefined || file === undefined || live.chat === null) {
    putOutgoing(store, key, clientId, { phase: 'failed' });
    return;
  }
  const upload = new AbortController();
  const ended = live.ended.signal;
  live.uploads.set(clientId, upload);
  putOutgoing(store, key, clientId, { progress: null, isPosted: true });
  try {
    const { index } = await live.chat.sendMedia(file, {
      clientId,
      signal: upload.signal,
      onProgress: (loaded, total) => putOutgoing(store, key, clientId, { progress: total > 0 ? loaded / total : null }),
    });
    store.get(sentFilesAtom).delete(clientId);
    const echo = store
      .get(threadOfAtom)(key)
      .messages.find((each) => each.index === index);
    if (echo !== undefined) {
      if (outgoingIn(store, key, clientId)) reportSent({ ...message, messageId: echo.id, kind: 'media' });
      removeOutgoing(store, key, clientId);
    } else putOutgoing(store, key, clientId, { phase: 'sent', index, progress: 1 });
  } catch (error) {
    // Closed or offline during the upload: the photo stays. A canceled one does not.
    // The chat may be another bundle, with a ChatError of its own.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isOver = ended.aborted || code === 'aborted';
    const waits = !isOver && code === 'offline' && !isOnline();
    if (!isOver && !waits) session.emit('widget-error', { operation: 'sendMedia', kind: 'chat' });
    putOutgoing(store, key, clientId, { phase: waits ? 'waiting' : 'failed', progress: null, isPosted: false });
  } finally {
    live.uploads.delete(clientId);
  }
}
