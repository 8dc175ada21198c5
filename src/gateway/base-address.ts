/**
 * The address in front of `/gateway/…`, without a slash at its end.
 * @param url as the host gave it; without one it is the page's own origin, also where a `<base>` leads elsewhere
 */
export function baseAddress(url: string | undefined): string {
  if (url !== undefined) return url.replace(/\/+$/, '');
  const isElsewhere = typeof document !== 'undefined' && !document.baseURI.startsWith(`${location.origin}/`);
  return isElsewhere && /^http/.test(location.origin) ? location.origin : '';
}
