import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Routing } from '../element/routes.js';
import { useWidget } from '../element/widget/widget-context.js';
import { savedPosition } from './scroll-restoration.js';
import type { LeadAppSettings } from './table.js';

/** Who chose an address: a link, Back or Forward, or the host. */
export type NavigationOrigin = 'person' | 'back' | 'host';

export interface Navigation {
  /** Path and query; undefined where none is named. */
  readonly address: string | undefined;
  readonly origin: NavigationOrigin;
}

export interface Navigator {
  readonly navigation: Navigation;
  /** Goes to a page of the app. The fragment is kept with `history` routing. */
  readonly navigate: (address: string, origin: NavigationOrigin, fragment?: string) => void;
}

/** The app's current address and the function to change it. The property `path` mirrors it. */
export function useNavigation({ routing, path }: Pick<LeadAppSettings, 'routing' | 'path'>): Navigator {
  const { reflect } = useWidget();
  const source = useMemo(() => createAddressSource(routing), [routing]);
  const [navigation, setNavigation] = useState<Navigation>(() => ({
    address: source === undefined ? path : source.read(),
    origin: 'host',
  }));
  const setAddress = useCallback((address: string | undefined, origin: NavigationOrigin) => {
    setNavigation((before) => (before.address === address ? before : { address, origin }));
  }, []);

  // With memory routing, the property changes the page.
  useLayoutEffect(() => {
    if (source === undefined) setAddress(path, 'host');
  }, [source, path, setAddress]);

  useEffect(() => {
    if (source === undefined) return;
    const readAddress = (origin: NavigationOrigin) => {
      const address = source.read();
      if (address !== undefined) setAddress(address, origin);
    };
    // The host may have changed the address during rendering.
    readAddress('host');
    return source.listen((isBack) => readAddress(isBack ? 'back' : 'host'));
  }, [source, setAddress]);

  const { address } = navigation;
  useEffect(() => {
    if (source !== undefined && address !== undefined && path !== address) reflect('path', address);
  }, [source, address, path, reflect]);

  const navigate = useCallback(
    (next: string, origin: NavigationOrigin, fragment = '') => {
      if (source === undefined) reflect('path', next);
      else source.write(next, fragment);
      setAddress(next, origin);
    },
    [source, setAddress, reflect],
  );
  return { navigation, navigate };
}

/** Where an app reads and writes its path and query. */
interface AddressSource {
  /** Undefined if there is none, or if it is not the app's. */
  read(): string | undefined;
  /** Writes an address as a new history entry. */
  write(address: string, fragment: string): void;
  /**
   * @param onMove called for changes from outside, with whether Back or Forward made them
   * @returns a function that stops listening
   */
  listen(onMove: (isBack: boolean) => void): () => void;
}

/** Tells all apps of the page when one of them pushes an address, which not every browser does. */
const pushes = new EventTarget();

/** The source for `history` and `hash` routing; undefined for `memory`. */
function createAddressSource(routing: Routing): AddressSource | undefined {
  if (routing === 'memory') return undefined;
  const isHash = routing === 'hash';
  let isWriting = false;
  return {
    // A fragment without a leading slash is an anchor in the page.
    read() {
      if (!isHash) return location.pathname + location.search;
      return location.hash.startsWith('#/') ? location.hash.slice(1) : undefined;
    },
    write(address, fragment) {
      isWriting = true;
      try {
        if (isHash) location.hash = address;
        else {
          history.pushState(null, '', address + fragment);
          pushes.dispatchEvent(new Event('push'));
        }
      } catch {
        // Firefox and Safari refuse too many entries in a short time; the view opens without one.
      } finally {
        isWriting = false;
      }
    },
    listen: (onMove) =>
      onEntryChange((isBack) => {
        // A new fragment fires `popstate` too. Only an entry that was visited before has a stored position.
        if (!isWriting) onMove(isBack && (!isHash || savedPosition() !== undefined));
      }),
  };
}

/**
 * Back and Forward fire `popstate`. Calls of `history.pushState` by the host are seen only in browsers with the
 * Navigation API.
 */
function onEntryChange(onChange: (isBack: boolean) => void): () => void {
  const onPop = () => onChange(true);
  const onEntry = (event: Event) => {
    if (!('navigationType' in event && event.navigationType === 'traverse')) onChange(false);
  };
  const entries = 'navigation' in window ? window.navigation : undefined;
  window.addEventListener('popstate', onPop);
  pushes.addEventListener('push', onEntry);
  entries?.addEventListener('currententrychange', onEntry);
  return () => {
    window.removeEventListener('popstate', onPop);
    pushes.removeEventListener('push', onEntry);
    entries?.removeEventListener('currententrychange', onEntry);
  };
}

/**
 * Calls back for each plain click on a link inside of the app. Clicks that the host or a view has handled are left out.
 * @param onFollow returns true to keep the browser from following the link
 */
export function useLinks(host: HTMLElement, onFollow: (link: HTMLAnchorElement) => boolean): void {
  // A link can be clicked as soon as it is drawn.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement);
      if (link !== undefined && isFollowedHere(link) && onFollow(link)) event.preventDefault();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, onFollow]);
}

function isFollowedHere(link: HTMLAnchorElement): boolean {
  const isSameTab = link.target === '' || link.target === '_self';
  return isSameTab && link.hasAttribute('href') && !link.hasAttribute('download') && link.origin === location.origin;
}
