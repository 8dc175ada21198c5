import { sharedPage } from '../page/page.js';

/**
 * Keeps what the page's Content-Security-Policy refuses from now on, as `directive origin`; once a page. Addresses may hold
 * ids, so no more of one than its origin is kept.
 */
export function watchPolicy(): void {
  const page = sharedPage();
  if (page.refused !== undefined) return;
  const refused = new Set<string>();
  page.refused = refused;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    if (disposition === 'enforce')
      refused.add(`${effectiveDirective} ${/^\w+:\/\/[^/]+/.exec(blockedURI)?.[0] ?? blockedURI}`);
  });
}
