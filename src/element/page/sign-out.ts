import { announceSignOut, clearDevice } from '../../session/clear-device.js';
import { sharedPage } from './page.js';
import { configure } from './page-settings.js';

/**
 * Signs the person out of every widget, on this page and in the other tabs of the same origin. Removes tokens, data,
 * waiting actions and what is stored on the device. Call it when the host signs the person out. It loads no code.
 */
export async function signOut(): Promise<void> {
  const at = Date.now();
  announceSignOut({ at, scope: '' });
  const page = sharedPage();
  // The code of some tags may still be loading.
  page.signedOutAt = performance.now();
  page.ownSignOut = at;
  const ends = [...page.signOuts].map((end) => end());
  clearDevice();
  configure({ oneTimeToken: undefined });
  await Promise.allSettled(ends);
}
