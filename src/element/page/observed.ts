import { sharedPage } from './page.js';

declare const __VERSION__: string;

/** Records that another copy of the package has a tag. The console says so once. */
export function reportCopy(tag: string, inUse: unknown): void {
  const page = sharedPage();
  page.copies ??= new Set();
  if (page.copies.size === page.copies.add(__VERSION__).size) return;
  console.info(`lead-widgets ${__VERSION__}: <${tag}> is already defined; version ${String(inUse)} stays in use.`);
}

/** When an element was first seen, by `performance.now()`. The loader sees it before its code is there. */
export function seenAt(element: Element): number {
  const page = sharedPage();
  page.seen ??= new WeakMap();
  const at = page.seen.get(element) ?? performance.now();
  page.seen.set(element, at);
  return at;
}

/** Whether an element is from before the last sign-out. Its secrets belong to the previous person. */
export function isSignedOut(element: Element): boolean {
  return seenAt(element) < (sharedPage().signedOutAt ?? 0);
}

/** Records that an element shows a new session. */
export function renewSeen(element: Element): void {
  sharedPage().seen?.set(element, performance.now());
}

/** Forgets an element that has left the page. If it returns, it is new, unless it was signed out when it left. */
export function forgetSeen(element: Element): void {
  if (!isSignedOut(element)) sharedPage().seen?.delete(element);
}

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
