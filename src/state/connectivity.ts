/** Whether the device says that it has a network; a browser that does not say counts as online. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** @returns ends the listening */
export function onOnline(listener: () => void): () => void {
  globalThis.addEventListener?.('online', listener);
  return () => globalThis.removeEventListener?.('online', listener);
}
