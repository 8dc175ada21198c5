import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPhone } from '../contact/phone-number.js';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget } from '../element/widget/widget-context.js';
import { customerName } from '../lead-card/lead/lead.js';
import type { LeadRef } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { check } from '../ui/icons/icons.js';
import { pencil } from '../ui/icons/lazy-icons.js';
import { isOnBackdrop } from '../ui/popup/dialog.js';
import type { ReviewRequest } from './review-form-rules.js';
import { type ReviewStart, reviewAskedAtAtom } from './review-request-state.js';

/** A summary of whom to ask and about what. It can be sent as it is. */
export function ReviewSummary({ start, review }: { start: ReviewStart; review: ReviewRequest }): ReactElement {
  const { t } = useWidget();
  const { emailAddress, phoneNumber, workCompleted, categoryIds } = review;
  const names = start.choices.flatMap(({ id, name }) => (categoryIds.includes(id) ? [name] : []));
  return (
    <dl className="review-recap">
      <dt>{t('reviewName')}</dt>
      <dd dir="auto">{customerName(review)}</dd>
      <dt>{t('reviewEmail')}</dt>
      <dd>{emailAddress}</dd>
      <dt>{t('reviewPhone')}</dt>
      <dd>
        <span className="tel" dir="ltr">
          {formatPhone(phoneNumber)}
        </span>
      </dd>
      <dt>{t('reviewWorkCompleted')}</dt>
      <dd>{t(workCompleted === 'yes' ? 'reviewYes' : 'reviewNo')}</dd>
      <dt>{t('reviewCategories')}</dt>
      <dd dir="auto">{names.join(', ')}</dd>
    </dl>
  );
}

/** The day on which a review of a lead was last requested in this session; null if it was not. */
export function useReviewAskedOn(lead: LeadRef): string | null {
  const { format } = useWidget();
  const askedAt = useAtomValue(reviewAskedAtAtom, (askedAtOf) => askedAtOf(lead));
  return askedAt === null ? null : format.day(new Date(askedAt));
}

/** Says that a review was requested before, so that a customer is not asked twice unawares. */
export function ReviewAskedBefore({ date }: { date: string }): ReactElement {
  const { t } = useWidget();
  return (
    <p className="review-asked">
      <Icon path={check} />
      <span>{t('reviewAskedBefore', { date })}</span>
    </p>
  );
}

interface SummaryButtonsProps {
  readonly isSending: boolean;
  /** The form is closed, and the focused button with it. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

export function SummaryButtons({ isSending, takesFocus, onEdit }: SummaryButtonsProps): ReactElement {
  const { t } = useWidget();
  const edit = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <button type="button" className="btn" ref={edit} aria-disabled={isSending || undefined} onClick={onEdit}>
        <Icon path={pencil} />
        {t('reviewEdit')}
      </button>
      <SendButton isSending={isSending} />
    </>
  );
}

export function SendButton({ isSending }: { isSending: boolean }): ReactElement {
  const { t } = useWidget();
  return (
    <button type="submit" className="btn primary" aria-disabled={isSending || undefined}>
      {t(isSending ? 'reviewSending' : 'reviewSend')}
    </button>
  );
}

/** Shown in place of the form where the customer was asked a short time ago. */
export function ReviewCoolDown({ name, date }: { name: string; date: string }): ReactElement {
  const { t } = useWidget();
  return (
    <div className="review-asked">
      <Icon path={check} />
      <div>
        <p>
          <strong>{name ? t('reviewCoolDown', { name, date }) : t('reviewCoolDownNoName', { date })}</strong>
        </p>
        <p>{t('reviewCoolDownAbout')}</p>
      </div>
    </div>
  );
}

interface ReviewThanksProps {
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
  useEffect(() => {
    if (ms <= 0 || isWaiting) return;
    const from = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [ms, isWaiting, onEnd]);
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
