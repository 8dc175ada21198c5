import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  appAddress,
  matchAddress,
  type RouteMatch,
  type Routing,
  routeHref,
  routeTemplate,
} from '../element/routes.js';
import { useWidget } from '../element/widget/widget-context.js';
import { savedPosition } from './scroll-restoration.js';
import type { LeadAppSettings } from './table.js';

/** Who chose an address: a link, Back or Forward, or the host. */
export type NavigationOrigin = 'person' | 'back' | 'host';

interface Navigation {
  /** Path and query; undefined where none is named. */
  readonly address: string | undefined;
  readonly origin: NavigationOrigin;
}

/** The app's current address and the function to change it. The property `path` mirrors it. */
export function useNavigation({ routing, path }: Pick<LeadAppSettings, 'routing' | 'path'>) {
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

  /** Goes to a page of the app. The fragment is kept with `history` routing. */
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

/** Tells all apps of the page when one of them pushes an address, which not every browser does. */
const pushes = new EventTarget();

/** Where an app reads and writes its path and query with `history` and `hash` routing; undefined for `memory`. */
function createAddressSource(routing: Routing) {
  if (routing === 'memory') return undefined;
  const isHash = routing === 'hash';
  let isWriting = false;
  return {
    /** Undefined if the address is not the app's: a fragment without a leading slash is an anchor in the page. */
    read() {
      if (!isHash) return location.pathname + location.search;
      return location.hash.startsWith('#/') ? location.hash.slice(1) : undefined;
    },
    /** Writes an address as a new history entry. */
    write(address: string, fragment: string) {
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
    /**
     * @param onMove called for changes from outside, with whether Back or Forward made them
     * @returns a function that stops listening
     */
    listen: (onMove: (isBack: boolean) => void) =>
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

export interface ShownView {
  readonly match: RouteMatch;
  /** A different key means a different view. */
  readonly key: string;
  /** How many views were shown before this one. */
  readonly viewNumber: number;
  readonly origin: NavigationOrigin;
  /** Where the focus was when the previous view was removed. */
  readonly focus: 'inside' | 'outside' | 'nowhere';
}

/** The shown view follows the address one render later, so that the focus can be read before a view is removed. */
export function useShownView(match: RouteMatch, origin: NavigationOrigin, host: HTMLElement): ShownView {
  const { root } = useWidget();
  const key = viewKey(match);
  const [shown, setShown] = useState<ShownView>(() => ({ match, key, viewNumber: 0, origin, focus: 'outside' }));
  useLayoutEffect(() => {
    if (key !== shown.key)
      setShown({ match, key, viewNumber: shown.viewNumber + 1, origin, focus: focusOf(root, host) });
  }, [key, shown, match, origin, root, host]);
  return key === shown.key ? { ...shown, match } : shown;
}

/** Views are distinguished by their properties. The rest of the address may change. */
function viewKey(match: RouteMatch): string {
  if (match.kind === 'not-found') return `${match.kind} ${match.path}`;
  if (match.kind === 'elsewhere') return match.kind;
  // The steps of a funnel are one view. The funnel moves between them itself.
  return match.tag === 'raq-funnel' ? match.tag : JSON.stringify([match.tag, match.values]);
}

function focusOf(root: Node, host: HTMLElement): ShownView['focus'] {
  if (root instanceof ShadowRoot && root.activeElement !== null) return 'inside';
  const { body, activeElement } = host.ownerDocument;
  return activeElement === null || activeElement === body ? 'nowhere' : 'outside';
}

type RoutingSettings = Pick<LeadAppSettings, 'basePath' | 'routing'>;

export function matchView({ basePath, routing }: RoutingSettings, address: string | undefined): RouteMatch {
  if (address === undefined) return { kind: 'elsewhere' };
  // With `history` routing the base path is required, because other pages share the address. Elsewhere it is optional.
  return matchAddress(basePath, routing === 'history' ? address : (appAddress(basePath, address) ?? address));
}

/** The href for an address. With `hash` routing it is in the fragment. */
function linkTo({ routing }: RoutingSettings, address: string | undefined): string | undefined {
  return address !== undefined && routing === 'hash' ? `#${address}` : address;
}

/** The URL template of the board's Message links. */
export function threadUrl(settings: RoutingSettings): string | undefined {
  return linkTo(settings, routeTemplate(settings.basePath, 'message-thread'));
}

export function boardHref(settings: RoutingSettings, spId: string | undefined, leadId?: string): string | undefined {
  return linkTo(settings, routeHref(settings.basePath, 'lead-board', { spId, leadId }));
}

/** The app's address for a link on this page; undefined if the app has no such page. */
export function appAddressOf({ basePath, routing }: RoutingSettings, link: HTMLAnchorElement): string | undefined {
  // The browser follows such a link, and the app with it.
  if (routing === 'hash' && link.hash.startsWith('#/')) return undefined;
  const address = link.pathname + link.search;
  return matchAddress(basePath, address).kind === 'view' ? address : undefined;
}
