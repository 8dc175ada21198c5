import { DEVICE_KEYS, type SignOutMessage } from './clear-device.js';
import { lastSignOut } from './kept-since.js';

/**
 * Listens for sessions that end in other tabs, while the page is there. A page that was frozen in the back-forward cache
 * looks at what it has missed.
 */
export function hearTabs(onSignOut: (message: SignOutMessage) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel(DEVICE_KEYS);
    channel.onmessage = ({ data }) => {
      if (isSignOut(data)) onSignOut(data);
    };
  };
  open();
  // A channel that is open keeps some browsers from storing the page.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    onSignOut({ at: lastSignOut(), scope: '' });
  });
}

function isSignOut(data: unknown): data is SignOutMessage {
  return typeof data === 'object' && data !== null && 'at' in data && 'scope' in data;
}
