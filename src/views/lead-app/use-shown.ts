import { useLayoutEffect, useState } from 'react';
import {
  appAddress,
  matchAddress,
  type RouteMatch,
  routeHref,
  routeTemplate,
  splitAddress,
} from '../../domain/route/routes.js';
import { useWidget } from '../widget/widget-context.js';
import type { AppViews, LeadAppSettings } from './lead-app-settings.js';
import type { Way } from './use-standing.js';

/** Paths that hosts asked for before the app had a view. */
const asked = new WeakMap<HTMLElement, string>();

/** The view that is shown, and how it was reached. */
export interface Shown {
  readonly match: RouteMatch;
  /** A different key means a different view. */
  readonly key: string;
  /** How many views were shown before this one. */
  readonly turn: number;
  readonly way: Way;
  /** Where the focus was when the previous view was removed. */
  readonly focus: 'inside' | 'outside' | 'nowhere';
}

/** The shown view follows the address one render later, so that the focus can be read before a view is removed. */
export function useShown(match: RouteMatch, way: Way, host: HTMLElement): Shown {
  const { root } = useWidget();
  const key = viewKey(match);
  const [shown, setShown] = useState<Shown>(() => ({ match, key, turn: 0, way, focus: 'outside' }));
  useLayoutEffect(() => {
    if (key !== shown.key) setShown({ match, key, turn: shown.turn + 1, way, focus: focusOf(root, host) });
  }, [key, shown, match, way, root, host]);
  return key === shown.key ? { ...shown, match } : shown;
}

/** Views are told apart by their properties. The rest of the address may change. */
function viewKey(match: RouteMatch): string {
  if (match.kind === 'not-found') return `${match.kind} ${match.path}`;
  if (match.kind === 'elsewhere') return match.kind;
  // The steps of a funnel are one view. The funnel moves between them itself.
  return match.tag === 'raq-funnel' ? match.tag : JSON.stringify([match.tag, match.values]);
}

function focusOf(root: Node, host: HTMLElement): Shown['focus'] {
  if (root instanceof ShadowRoot && root.activeElement !== null) return 'inside';
  const { body, activeElement } = host.ownerDocument;
  return activeElement === null || activeElement === body ? 'nowhere' : 'outside';
}

export function askFor(app: HTMLElement, path: string): void {
  asked.set(app, path);
}

/** The last requested path; it is returned once. */
export function takeAsked(app: HTMLElement): string | undefined {
  const path = asked.get(app);
  asked.delete(app);
  return path;
}

type Place = Pick<LeadAppSettings, 'basePath' | 'routing'>;

/** Matches an address to a view. A route without code for its tag counts as not found. */
export function whereTo({ basePath, routing }: Place, address: string | undefined, views: AppViews): RouteMatch {
  if (address === undefined) return { kind: 'elsewhere' };
  // With `history` routing the base path is required, because other pages share the address. Elsewhere it is optional.
  const whole = routing === 'history' ? address : (appAddress(basePath, address) ?? address);
  const match = matchAddress(basePath, whole);
  if (match.kind !== 'view' || views[match.tag] !== undefined) return match;
  return { kind: 'not-found', path: splitAddress(whole).path, spId: match.values.spId };
}

/** The href for an address. With `hash` routing it is in the fragment. */
function linkTo({ routing }: Place, address: string | undefined): string | undefined {
  return address !== undefined && routing === 'hash' ? `#${address}` : address;
}

/** The URL template of the board's Message links. */
export function threadUrl(place: Place): string | undefined {
  return linkTo(place, routeTemplate(place.basePath, 'message-thread'));
}

export function boardHref(place: Place, spId: string | undefined, leadId?: string): string | undefined {
  return linkTo(place, routeHref(place.basePath, 'lead-board', { spId, leadId }));
}

/** The app's address for a link on this page; undefined if the app has no such page. */
export function followed({ basePath, routing }: Place, link: HTMLAnchorElement): string | undefined {
  // The browser follows such a link, and the app with it.
  if (routing === 'hash' && link.hash.startsWith('#/')) return undefined;
  const address = link.pathname + link.search;
  return matchAddress(basePath, address).kind === 'view' ? address : undefined;
}
