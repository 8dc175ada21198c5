export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (detail: Events[E]) => void): () => void;
  emit<E extends keyof Events>(event: E, detail: Events[E]): void;
  /** Removes all listeners. */
  end(): void;
}

/** An emitter that no listener can break: the platform reports what one throws, and the others still hear. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [E in keyof Events]?: Set<(detail: Events[E]) => void> } = {};
  let hasEnded = false;

  return {
    on(event, listener) {
      listeners[event] ??= new Set();
      listeners[event].add(listener);
      return () => void listeners[event]?.delete(listener);
    },
    emit(event, detail) {
      for (const listener of [...(listeners[event] ?? [])]) {
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
      for (const event in listeners) listeners[event]?.clear();
    },
  };
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
