import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { Icon } from '../ui/icons/icon.js';
import { check } from '../ui/icons/icons.js';
import { isOnBackdrop } from '../ui/popup/dialog.js';

export interface ReviewThanksProps {
  /** Milliseconds until it closes by itself; 0 is never. */
  readonly autoCloseMs: number;
  readonly onClose: () => void;
}

/** The thank-you. It closes by itself, and waits while the person uses it. */
export function ReviewThanks({ autoCloseMs, onClose }: ReviewThanksProps): ReactElement {
  const { t, format } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = useAttention(heading);
  useAutoClose(autoCloseMs, isWaiting, onClose);
  // The focused button is gone. The heading takes the focus and is read out.
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

/**
 * Calls back after a time that can be paused.
 * @param ms milliseconds; 0 or less means never
 */
function useAutoClose(ms: number, isWaiting: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (ms <= 0 || isWaiting) return;
    const from = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [ms, isWaiting]);
}

/**
 * Whether the person uses the dialog around an element: the pointer moves on its panel or one of its controls has the
 * focus. A pointer that only rests does not count, nor does the heading, which the widget itself focuses.
 */
function useAttention(inside: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: FocusEvent) => setFocused(target instanceof Element && target.matches('button, a'));
    const onMove = (event: PointerEvent) => setPointed(event.pointerType !== 'touch' && !isOnBackdrop(event, dialog));
    dialog.addEventListener('pointermove', onMove, { signal });
    dialog.addEventListener('pointerleave', () => setPointed(false), { signal });
    dialog.addEventListener('focusin', onFocus, { signal });
    dialog.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [inside]);
  return isPointed || isFocused;
}
