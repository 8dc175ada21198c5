import type { FailureFacts } from './sentence.js';

/** Whether a failure says that nobody is signed in, which a new token did not mend. */
export function isSignedOut({ kind, status }: Pick<FailureFacts, 'kind' | 'status'>): boolean {
  return kind === 'auth' || status === 401;
}
