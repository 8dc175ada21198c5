import { type ChatClient, ChatError } from '../../gateway/chat/chat.js';
import { aborted, toChatError } from './chat-failure.js';
import { createSession, type Session } from './session.js';
import { openThread } from './thread.js';
import { TIMING, type Timing, unlessAborted } from './timing.js';
import { createLeases } from './tokens.js';

export type { Timing as TwilioChatTiming } from './timing.js';

/** A `ChatClient` over Twilio Conversations. */
export interface TwilioChat extends ChatClient {
  /** Ends every connection and thread at once, without a `fatal` event. For sign-out. */
  shutdown(): void;
}

/** The connections of one sign-in. */
interface SignIn {
  readonly ordinal: number;
  readonly sessions: Set<Session>;
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
  const signIns = new WeakMap<AbortSignal, SignIn>();
  let count = 0;
  const ofSignIn = new WeakMap<Session, Set<Session>>();
  const leases = createLeases<Session>((session) => {
    ofSignIn.get(session)?.delete(session);
    session.end();
  }, times.lingerMs);

  function makeSession(endpoint: string | undefined, signIn: AbortSignal | undefined): Session {
    const session = createSession(endpoint, times);
    const sessions = signIn && signInOf(signIn).sessions;
    if (sessions) ofSignIn.set(session, sessions.add(session));
    session.on('fatal', () => {
      sessions?.delete(session);
      leases.forget(session);
    });
    return session;
  }

  function signInOf(signal: AbortSignal): SignIn {
    const known = signIns.get(signal);
    if (known !== undefined) return known;
    count += 1;
    const made: SignIn = { ordinal: count, sessions: new Set() };
    signIns.set(signal, made);
    const end = () => {
      for (const session of made.sessions) leases.end(session);
    };
    signal.addEventListener('abort', end, { once: true });
    return made;
  }

  return {
    async open({ conversationId, identity, endpoint, getToken, signal, session: signIn }) {
      if (signal?.aborted || signIn?.aborted) throw aborted();
      const key = JSON.stringify([signIn && signInOf(signIn).ordinal, identity, endpoint]);
      const lease = leases.acquire(key, () => makeSession(endpoint, signIn));
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
        return await (signal ? unlessAborted(opening, signal) : opening);
      } catch (error) {
        isWanted = false;
        opening.catch(() => {});
        onClose();
        throw openingFailure(error);
      }
    },
    shutdown: () => leases.endAll(),
  };
}
