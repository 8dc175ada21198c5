import * as v from 'valibot';
import { DEVICE_KEYS, SIGN_OUT_KEYS, type SignOutMessage } from '../../session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../session/device.js';
import { lastSignOut } from '../../session/persisted-since.js';
import { endMissedSessions, endSessions, endSessionsOf } from '../../session/sessions.js';
import { openTabs } from '../../session/tabs.js';
import { readAs } from '../../web/read-as.js';
import { forgetSessionValues } from '../shell/reactive.js';
import { configure } from './host-functions.js';
import { seenAt, watchPolicy } from './observed.js';
import { type Page, sharedPage } from './page.js';

let hasBegun = false;
/** When the oldest tag was seen or the page last signed out, by `performance.now()`. Earlier sign-outs do not count. */
let signedInAt = 0;

/**
 * Runs with the first widget. Removes data of ended sessions from the device, and starts to listen for sign-outs and for
 * another language of the page.
 */
export function beginPage(): void {
  if (hasBegun) return;
  hasBegun = true;
  const page = sharedPage();
  signedInAt = Math.max(page.signedOutAt ?? 0, Math.min(performance.now(), ...tagsOf(page).map(seenAt)));
  watchPolicy();
  new MutationObserver(() => {
    for (const listener of page.listeners) listener();
  }).observe(document, { attributeFilter: ['lang'], subtree: true });
  if (page.startedAt === undefined) sweepDevice();
  page.startedAt ??= new Date().toISOString();
  page.signOuts.add(async () => {
    endSessions();
    forgetSessionValues();
    signedInAt = performance.now();
  });
  const onSignOut = ({ at }: Pick<SignOutMessage, 'at'>) => {
    // The page also hears its own messages.
    if (at === page.ownSignOut) return;
    const moment = performance.now() - Math.max(0, Date.now() - at);
    if (moment <= signedInAt) return;
    page.signedOutAt = moment;
    void dropSignedOut(at);
    for (const end of page.signOuts) void end();
    configure({ oneTimeToken: undefined });
  };
  const endMissed = () => {
    endMissedSessions();
    onSignOut({ at: lastSignOut() });
  };
  openTabs(
    DEVICE_KEYS,
    (message) => {
      const signOut: SignOutMessage | undefined = readAs(signOutSchema, message);
      if (signOut?.scope === '') onSignOut(signOut);
      else if (signOut !== undefined) endSessionsOf(signOut);
    },
    endMissed,
  );
  // A page that returns from the back-forward cache may see the storage of another tab too late.
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(SIGN_OUT_KEYS)) endMissed();
  });
  // Another tab may have signed out while the code of this page was loading.
  onSignOut({ at: lastSignOut() });
}

function tagsOf({ tags }: Page): readonly Element[] {
  return [...tags.keys()].flatMap((tag) => [...document.getElementsByTagName(tag)]);
}

const signOutSchema = v.object({ at: v.number(), scope: v.string(), from: v.exactOptional(v.number()) });
