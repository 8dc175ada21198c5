/** The prefix of every storage key. */
export const DEVICE_KEYS = 'lead-widgets/';

/** The prefix of the keys of drafts and records: of what goes with the sign-out. */
export const SESSION_KEYS = `${DEVICE_KEYS}session/`;

/** The prefix of the keys that hold the time of the last sign-out, of one session or of all. */
export const SIGN_OUT_KEYS = `${DEVICE_KEYS}ended/`;

/** The IndexedDB database of texts that wait to be sent. */
export const TEXTS_DATABASE = 'lead-widgets-outbox';

/** The message that tabs of one origin send each other. */
export interface SignOutMessage {
  /** Milliseconds since 1970. Sessions that began later continue. */
  readonly at: number;
  /** The session that ended, or empty for all sessions. */
  readonly scope: string;
  /** The sender, where it matters: a page receives its own message too. */
  readonly from?: number;
}

/**
 * Whether something is from before a sign-out. A time in the future is from a clock that was ahead, so it counts as
 * before.
 * @param at milliseconds since 1970
 * @param signedOutAt milliseconds since 1970; 0 if nobody signed out
 */
export function isBefore(at: number, signedOutAt: number): boolean {
  return signedOutAt > 0 && (at < signedOutAt || at > Date.now());
}

/** Runs something and ignores its failure. A page may have no storage, block it, or have no space left. */
export function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * Tells the other tabs that a session ended, and stores the time. A tab that misses the message ignores entries from
 * before it.
 */
export function announceSignOut(message: SignOutMessage): void {
  attempt(() => localStorage.setItem(SIGN_OUT_KEYS + message.scope, `${message.at}`));
  attempt(() => {
    const channel = new BroadcastChannel(DEVICE_KEYS);
    channel.postMessage(message);
    channel.close();
  });
}

/** Removes drafts, records and waiting texts from the device. */
export function clearDevice(): void {
  attempt(() => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key in storage) if (key.startsWith(SESSION_KEYS)) storage.removeItem(key);
    }
  });
  // Opening the database now waits until it is deleted.
  attempt(() => indexedDB.deleteDatabase(TEXTS_DATABASE));
}
