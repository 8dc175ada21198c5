import { clearDevice, tellSignOut } from '../session/clear-device.js';
import { sharedPage } from './page.js';
import { configure } from './page-settings.js';

/**
 * Ends every session of the page and of the other tabs of its origin: tokens, data, what waits, and what is kept on the
 * device, in the widgets of every copy of the package. For the host's own sign-out. It fetches no code.
 */
export async function signOut(): Promise<void> {
  tellSignOut({ at: Date.now(), scope: '' });
  const ends = [...sharedPage().signOuts].map((end) => end());
  clearDevice();
  configure({ oneTimeToken: undefined });
  await Promise.allSettled(ends);
}
