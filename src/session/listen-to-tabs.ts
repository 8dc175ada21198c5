import { attempt, DEVICE_KEYS, type SignOutMessage } from './clear-device.js';

/**
 * Listens for sessions that end in other tabs.
 * @param onReturn called when the page comes back from the back-forward cache, where it received no messages
 */
export function listenToTabs(onSignOut: (message: SignOutMessage) => void, onReturn: () => void): void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = attempt(() => new BroadcastChannel(DEVICE_KEYS));
    channel?.addEventListener('message', ({ data }) => {
      if (isSignOut(data)) onSignOut(data);
    });
  };
  open();
  // An open channel keeps some browsers from caching the page.
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
