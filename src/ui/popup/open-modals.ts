import { useSyncExternalStore } from 'react';

const openModals = new Set<Element>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Counts a modal dialog as open, until the returned function is called. */
export function modalOpened(dialog: Element): () => void {
  openModals.add(dialog);
  changed();
  return () => {
    openModals.delete(dialog);
    changed();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a modal dialog of any widget is open. Nothing else on the page can be used then. */
export function useIsModalOpen(): boolean {
  return useSyncExternalStore(subscribe, () => openModals.size > 0);
}
