import { type ChatClient, ChatError } from '../../gateway/chat/chat.js';
import { unlessAborted } from '../../web/abort.js';
import { aborted, toChatError } from './chat-failure.js';
import { createSession, type Session } from './session.js';
import { openThread } from './thread.js';
import { TIMING, type Timing } from './timing.js';

export type { Timing as TwilioChatTiming } from './timing.js';

/** A `ChatClient` over Twilio Conversations. */
export interface TwilioChat extends ChatClient {
  /** Ends every connection and thread immediately, without a `fatal` event. For sign-out. */
  shutdown(): void;
}

/**
 * A failure while opening. If neither the conversation nor the token is the cause, it counts as a failure of the
 * service.
 */
function openingFailure(error: unknown): ChatError {
  const failure = toChatError(error, 'Opening the conversation');
  if (failure.code !== 'offline' && failure.code !== 'rejected') return failure;
  return new ChatError('init-failed', failure.message, failure.retryable, { cause: error });
}

/**
 * Makes a chat client over Twilio Conversations. Threads of one identity share one connection, which lingers for a few
 * seconds after the last of them has closed. The SDK weighs 130 kB: load this module when a thread opens.
 * @param timing replaces default times
 * @example
 * const { createTwilioChat } = await import('lead-widgets/chat/twilio');
 * const thread = await createTwilioChat().open({ conversationId, identity, getToken });
 */
export function createTwilioChat(timing: Partial<Timing> = {}): TwilioChat {
  const times = { ...TIMING, ...timing };
  const signIns = new WeakMap<AbortSignal, string>();
  let count = 0;
  const leases = createLeases<Session>((session) => session.end(), times.lingerMs);

  function makeSession(endpoint: string | undefined): Session {
    const session = createSession(endpoint, times);
    session.on('fatal', () => leases.forget(session));
    return session;
  }

  /** The beginning of the keys of a sign-in, whose connections end with it. */
  function keysOf(signIn: AbortSignal): string {
    const known = signIns.get(signIn);
    if (known !== undefined) return known;
    count += 1;
    const keys = `${count} `;
    signIns.set(signIn, keys);
    signIn.addEventListener('abort', () => leases.endAll(keys), { once: true });
    return keys;
  }

  return {
    async open({ conversationId, identity, endpoint, getToken, signal, session: signIn }) {
      if (signal?.aborted || signIn?.aborted) throw aborted();
      const key = (signIn ? keysOf(signIn) : '') + JSON.stringify([identity, endpoint]);
      const lease = leases.acquire(key, () => makeSession(endpoint));
      const session = lease.value;
      const forget = session.tokens.add(getToken);
      const onClose = () => {
        forget();
        lease.release();
      };
      let isWanted = true;
      const starting = session.client().catch((error: unknown) => {
        leases.forget(session);
        session.end();
        throw error;
      });
      const opening = starting.then(async () => {
        if (!isWanted) throw aborted();
        const thread = await openThread({ session, conversationId, timing: times, onClose });
        if (!isWanted) thread.close();
        return thread;
      });
      try {
        return await unlessAborted(opening, signal);
      } catch (error) {
        isWanted = false;
        opening.catch(() => {});
        onClose();
        throw signal?.aborted ? aborted() : openingFailure(error);
      }
    },
    shutdown: () => leases.endAll(),
  };
}

interface Shared<T> {
  readonly value: T;
  holders: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Shares values by key, so that a view that is replaced does not open a second connection. A value ends some time after
 * its last user released it.
 * @param lingerMs how long an unused value stays, in milliseconds
 */
export function createLeases<T>(end: (value: T) => void, lingerMs: number) {
  const all = new Map<string, Shared<T>>();

  function drop(key: string, shared: Shared<T>): void {
    clearTimeout(shared.timer);
    all.delete(key);
  }

  function finish(key: string, shared: Shared<T>): void {
    drop(key, shared);
    end(shared.value);
  }

  return {
    acquire(key: string, make: () => T) {
      const shared: Shared<T> = all.get(key) ?? { value: make(), holders: 0, timer: undefined };
      all.set(key, shared);
      clearTimeout(shared.timer);
      shared.holders += 1;
      let isActive = true;
      return {
        value: shared.value,
        /** Releases it, once. */
        release(): void {
          if (!isActive) return;
          isActive = false;
          shared.holders -= 1;
          if (shared.holders === 0 && all.get(key) === shared) shared.timer = setTimeout(finish, lingerMs, key, shared);
        },
      };
    },
    /** Stops handing out this value. The next request gets a new one. This one stays alive. */
    forget(value: T): void {
      for (const [key, shared] of [...all]) if (shared.value === value) drop(key, shared);
    },
    /**
     * Ends values immediately, even while in use.
     * @param keys the beginning of their keys; all values by default
     */
    endAll(keys = ''): void {
      for (const [key, shared] of [...all]) if (key.startsWith(keys)) finish(key, shared);
    },
  };
}
