import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../contract/message-thread.js';
import { liveThreadsAtom, type ThreadKey, threadKey } from './message-thread.js';
import { sessionMapAtom } from './session-map.js';

/** Where a file can be fetched; null where it cannot. */
export interface MediaAddress {
  readonly url: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const addressesAtom = sessionMapAtom<string, MediaAddress>();

export const mediaAddressAtomOf = (id: string) => atom((get) => get(addressesAtom).get(id) ?? null);

/** Files whose addresses are asked for next, by conversation. */
const wantedAtom = atom(() => new Map<ThreadKey, Set<string>>());

/**
 * Asks for the addresses of files, those of one frame in one call. An address lives for minutes only: one that has ended, or
 * that the image could not be fetched from, is asked for again.
 */
export const wantMediaAtom = atom(
  null,
  (get, set, { ref, id, isBroken = false }: { ref: ThreadRef; id: string; isBroken?: boolean }): void => {
    const known = get(addressesAtom).get(id);
    if (known && !isBroken && known.expiresAt > Date.now()) return;
    const key = threadKey(ref);
    const wanted = get(wantedAtom).get(key);
    if (wanted !== undefined) return void wanted.add(id);
    get(wantedAtom).set(key, new Set([id]));
    queueMicrotask(async () => {
      const ids = [...(get(wantedAtom).get(key) ?? [])];
      get(wantedAtom).delete(key);
      const chat = get(liveThreadsAtom).get(key)?.chat;
      // Without a chat nobody can say that a file is gone.
      if (!chat) return;
      const urls = await chat.mediaUrls(ids).catch(() => undefined);
      if (get(liveThreadsAtom).get(key)?.chat !== chat) return;
      for (const each of ids) {
        const { url = null, expiresAt = 0 } = urls?.get(each) ?? {};
        set(addressesAtom, each, { url, expiresAt });
      }
    });
  },
);
