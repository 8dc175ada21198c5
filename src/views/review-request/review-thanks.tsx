import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.js';
import { check } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';
import { useAttention } from './use-attention.js';
import { useAutoClose } from './use-auto-close.js';

export interface ReviewThanksProps {
  /** Milliseconds until it closes by itself; 0 is never. */
  readonly autoCloseMs: number;
  readonly onClose: () => void;
}

/** The thank-you, which closes by itself and waits while a person is at it (Spec §4 Review request, §9). */
export function ReviewThanks({ autoCloseMs, onClose }: ReviewThanksProps): ReactElement {
  const { t, format } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = useAttention(heading);
  useAutoClose(autoCloseMs, isWaiting, onClose);
  // The button that had the focus is gone: what it has brought takes it, and is read out.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const seconds = Math.round(autoCloseMs / 1000);
  return (
    <div className="review-thanks">
      <span className="review-tick">
        <Icon path={check} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t('reviewThanks')}
      </h3>
      {autoCloseMs > 0 ? (
        <>
          <span className="review-count" aria-hidden="true">
            <span
              style={{
                animationDuration: `${autoCloseMs}ms`,
                animationPlayState: isWaiting ? 'paused' : 'running',
              }}
            />
          </span>
          <p className="hint">
            {seconds > 1 ? t('reviewCloses', { seconds: format.count(seconds) }) : t('reviewClosesSoon')}
          </p>
        </>
      ) : null}
      <button type="button" className="btn" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
