import { matchRoute, splitAddress } from './match-route.js';
import { segmentsOf } from './segments.js';

const SITE = 'https://site.invalid';

/**
 * An address of the product as a host or a fragment writes it: with the base path, or without it.
 * @returns path and query below the base path; undefined for what is no page of the product
 */
export function appAddress(basePath: string, address: string): string | undefined {
  const resolved = resolve(address);
  if (resolved === undefined) return undefined;
  const { path, search } = splitAddress(resolved);
  if (matchRoute(basePath, path).kind !== 'elsewhere') return path + search;
  if (matchRoute('', path).kind === 'elsewhere') return undefined;
  return `/${[...segmentsOf(basePath), ...segmentsOf(path)].join('/')}${search}`;
}

/** As a browser reads it: dots are gone, letters are encoded, and nothing names another site. */
function resolve(address: string): string | undefined {
  try {
    const { origin, pathname, search } = new URL(address.replace(/^[\\/]+/, '/'), SITE);
    return origin === SITE ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}
