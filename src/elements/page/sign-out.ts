import { attempt, clearDevice, tellSignOut } from '../../session/clear-device.js';
import { sharedPage } from './page.js';
import { configure } from './page-settings.js';

/**
 * Ends every session of the page and of the other tabs of its origin: tokens, data, what waits, and what is kept on the
 * device, in the widgets of every copy of the package. For the host's own sign-out. It fetches no code.
 */
export async function signOut(): Promise<void> {
  tellSignOut({ at: Date.now(), scope: '' });
  const page = sharedPage();
  const ends = [...page.signOuts].map((end) => end());
  // Their code may be on its way.
  attempt(() => {
    page.signedOut = new WeakSet(document.querySelectorAll(`${[...page.tags.keys()]}`));
  });
  clearDevice();
  configure({ oneTimeToken: undefined });
  await Promise.allSettled(ends);
}
