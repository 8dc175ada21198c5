/**
 * The address in front of `/gateway/…`, without a slash at its end.
 * @param url as the host gave it; without one it is the page's own origin, also where a `<base>` leads elsewhere
 */
export function baseAddress(url: string | undefined): string {
  const address = (url ?? '').replace(/\/+$/, '');
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) || typeof document === 'undefined') return address;
  const isElsewhere = !document.baseURI.startsWith(`${location.origin}/`);
  return isElsewhere && /^http/.test(location.origin) ? location.origin + address : address;
}
