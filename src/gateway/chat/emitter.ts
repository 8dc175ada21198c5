import type { ChatEvents } from './chat.js';

/** The listeners of a fixed set of events. */
export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (detail: Events[E]) => void): () => void;
  emit<E extends keyof Events>(event: E, detail: Events[E]): void;
  /** Removes all listeners. */
  end(): void;
}

type Listeners<Events> = { readonly [E in keyof Events]: Set<(detail: Events[E]) => void> };

/**
 * An emitter that no listener can break: what one throws is reported by the platform, and the others still hear.
 * @param listeners an empty set for each event
 */
export function createEmitter<Events>(listeners: Listeners<Events>): Emitter<Events> {
  let hasEnded = false;

  return {
    on(event, listener) {
      listeners[event].add(listener);
      return () => void listeners[event].delete(listener);
    },
    emit(event, detail) {
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
      for (const event in listeners) listeners[event].clear();
    },
  };
}

/** The emitter of a thread: what any adapter of the port needs. */
export function createThreadEmitter(): Emitter<ChatEvents> {
  return createEmitter<ChatEvents>({
    connection: new Set(),
    added: new Set(),
    updated: new Set(),
    removed: new Set(),
    typing: new Set(),
    peerRead: new Set(),
    fatal: new Set(),
  });
}

/**
 * Runs one task per name at a time. A second request for the same name gets the same result.
 * @param pending the running tasks, by name
 */
export async function sendOnce<Sent>(
  pending: Map<string, Promise<Sent>>,
  name: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const sending = pending.get(name) ?? send();
  pending.set(name, sending);
  try {
    return await sending;
  } finally {
    if (pending.get(name) === sending) pending.delete(name);
  }
}
