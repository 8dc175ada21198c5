import { attempt } from './clear-device.js';

/**
 * Opens a channel to the other tabs of this origin. It does nothing if the browser has no channels.
 * @param onReturn called when the page returns from the back-forward cache, where it received no messages
 */
export function openTabs(name: string, onMessage: (data: unknown) => void, onReturn?: () => void) {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel = attempt(() => new BroadcastChannel(name));
    channel?.addEventListener('message', ({ data }) => onMessage(data));
  };
  // An open channel keeps some browsers from caching the page.
  const leave = () => channel?.close();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    onReturn?.();
  };
  open();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return {
    post: (message: unknown) => void attempt(() => channel?.postMessage(message)),
    close() {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    },
  };
}
