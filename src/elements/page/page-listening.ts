import type { SignOutMessage } from '../../session/clear-device.js';
import { dropSignedOut, sweepDevice } from '../../session/device.js';
import { hearTabs } from '../../session/hear-tabs.js';
import { lastSignOut } from '../../session/kept-since.js';
import { endMissedSessions, endSessions, endSessionsOf } from '../../session/sessions.js';
import { watchPolicy } from '../diagnosis/policy-watch.js';
import { forgetSessionValues } from '../shell/session-value.js';
import { type Page, sharedPage } from './page.js';
import { configure } from './page-settings.js';

let hasBegun = false;
/** When this page has begun, or has signed out since, in milliseconds since 1970: sign-outs of before are over. */
let signedInAt = 0;

/**
 * A widget has started, and hears what is configured.
 * @returns ends the subscription
 */
export function onConfigure(listener: () => void): () => void {
  const { listeners } = sharedPage();
  beginPage();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** With the first widget: what has ended leaves the device, and sign-outs are heard from now on. */
export function beginPage(): void {
  if (hasBegun) return;
  hasBegun = true;
  signedInAt = Date.now();
  const page = sharedPage();
  watchPolicy();
  if (page.startedAt === undefined) sweepDevice();
  page.startedAt ??= new Date().toISOString();
  page.signOuts.add(async () => {
    endSessions();
    forgetSessionValues();
    signedInAt = Date.now();
  });
  const onSignOut = ({ at }: Pick<SignOutMessage, 'at'>) => {
    // A page hears what it has told the others itself.
    if (at <= signedInAt) return;
    void dropSignedOut(at);
    for (const end of page.signOuts) void end();
    configure({ oneTimeToken: undefined });
  };
  hearTabs(
    (message) => (message.scope === '' ? onSignOut(message) : endSessionsOf(message)),
    () => {
      endMissedSessions();
      onSignOut({ at: lastSignOut() });
    },
  );
  // Another tab has signed out while this one had no code yet: its tags were there before.
  if (page.signedOut === undefined && lastSignOut() > performance.timeOrigin)
    page.signedOut = new WeakSet(tagsOf(page));
}

function tagsOf({ tags }: Page): readonly Element[] {
  return [...tags.keys()].flatMap((tag) => [...document.getElementsByTagName(tag)]);
}
