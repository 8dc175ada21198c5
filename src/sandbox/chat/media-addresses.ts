import type { MediaUrl } from '../../contract/chat.js';
import type { ChatFiles } from './chat-files.js';

/** Milliseconds that an address is said to work, as a real service's does; the thread's life is what ends it. */
const LIFE_MS = 240_000;

/** Addresses of a conversation's files in this page, each made once. */
export interface MediaAddresses {
  of(ids: readonly string[]): ReadonlyMap<string, MediaUrl>;
  revoke(): void;
}

export function createMediaAddresses(files: ChatFiles): MediaAddresses {
  const urls = new Map<string, string>();

  function urlOf(id: string): string | undefined {
    const known = urls.get(id);
    const blob = files.blob(id);
    if (known !== undefined || blob === undefined) return known;
    const made = URL.createObjectURL(blob);
    urls.set(id, made);
    return made;
  }

  return {
    of(ids) {
      const expiresAt = Date.now() + LIFE_MS;
      return new Map(
        ids.flatMap((id) => {
          const url = urlOf(id);
          return url === undefined ? [] : [[id, { url, expiresAt }] as const];
        }),
      );
    },
    revoke() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
