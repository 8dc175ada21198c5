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

/** Where hosts have asked apps to go that had no view yet. */
const asked = new WeakMap<HTMLElement, string>();

/** What the app shows, and how it came to. */
export interface Shown {
  readonly match: RouteMatch;
  /** Another key is another view. */
  readonly key: string;
  /** How many views were shown before. */
  readonly turn: number;
  readonly way: Way;
  /** Where the focus was when the view before was taken away. */
  readonly focus: 'inside' | 'outside' | 'nowhere';
}

/** What is shown follows the address one step behind: before a view goes, it is seen where the focus is. */
export function useShown(match: RouteMatch, way: Way, host: HTMLElement): Shown {
  const { root } = useWidget();
  const key = viewKey(match);
  const [shown, setShown] = useState<Shown>(() => ({ match, key, turn: 0, way, focus: 'outside' }));
  useLayoutEffect(() => {
    if (key !== shown.key) setShown({ match, key, turn: shown.turn + 1, way, focus: focusOf(root, host) });
  }, [key, shown, match, way, root, host]);
  return key === shown.key ? { ...shown, match } : shown;
}

/** Only what a view is given tells it from another: the rest of the address may change under it. */
function viewKey(match: RouteMatch): string {
  if (match.kind === 'not-found') return `${match.kind} ${match.path}`;
  if (match.kind === 'elsewhere') return match.kind;
  // The steps of a funnel are one view: it goes from one to the next itself.
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

/** The path that was asked for last; it is given out once. */
export function takeAsked(app: HTMLElement): string | undefined {
  const path = asked.get(app);
  asked.delete(app);
  return path;
}

type Place = Pick<LeadAppSettings, 'basePath' | 'routing'>;

/** What an address names; a route whose tag has no code yet is not found. */
export function whereTo({ basePath, routing }: Place, address: string | undefined, views: AppViews): RouteMatch {
  if (address === undefined) return { kind: 'elsewhere' };
  // The page's own address is not ours alone; elsewhere the base path may be left out.
  const whole = routing === 'history' ? address : (appAddress(basePath, address) ?? address);
  const match = matchAddress(basePath, whole);
  if (match.kind !== 'view' || views[match.tag] !== undefined) return match;
  return { kind: 'not-found', path: splitAddress(whole).path, spId: match.values.spId };
}

/** An address as a link has it: with fragment routing it stands in the fragment. */
function linkTo({ routing }: Place, address: string | undefined): string | undefined {
  return address !== undefined && routing === 'hash' ? `#${address}` : address;
}

/** Where the board's Message links lead: a template. */
export function threadUrl(place: Place): string | undefined {
  return linkTo(place, routeTemplate(place.basePath, 'message-thread'));
}

export function boardHref(place: Place, spId: string | undefined, leadId?: string): string | undefined {
  return linkTo(place, routeHref(place.basePath, 'lead-board', { spId, leadId }));
}

/** The address that a link of this page asks the app for; undefined where the app has no such page. */
export function followed({ basePath, routing }: Place, link: HTMLAnchorElement): string | undefined {
  // Such a link moves the app as it is.
  if (routing === 'hash' && link.hash.startsWith('#/')) return undefined;
  const address = link.pathname + link.search;
  return matchAddress(basePath, address).kind === 'view' ? address : undefined;
}
