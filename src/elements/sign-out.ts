import { forgetConnections } from '../gateway/connections.js';
import { forgetEarly } from '../gateway/early-calls.js';
import { forgetStores } from '../state/sign-out.js';
import { forgetPageToken } from './page-listening.js';
import { sessionEnds } from './session-ends.js';

/** Forgets every token, empties stores and queues, and drops what was being written. For the host's own sign-out. */
export function signOut(): void {
  forgetEarly();
  forgetConnections();
  forgetStores();
  for (const end of sessionEnds) end();
  forgetPageToken();
}
