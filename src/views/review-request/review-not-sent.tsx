import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { ReviewSend } from '../../state/review-request-send.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';

/** The request could not be sent (Spec §8). What was typed stands below it, to be sent again. */
export function ReviewNotSent({ send: { failure } }: { send: ReviewSend }): ReactElement {
  const { t } = useWidget();
  const line = useRef<HTMLDivElement>(null);
  // Chromium answers with a promise, which is no clean-up
  useLayoutEffect(() => void line.current?.scrollIntoView({ block: 'nearest' }), []);
  const hint = failure?.kind === 'network' ? t('offline') : failure?.kind === 'auth' ? t('signInAgain') : undefined;
  return (
    <div className="review-not-sent" role="alert" ref={line}>
      <Icon path={alert} />
      <div>
        <p className="exact">{t('reviewFailed')}</p>
        {hint ? <p>{hint}</p> : null}
      </div>
    </div>
  );
}
