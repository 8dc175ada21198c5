import type { FailureFacts } from './sentence.js';

/** Whether the user is signed out and a new token did not help. */
export function isSignedOut({ kind, status }: Pick<FailureFacts, 'kind' | 'status'>): boolean {
  return kind === 'auth' || status === 401;
}
