import { REDIRECT, WEB_PAGE } from './gateway-error.js';
import type { FailureFacts } from './sentence.js';

/** Whether the user is signed out and a new token did not help. */
export function isSignedOut({ kind, status }: Pick<FailureFacts, 'kind' | 'status'>): boolean {
  return kind === 'auth' || status === 401;
}

/** Whether the answer was a web page or a redirect. It is often the sign-in page. */
export function mayBeSignedOut({ kind, path }: Pick<FailureFacts, 'kind' | 'path'>): boolean {
  return kind === 'contract' && (path === WEB_PAGE || path === REDIRECT);
}

/** Whether the gateway says that there is no such thing any more. */
export function isGone({ status }: Pick<FailureFacts, 'status'>): boolean {
  return status === 404 || status === 410;
}
