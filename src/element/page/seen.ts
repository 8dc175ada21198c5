import { sharedPage } from './page.js';

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
