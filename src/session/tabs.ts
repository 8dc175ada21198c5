import { attempt } from './clear-device.js';

/** A channel to the other tabs of this origin. It does nothing where the browser has none. */
export interface Tabs {
  post(message: unknown): void;
  close(): void;
}

/**
 * Opens a channel to the other tabs of this origin.
 * @param onReturn called when the page comes back from the back-forward cache, where it received no messages
 */
export function openTabs(name: string, onMessage: (data: unknown) => void, onReturn?: () => void): Tabs {
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
    post: (message) => void attempt(() => channel?.postMessage(message)),
    close() {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    },
  };
}
