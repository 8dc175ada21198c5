import { ChatError } from '../../gateway/chat/chat.js';
import { withinLimit } from './timing.js';

type GetToken = (reason: 'start' | 'renew') => Promise<string>;

/** The token sources of one identity. The newest is used, and the last one stays. */
export interface TokenSources {
  add(source: GetToken): () => void;
  /** @throws ChatError `token`, retryable, if the source throws or does not answer */
  request(reason: 'start' | 'renew'): Promise<string>;
}

/** @param limitMs the time limit of a source in milliseconds */
export function createTokenSources(limitMs: number): TokenSources {
  const sources: GetToken[] = [];

  return {
    add(source) {
      sources.push(source);
      return () => {
        const index = sources.indexOf(source);
        if (index >= 0 && sources.length > 1) sources.splice(index, 1);
      };
    },
    async request(reason) {
      const source = sources.at(-1);
      try {
        const token = source && (await withinLimit(source(reason), limitMs));
        if (token) return token;
      } catch (cause) {
        throw new ChatError('token', 'No token could be had for the chat.', true, { cause });
      }
      throw new ChatError('token', 'There is no token for the chat.', true);
    },
  };
}

/** A shared value that ends some time after its last user released it. */
interface Lease<T> {
  readonly value: T;
  /** Releases it, once. */
  release(): void;
}

interface Leases<T> {
  acquire(key: string, make: () => T): Lease<T>;
  /** Stops handing out this value. The next request gets a new one. This one stays alive. */
  forget(value: T): void;
  /** Ends this one at once, even while in use. */
  end(value: T): void;
  /** Ends everything at once. */
  endAll(): void;
}

interface Held<T> {
  readonly value: T;
  holders: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Shares values by key, so that a view that is replaced does not open a second connection.
 * @param lingerMs how long an unused value stays, in milliseconds
 */
export function createLeases<T>(end: (value: T) => void, lingerMs: number): Leases<T> {
  const all = new Map<string, Held<T>>();

  function drop(key: string, held: Held<T>): void {
    clearTimeout(held.timer);
    all.delete(key);
  }

  function finish(key: string, held: Held<T>): void {
    drop(key, held);
    end(held.value);
  }

  return {
    acquire(key, make) {
      const held: Held<T> = all.get(key) ?? { value: make(), holders: 0, timer: undefined };
      all.set(key, held);
      clearTimeout(held.timer);
      held.holders += 1;
      let isHeld = true;
      return {
        value: held.value,
        release() {
          if (!isHeld) return;
          isHeld = false;
          held.holders -= 1;
          if (held.holders === 0 && all.get(key) === held) held.timer = setTimeout(finish, lingerMs, key, held);
        },
      };
    },
    forget(value) {
      for (const [key, held] of [...all]) if (held.value === value) drop(key, held);
    },
    end(value) {
      for (const [key, held] of [...all]) if (held.value === value) finish(key, held);
    },
    endAll() {
      for (const [key, held] of [...all]) finish(key, held);
    },
  };
}
