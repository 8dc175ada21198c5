import { type ReactElement, useEffect, useState } from 'react';
import type { Connection } from '../../contract/chat.js';
import { isOnline, onOnline } from '../../state/connectivity.js';
import type { MessageThread } from '../../state/message-thread.js';
import { useWidget } from '../widget/widget-context.js';

/** A link that is away for less than this is nobody's matter, in milliseconds. */
const GRACE_MS = 2000;

export interface ConnectionLineProps {
  readonly phase: MessageThread['phase'];
  readonly connection: Connection;
}

/** A quiet line while the link to the chat is away. */
export function ConnectionLine({ phase, connection }: ConnectionLineProps): ReactElement | null {
  const { t } = useWidget();
  const isAway = phase === 'ready' && connection !== 'online';
  const [isShown, setShown] = useState(false);
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isAway) return setShown(false);
    const timer = setTimeout(setShown, GRACE_MS, true);
    return () => clearTimeout(timer);
  }, [isAway]);
  useEffect(() => onOnline(() => draw((count) => count + 1)), []);
  if (!isShown || !isAway) return null;
  return (
    <p className="away" part="connection" role="status">
      <span className="spin" aria-hidden="true" />
      <b>{t('reconnecting')}</b> <span>{t(isOnline() ? 'reconnectingHint' : 'offlineHint')}</span>
    </p>
  );
}
