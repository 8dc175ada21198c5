import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { placeKept } from './kept-place.js';
import type { LeadAppSettings, Routing } from './lead-app-settings.js';

/** By whom an address was chosen: a person's link, Back or Forward, or the host. */
export type Way = 'person' | 'back' | 'host';

export interface Standing {
  /** Path and query; undefined where none is named. */
  readonly address: string | undefined;
  readonly way: Way;
}

export interface Mover {
  readonly standing: Standing;
  /** Moves to a page of the app; a fragment goes along where the address is the page's. */
  readonly move: (address: string, way: Way, fragment?: string) => void;
}

/** Where the app stands, and the way to another place; the element's property `path` says the same. */
export function useStanding({ routing, path }: Pick<LeadAppSettings, 'routing' | 'path'>): Mover {
  const { reflect } = useWidget();
  const source = useMemo(() => createAddressSource(routing), [routing]);
  const [standing, setStanding] = useState<Standing>(() => ({
    address: source === undefined ? path : source.read(),
    way: 'host',
  }));
  const stand = useCallback((address: string | undefined, way: Way) => {
    setStanding((before) => (before.address === address ? before : { address, way }));
  }, []);

  // In memory the property moves the app.
  useLayoutEffect(() => {
    if (source === undefined) stand(path, 'host');
  }, [source, path, stand]);

  useEffect(() => {
    if (source === undefined) return;
    const look = (way: Way) => {
      const address = source.read();
      if (address !== undefined) stand(address, way);
    };
    // The host may have moved while this was being drawn.
    look('host');
    return source.listen((isBack) => look(isBack ? 'back' : 'host'));
  }, [source, stand]);

  const { address } = standing;
  useEffect(() => {
    if (source !== undefined && address !== undefined && path !== address) reflect('path', address);
  }, [source, address, path, reflect]);

  const move = useCallback(
    (next: string, way: Way, fragment = '') => {
      if (source === undefined) reflect('path', next);
      else source.write(next, fragment);
      stand(next, way);
    },
    [source, stand, reflect],
  );
  return { standing, move };
}

/** Where an app's address is kept: path and query. */
interface AddressSource {
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
function createAddressSource(routing: Routing): AddressSource | undefined {
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
