import { useLayoutEffect, useState } from 'react';
import { appAddress, matchAddress, type RouteMatch, routeHref, routeTemplate } from '../element/routes.js';
import { useWidget } from '../element/widget/widget-context.js';
import type { LeadAppSettings } from './table.js';
import type { NavigationOrigin } from './use-navigation.js';

/** Paths that hosts asked for before the app had a view. */
const requestedPaths = new WeakMap<HTMLElement, string>();

/** The view that is shown, and how it was reached. */
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

export function requestPath(app: HTMLElement, path: string): void {
  requestedPaths.set(app, path);
}

/** The last requested path; it is returned once. */
export function takeRequestedPath(app: HTMLElement): string | undefined {
  const path = requestedPaths.get(app);
  requestedPaths.delete(app);
  return path;
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
