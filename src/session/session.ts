import { atom, createStore } from 'jotai/vanilla';
import type { Gateway, ReplayQueue } from '../contract/gateway.js';
import { createDevice, type Device } from './device.js';

export type Store = ReturnType<typeof createStore>;

/**
 * All that the widgets of a page hold for one signed-in person at one gateway: the client with its token, what is known of
 * the data, the actions that wait for a challenge, chat, timers, and what is kept on the device. It ends in one place; what
 * comes next is another session with a store of its own, so that late answers land where nobody reads.
 */
export interface Session {
  /** The calls that its widgets have asked for. */
  readonly gateway: Partial<Gateway>;
  /** Fetches the calls that only parts make which come after a widget's first view. */
  readonly fetchLateCalls?: () => Promise<void>;
  readonly challenges: ReplayQueue;
  readonly store: Store;
  readonly device: Device;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The gateway does not know the person any more. */
  isExpired: boolean;
  /** Aborted when the session ends: calls, chat, uploads and timers stop with it. */
  readonly ended: AbortSignal;
  /** Does something after a while, unless the session has ended by then. */
  later(ms: number, run: () => void): void;
  /** Ends it; what it keeps on the device is not touched. */
  end(): void;
}

export type SessionParts = Pick<Session, 'gateway' | 'fetchLateCalls' | 'challenges'> & {
  /** Gateway and identity, as far as they are known: what is kept on the device is found by it. */
  readonly owner: string;
};

const baseSessionAtom = atom<Session | null>(null);

/** The session that a store belongs to; null in a store of a widget that makes no calls. */
export const sessionAtom = atom((get) => get(baseSessionAtom));

export function createSession({ owner, challenges, ...parts }: SessionParts): Session {
  const ending = new AbortController();
  const ended = ending.signal;
  const store = createStore();
  const device = createDevice(owner, ended);
  const session: Session = {
    ...parts,
    challenges,
    store,
    device,
    startedAt: Date.now(),
    isExpired: false,
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
