import { dropSignedOut, sweepDevice } from '../session/device.js';
import { hearTabs } from '../session/hear-tabs.js';
import { endSessions, endSessionsOf } from '../session/sessions.js';
import { watchPolicy } from './diagnosis/policy-watch.js';
import { sharedPage } from './page.js';
import { configure } from './page-settings.js';
import { dropSecrets } from './secrets.js';

let hasBegun = false;
/** When this page has begun, or has signed out since, in milliseconds since 1970: sign-outs of before are over. */
let signedInAt = 0;

/**
 * A widget has started, and hears what is configured.
 * @returns ends the subscription
 */
export function onConfigure(listener: () => void): () => void {
  const { listeners } = sharedPage();
  begin();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** With the first widget: what has ended leaves the device, and sign-outs are heard from now on. */
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  signedInAt = Date.now();
  const page = sharedPage();
  watchPolicy();
  if (page.startedAt === undefined) sweepDevice();
  page.startedAt ??= new Date().toISOString();
  page.signOuts.add(async () => {
    endSessions();
    dropSecrets();
    signedInAt = Date.now();
  });
  hearTabs((message) => {
    const { at, scope } = message;
    if (scope !== '') return endSessionsOf(message);
    // A page hears what it has told the others itself.
    if (at <= signedInAt) return;
    void dropSignedOut(at);
    for (const end of page.signOuts) void end();
    configure({ oneTimeToken: undefined });
  });
}
