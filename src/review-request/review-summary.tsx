import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { formatPhone } from '../contact/phone-number.js';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget } from '../element/widget/widget-context.js';
import { customerName } from '../lead-card/lead/lead.js';
import type { LeadRef } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { check } from '../ui/icons/icons.js';
import { pencil } from '../ui/icons/lazy-icons.js';
import type { ReviewRequest } from './review-form-rules.js';
import type { ReviewStart } from './review-request-state.js';
import { reviewAskedAtAtomOf } from './send.js';

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
export function useReviewAskedOn({ spId, leadId }: LeadRef): string | null {
  const { format } = useWidget();
  const askedAt = useAtomValue(useMemo(() => reviewAskedAtAtomOf({ spId, leadId }), [spId, leadId]));
  return askedAt === null ? null : format.day(new Date(askedAt));
}

/** Says that a review was requested before, so that a customer is not asked twice unawares. */
export function ReviewAskedBefore({ lead }: { lead: LeadRef }): ReactElement | null {
  const { t } = useWidget();
  const date = useReviewAskedOn(lead);
  if (date === null) return null;
  return (
    <p className="review-asked">
      <Icon path={check} />
      <span>{t('reviewAskedBefore', { date })}</span>
    </p>
  );
}

export interface SummaryButtonsProps {
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

export interface CoolDownButtonsProps {
  readonly onClose: () => void;
  readonly onAskAnyway: () => void;
}

export function CoolDownButtons({ onClose, onAskAnyway }: CoolDownButtonsProps): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <button type="button" className="btn" onClick={onAskAnyway}>
        {t('reviewAskAnyway')}
      </button>
      <button type="button" className="btn primary" onClick={onClose}>
        {t('reviewDoNotAsk')}
      </button>
    </>
  );
}
