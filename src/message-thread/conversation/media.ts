import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import type { MediaUrl } from '../../gateway/chat/chat.js';
import { isOnline } from '../../session/connectivity.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { type LiveThread, liveThreadsAtom, sentFilesAtom, threadKey, threadOfAtom } from './conversation-state.js';
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

interface MediaRequest {
  readonly ref: ThreadRef;
  readonly id: string;
  /** The image did not load from this address. */
  readonly broken?: MediaAddress | null;
}

/**
 * Requests the addresses of files, with one call per frame. Addresses expire after some minutes. Expired and broken
 * ones are requested again. A failed request is repeated after a pause.
 */
export function requestMedia({ store }: WidgetSession, { ref, id, broken = null }: MediaRequest): void {
  const known = store.get(addressesAtom).get(id) ?? null;
  const isBroken = known !== null && known === broken;
  if (known && !isBroken && known.expiresAt > Date.now()) return;
  const live = store.get(liveThreadsAtom).get(threadKey(ref));
  if (live) requestAddresses(store, live, new Map([[id, isBroken]]));
}

function requestAddresses(store: Store, live: LiveThread, more: ReadonlyMap<string, boolean>): void {
  const { wantedMedia } = live;
  if (wantedMedia.size === 0) {
    queueMicrotask(() => {
      const wanted = new Map(wantedMedia);
      wantedMedia.clear();
      void fetchUrls(store, live, wanted);
    });
  }
  for (const [id, isBroken] of more) wantedMedia.set(id, isBroken || wantedMedia.get(id) === true);
}

async function fetchUrls(store: Store, live: LiveThread, wanted: ReadonlyMap<string, boolean>): Promise<void> {
  const { chat } = live;
  // Without a chat, it is unknown whether the file exists.
  if (!chat) return;
  let urls: ReadonlyMap<string, MediaUrl>;
  try {
    urls = await chat.mediaUrls([...wanted.keys()]);
  } catch {
    if (live.chat !== chat) return;
    for (const [id, isBroken] of wanted) {
      const url = store.get(addressesAtom).get(id)?.url ?? null;
      if (url === null || isBroken) store.set(addressesAtom, id, { url: null, expiresAt: 0, isUnanswered: true });
    }
    return retryUrls(store, live, wanted);
  }
  if (live.chat !== chat) return;
  live.mediaFailures = 0;
  for (const id of wanted.keys()) {
    const { url = null, expiresAt = 0 } = urls.get(id) ?? {};
    store.set(addressesAtom, id, { url, expiresAt, isUnanswered: false });
  }
}

function retryUrls(store: Store, live: LiveThread, wanted: ReadonlyMap<string, boolean>): void {
  const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** live.mediaFailures);
  live.mediaFailures += 1;
  const { signal } = live.ended;
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', give);
    requestAddresses(store, live, wanted);
  }, pause);
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
    putOutgoing(message, { phase: 'failed' });
    return;
  }
  const upload = new AbortController();
  const ended = live.ended.signal;
  live.uploads.set(clientId, upload);
  putOutgoing(message, { progress: null, isPosted: true });
  try {
    const { index } = await live.chat.sendMedia(file, {
      clientId,
      signal: upload.signal,
      onProgress: (loaded, total) => putOutgoing(message, { progress: total > 0 ? loaded / total : null }),
    });
    store.get(sentFilesAtom).delete(clientId);
    const echo = store
      .get(threadOfAtom)(key)
      .messages.find((each) => each.index === index);
    if (echo !== undefined) {
      if (outgoingIn(message)) reportSent({ ...message, messageId: echo.id, kind: 'media' });
      removeOutgoing(message);
    } else putOutgoing(message, { phase: 'sent', index, progress: 1 });
  } catch (error) {
    // Closed or offline during the upload: the photo stays. A canceled one does not.
    // The chat may be another bundle, with a ChatError of its own.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isOver = ended.aborted || code === 'aborted';
    const waits = !isOver && code === 'offline' && !isOnline();
    if (!isOver && !waits) session.emit('widget-error', { operation: 'sendMedia', kind: 'chat' });
    putOutgoing(message, { phase: waits ? 'waiting' : 'failed', progress: null, isPosted: false });
  } finally {
    live.uploads.delete(clientId);
  }
}
