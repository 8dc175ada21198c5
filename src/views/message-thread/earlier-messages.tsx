import type { ReactElement } from 'react';
import type { MessageThread } from '../../state/message-thread.js';
import { useWidget } from '../widget/widget-context.js';

export interface EarlierMessagesProps {
  readonly state: MessageThread['earlier'];
  readonly onRetry: () => void;
}

/** Above the messages: that older ones are coming, or could not be had. */
export function EarlierMessages({ state, onRetry }: EarlierMessagesProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="earlier">
      {state === 'loading' ? (
        <p role="status">
          <span className="spin" aria-hidden="true" /> {t('loadingEarlier')}
        </p>
      ) : null}
      {state === 'failed' ? (
        <p>
          {t('earlierFailed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
