import type { ChatEvents } from '../../contract/chat.js';

/** Who listens to a thread. What a listener throws is reported by the platform, and the others still hear. */
export interface ThreadListeners {
  on<E extends keyof ChatEvents>(event: E, listener: (detail: ChatEvents[E]) => void): () => void;
  tell<E extends keyof ChatEvents>(event: E, detail: ChatEvents[E]): void;
  /** From now on nobody hears anything. */
  end(): void;
}

type Sets = { readonly [E in keyof ChatEvents]: Set<(detail: ChatEvents[E]) => void> };

export function createThreadListeners(): ThreadListeners {
  const listeners: Sets = {
    connection: new Set(),
    added: new Set(),
    updated: new Set(),
    removed: new Set(),
    typing: new Set(),
    peerRead: new Set(),
    fatal: new Set(),
  };
  let hasEnded = false;

  return {
    on(event, listener) {
      listeners[event].add(listener);
      return () => void listeners[event].delete(listener);
    },
    tell(event, detail) {
      for (const listener of [...listeners[event]]) {
        if (hasEnded) return;
        try {
          listener(detail);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    end() {
      hasEnded = true;
    },
  };
}
