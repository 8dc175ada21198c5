/** Everything that is kept on the device stands under keys that begin so. */
export const DEVICE_KEYS = 'lead-widgets/';

/** Under these keys stands when the last sign-out was, of one session or of every one. */
export const SIGN_OUT_KEYS = `${DEVICE_KEYS}ended/`;

/** Texts that wait to be sent, in IndexedDB. */
export const TEXTS_DATABASE = 'lead-widgets-outbox';

/** What tabs of one origin tell each other. */
export interface SignOutMessage {
  /** Milliseconds since 1970: sessions that began later go on. */
  readonly at: number;
  /** The session that has ended; every one where it is empty. */
  readonly scope: string;
  /** Who says so, where that counts: a page hears itself too. */
  readonly from?: number;
}

/** Runs what a browser may refuse: a page may have no storage, forbid it, or have no room left. Then nothing happens. */
export function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * Tells the other tabs that a session has ended, and notes it: a tab that does not hear of it ignores what was written
 * before.
 */
export function tellSignOut(message: SignOutMessage): void {
  attempt(() => localStorage.setItem(SIGN_OUT_KEYS + message.scope, `${message.at}`));
  attempt(() => {
    const channel = new BroadcastChannel(DEVICE_KEYS);
    channel.postMessage(message);
    channel.close();
  });
}

/** Takes drafts and waiting texts off the device. */
export function clearDevice(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DEVICE_KEYS)) sessionStorage.removeItem(key);
  });
  // Whoever opens the database from now on waits until it is gone.
  attempt(() => indexedDB.deleteDatabase(TEXTS_DATABASE));
}
