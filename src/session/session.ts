import { atom, createStore } from 'jotai/vanilla';
import type { Bind } from '../gateway/bind.js';
import type { ReplayQueue } from '../gateway/gateway.js';
import { createDevice, type Device } from './device.js';

export type Store = ReturnType<typeof createStore>;

/**
 * Everything that a page's widgets hold for one signed-in person at one gateway: the client with its token, the data,
 * the actions that wait for a challenge, chat, timers, and stored texts. Ending it disposes of all of this in one
 * place. The next session has its own store, so late answers to the old one change nothing.
 */
export interface Session {
  /** Makes its calls. */
  readonly bind: Bind;
  readonly challenges: ReplayQueue;
  readonly store: Store;
  readonly device: Device;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /**
   * Texts and changes restored from an earlier page wait for the person, because another person may have written them.
   */
  readonly holdsRestored: boolean;
  /** The gateway no longer accepts the sign-in. */
  isExpired: boolean;
  /** The language of its calls: that of the widget that was drawn last. */
  locale: string | undefined;
  /** Aborted when the session ends. Calls, chat, uploads and timers stop with it. */
  readonly ended: AbortSignal;
  /** Runs something later, unless the session has ended by then. */
  later(ms: number, run: () => void): void;
  /** Ends the session and keeps its stored texts. */
  end(): void;
}

export type SessionParts = Pick<Session, 'bind' | 'challenges'> & {
  /** Gateway and person, as far as they are known. Stored texts are found by it. */
  readonly owner: string;
  readonly holdsRestored?: boolean;
};

const baseSessionAtom = atom<Session | null>(null);

/** The session of a store; null for a widget that makes no calls. */
export const sessionAtom = atom((get) => get(baseSessionAtom));

export function createSession({ owner, holdsRestored = false, ...parts }: SessionParts): Session {
  const ending = new AbortController();
  const ended = ending.signal;
  const store = createStore();
  const device = createDevice(owner, ended);
  const session: Session = {
    ...parts,
    holdsRestored,
    store,
    device,
    startedAt: Date.now(),
    isExpired: false,
    locale: undefined,
    ended,
    later(ms, run) {
      if (ended.aborted) return;
      const stop = () => clearTimeout(timer);
      const timer = setTimeout(() => {
        ended.removeEventListener('abort', stop);
        run();
      }, ms);
      ended.addEventListener('abort', stop, { once: true });
    },
    end: () => ending.abort(),
  };
  store.set(baseSessionAtom, session);
  return session;
}
