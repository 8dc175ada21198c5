import { placeKept } from './kept-place.js';
import type { Routing } from './lead-app-settings.js';

/** Where an app's address is kept: path and query. */
export interface AddressSource {
  /** Undefined where there is none, or where what is there is not the app's. */
  read(): string | undefined;
  /** Puts another address there, as a new entry of the browser's history. */
  write(address: string, fragment: string): void;
  /**
   * @param onMove hears of moves that this source has not written, and whether Back or Forward made it
   * @returns ends it
   */
  listen(onMove: (isBack: boolean) => void): () => void;
}

/** The source of an app that stands in the page's address; undefined for one that stands in its element alone. */
export function createAddressSource(routing: Routing): AddressSource | undefined {
  if (routing === 'memory') return undefined;
  const isHash = routing === 'hash';
  let isWriting = false;
  return {
    // A fragment that does not begin with a slash is a place in the page, and no move.
    read() {
      if (!isHash) return location.pathname + location.search;
      return location.hash.startsWith('#/') ? location.hash.slice(1) : undefined;
    },
    write(address, fragment) {
      isWriting = true;
      try {
        if (isHash) location.hash = address;
        else history.pushState(null, '', address + fragment);
      } finally {
        isWriting = false;
      }
    },
    listen: (onMove) =>
      onEntryChange((isBack) => {
        // A new fragment is a `popstate` too; an entry that was here before has its place.
        if (!isWriting) onMove(isBack && (!isHash || placeKept() !== undefined));
      }),
  };
}

/**
 * Back and Forward come as `popstate`. What the host does with `history.pushState` is heard where the browser has the
 * Navigation API, and nowhere else.
 */
function onEntryChange(onChange: (isBack: boolean) => void): () => void {
  const onPop = () => onChange(true);
  const onEntry = (event: Event) => {
    if (!('navigationType' in event && event.navigationType === 'traverse')) onChange(false);
  };
  const entries = 'navigation' in window ? window.navigation : undefined;
  window.addEventListener('popstate', onPop);
  entries?.addEventListener('currententrychange', onEntry);
  return () => {
    window.removeEventListener('popstate', onPop);
    entries?.removeEventListener('currententrychange', onEntry);
  };
}
