/**
 * Runs something that listens to the window and never stops, and gives back what ends this. The SDK's sockets do so with
 * every client, and would keep clients that have ended for as long as the page lives.
 */
export function catchWindowListeners<T>(run: () => T): { readonly result: T; readonly release: () => void } {
  if (typeof window === 'undefined') return { result: run(), release: () => {} };
  const page = window;
  const caught: (() => void)[] = [];
  const listen = page.addEventListener;
  const wasOwn = Object.hasOwn(page, 'addEventListener');

  function listenAndNote(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    listen.call(page, type, listener, options);
    caught.push(() => page.removeEventListener(type, listener, options));
  }

  const isOurs = Reflect.set(page, 'addEventListener', listenAndNote);
  try {
    return { result: run(), release: () => caught.splice(0).forEach((remove) => void remove()) };
  } finally {
    if (isOurs && wasOwn) Reflect.set(page, 'addEventListener', listen);
    else if (isOurs) Reflect.deleteProperty(page, 'addEventListener');
  }
}
