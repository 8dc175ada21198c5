import { attempt, DEVICE_KEYS, type SignOutMessage } from './clear-device.js';

/**
 * Listens for sessions that end in other tabs, while the page is there.
 * @param onReturn the page was frozen in the back-forward cache, and has heard nothing
 */
export function hearTabs(onSignOut: (message: SignOutMessage) => void, onReturn: () => void): void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = attempt(() => new BroadcastChannel(DEVICE_KEYS));
    channel?.addEventListener('message', ({ data }) => {
      if (isSignOut(data)) onSignOut(data);
    });
  };
  open();
  // A channel that is open keeps some browsers from storing the page.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    onReturn();
  });
}

function isSignOut(data: unknown): data is SignOutMessage {
  return typeof data === 'object' && data !== null && 'at' in data && 'scope' in data;
}
