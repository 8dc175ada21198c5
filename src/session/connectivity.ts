/** Whether the device is online. A browser that does not say counts as online. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/**
 * Calls back when the device goes offline or comes back.
 * @returns a function that stops listening
 */
export function onConnectivity(listener: () => void): () => void {
  const end = onOnline(listener);
  globalThis.addEventListener?.('offline', listener);
  return () => {
    end();
    globalThis.removeEventListener?.('offline', listener);
  };
}

/** @returns a function that stops listening */
export function onOnline(listener: () => void): () => void {
  globalThis.addEventListener?.('online', listener);
  return () => globalThis.removeEventListener?.('online', listener);
}
