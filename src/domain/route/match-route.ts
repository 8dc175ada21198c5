import { AREAS, type FlagName, type IdName, ROUTES, type Route, type RouteTag, type RouteValues } from './routes.js';
import { decoded, segmentsBelow } from './segments.js';

export type RouteMatch =
  | { readonly kind: 'view'; readonly tag: RouteTag; readonly values: RouteValues }
  /** Nothing has this path, which stands below an area of the product; the provider where the path names one. */
  | { readonly kind: 'not-found'; readonly path: string; readonly spId?: string | undefined }
  /** A page of the host's own. */
  | { readonly kind: 'elsewhere' };

type Found = { [Name in IdName]?: string } & { [Name in FlagName]?: boolean };

/**
 * The widget that a path names, and what it is given (Spec §2 Screens and routes). Words count as they are written; a slash
 * at the end and repeated slashes do not count; an id that is empty or badly encoded names nothing.
 * @param basePath what stands before every route, such as `/app`; empty for none
 * @param path as an address has it, percent-encoded
 * @param search the query, with its question mark or without
 */
export function matchRoute(basePath: string, path: string, search = ''): RouteMatch {
  const written = segmentsBelow(basePath, path);
  const segments = written?.map(decoded);
  if (segments === undefined || !AREAS.includes(segments[0] ?? '')) return { kind: 'elsewhere' };
  const query = new URLSearchParams(search);
  for (const route of ROUTES) {
    const values = valuesOf(route, segments, query);
    if (values !== undefined) return { kind: 'view', tag: route.tag, values };
  }
  return { kind: 'not-found', path, spId: providerIn(segments, query) };
}

/** The same for path and query in one; a fragment does not count. */
export function matchAddress(basePath: string, address: string): RouteMatch {
  const { path, search } = splitAddress(address);
  return matchRoute(basePath, path, search);
}

/** Path and query of an address without an origin. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const [whole = ''] = address.split('#');
  const mark = whole.indexOf('?');
  return mark < 0 ? { path: whole, search: '' } : { path: whole.slice(0, mark), search: whole.slice(mark) };
}

function valuesOf(
  { path, ids = {}, flags = [], needs, step }: Route,
  segments: readonly (string | undefined)[],
  query: URLSearchParams,
): RouteValues | undefined {
  if (path.length !== segments.length) return undefined;
  const found: Found = {};
  let place = 0;
  for (const part of path) {
    const segment = segments[place];
    place += 1;
    if (typeof part === 'string') {
      if (part !== segment) return undefined;
    } else {
      const id = idOf(segment);
      if (id === undefined) return undefined;
      found[part.id] = id;
    }
  }
  for (const [parameter, name] of Object.entries(ids)) {
    const id = idOf(query.get(parameter));
    if (id !== undefined) found[name] = id;
  }
  if (needs !== undefined && found[needs] === undefined) return undefined;
  for (const flag of flags) if (['', 'true'].includes(query.get(flag) ?? 'false')) found[flag] = true;
  return step === undefined ? found : { ...found, step };
}

function idOf(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}

/** Whose page it would have been: what is not found leads back to that provider's board. */
function providerIn(segments: readonly (string | undefined)[], query: URLSearchParams): string | undefined {
  const [area, next, third] = segments;
  if (area === 'conversation') return idOf(next);
  return next === 'board' ? idOf(third) : idOf(query.get('serviceProviderId'));
}
