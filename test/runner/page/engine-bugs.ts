import { server } from 'vitest/browser';

export function hasBug(engine: 'firefox' | 'webkit', bug: string): boolean {
  if (server.browser !== engine) return false;
  console.info(`Skipped in ${engine}: ${bug}`);
  return true;
}

/** Firefox: a module that failed to load once cannot be loaded again in the same page. */
export const keepsFailedModules = () =>
  hasBug('firefox', 'a failed import() fails for good, https://bugzilla.mozilla.org/show_bug.cgi?id=2055211');

/** WebKit, in builds without the Navigation API: calls of `history.pushState` by the host cannot be seen. */
export const hasNoNavigationApi = () =>
  !('navigation' in window) && hasBug('webkit', 'this build has no Navigation API');

/** WebKit: an element cannot be moved without leaving the page for a moment. */
export const hasNoMoveBefore = () =>
  !('moveBefore' in Element.prototype) && hasBug('webkit', 'this build has no Element.moveBefore()');
