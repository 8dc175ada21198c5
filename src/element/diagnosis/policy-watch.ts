import { sharedPage } from '../page/page.js';

/**
 * Records what the page's Content-Security-Policy blocks from now on, as `directive origin`. Later calls do nothing. It
 * keeps only the origin of an address, because the rest may contain ids.
 */
export function watchPolicy(): void {
  const page = sharedPage();
  if (page.refused) return;
  const blocked = new Set<string>();
  page.refused = blocked;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    if (disposition === 'enforce') blocked.add(`${effectiveDirective} ${blockedURI.replace(/(:\/\/[^/]+).*/s, '$1')}`);
  });
}
