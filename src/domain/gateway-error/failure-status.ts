import type { FailureFacts } from './sentence.js';

/** Whether the user is signed out and a new token did not help. */
export function isSignedOut({ kind, status }: Pick<FailureFacts, 'kind' | 'status'>): boolean {
  return kind === 'auth' || status === 401;
}

/** Whether the gateway says that there is no such thing any more. */
export function isGone({ status }: Pick<FailureFacts, 'status'>): boolean {
  return status === 404 || status === 410;
}
