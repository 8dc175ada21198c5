/** Whether the device is online. A browser that does not say counts as online. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** @returns a function that stops listening */
export function onOnline(listener: () => void): () => void {
  globalThis.addEventListener?.('online', listener);
  return () => globalThis.removeEventListener?.('online', listener);
}
