const guarded = new WeakSet<ShadowRoot>();

/**
 * Keeps what is typed into a widget's fields from the page: its hotkeys see the host element, not the field,
 * and would eat the letters. React listens on the same root and has seen the event by then.
 */
export function stopTypedKeys(root: ShadowRoot): void {
  if (guarded.has(root)) return;
  guarded.add(root);
  for (const name of ['keydown', 'keypress', 'keyup'] as const) {
    root.addEventListener(name, (event) => {
      if (isTypedInto(event.composedPath()[0])) event.stopPropagation();
    });
  }
}

function isTypedInto(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
