import { matchRoute, splitAddress } from './match-route.js';
import { segmentsOf } from './segments.js';

/**
 * An address of the product as a host or a fragment writes it: with the base path, or without it.
 * @returns path and query below the base path; undefined for what is no page of the product
 */
export function appAddress(basePath: string, address: string): string | undefined {
  const { path, search } = splitAddress(address);
  if (matchRoute(basePath, path).kind !== 'elsewhere') return path + search;
  if (matchRoute('', path).kind === 'elsewhere') return undefined;
  return `/${[...segmentsOf(basePath), ...segmentsOf(path)].join('/')}${search}`;
}
