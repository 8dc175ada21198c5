import { appAddress } from '../../domain/route/app-address.js';
import { matchAddress, type RouteMatch, splitAddress } from '../../domain/route/match-route.js';
import { routeHref, routeTemplate } from '../../domain/route/route-href.js';
import type { AppViews, LeadAppSettings } from './lead-app-settings.js';

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
