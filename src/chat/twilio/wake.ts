/**
 * Tells when the page comes back: shown again, or online again. A link that died meanwhile does not say so by itself.
 * @returns a function that ends the listening
 */
export function onWake(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => {};

  function look(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) wake();
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
