/** The events that the handlers of the widgets are made of. A test compares this list with the handlers in the code. */
export const HEARD_EVENTS: ReadonlySet<string> = new Set(
  `click change input submit paste keydown keyup focusin focusout mousedown mouseover mouseout pointerdown pointermove
  pointerover pointerout dragstart dragend dragenter dragleave dragover drop`.split(/\s+/),
);

/**
 * Mounts a React root that listens to the events of `HEARD_EVENTS` alone. By itself React adds about 150 listeners to
 * each root, nearly all of them for handlers that no widget has.
 */
export function withFewListeners(root: ShadowRoot, mount: () => void): void {
  const add = root.addEventListener;
  const value = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
    if (HEARD_EVENTS.has(type)) add.call(root, type, listener, options);
  };
  Object.defineProperty(root, 'addEventListener', { configurable: true, value });
  try {
    mount();
  } finally {
    Reflect.deleteProperty(root, 'addEventListener');
  }
}
