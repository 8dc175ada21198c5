import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillLink } from '../../element/link-template.js';
import { HostLink } from '../../element/widget/host-link.js';
import { NotLoaded } from '../../element/widget/lazy-boundary.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import { RadioList } from '../../ui/field/choice-group.js';
import { StarRating } from '../../ui/field/star-rating.js';
import { TextField } from '../../ui/field/text-field.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, star } from '../../ui/icons/icons.js';
import { Popover } from '../../ui/popup/popover.js';
import type { LeadRating } from '../lead/edit.js';
import { ratingIn } from '../lead/lead-save.js';
import type { CardPartProps } from '../lead-card-settings.js';
import { ratingLabel, STAR_LABELS } from '../lead-text.js';
import { useIsSignedOut, useLeadSave, useShownStars } from '../save/not-saved-yet.js';
import { WaitingFeedback } from '../save/row-save.js';
import {
  asksForReason,
  bestRating,
  endFeedback,
  FEEDBACK_REASONS,
  type FeedbackReason,
  isFeedbackReason,
  OTHER_REASON,
  type ReasonTexts,
  ratingOf,
  sendFeedback,
} from './feedback-state.js';

/** The height with all reasons, in px. They are further apart for a finger. */
const heightWithReasons = () => (matchMedia('(pointer: coarse)').matches ? 560 : 470);

/** The width of the rating, in px: five labels fit side by side, in Spanish too. */
export const RATING_WIDTH = 360;

/** 'Rate this lead' or 'Rated Fair': the button and its popover. */
export function LeadFeedback({ lead, leadRef, settings }: CardPartProps): ReactElement {
  const widget = useWidget();
  const { t, session } = widget;
  const stars = useShownStars(lead, leadRef);
  const label = ratingLabel(stars, widget);
  const place = useRef<HTMLSpanElement>(null);
  const typed = useRef('');
  // Replaces a button that was pressed and had the focus.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <span className="rate-place" ref={place}>
      <Popover
        notLoaded={(retry) => <NotLoaded onRetry={retry} />}
        button={{
          className: stars ? 'btn rate rated' : 'btn rate',
          content: (
            <>
              <Icon path={star} />
              <span>{label}</span>
            </>
          ),
          label,
        }}
        label={t('rateLead')}
        closeLabel={t('dismiss')}
        align="end"
        width={RATING_WIDTH}
        maxHeight={heightWithReasons()}
        onClose={() => endFeedback(session.store, leadRef)}
      >
        <FeedbackForm lead={lead} leadRef={leadRef} settings={settings} typed={typed} />
      </Popover>
    </span>
  );
}

interface FeedbackFormProps extends CardPartProps {
  /** The text for Other. It is kept when the form closes. */
  readonly typed: RefObject<string>;
}

/** Stars, then a reason. Five stars are submitted immediately. After a failure the form keeps the choice. */
function FeedbackForm({ lead, leadRef, settings, typed }: FeedbackFormProps): ReactElement {
  const { t, session } = useWidget();
  const save = useLeadSave(leadRef, 'feedback');
  const sent = ratingIn(save);
  const before = sent ?? lead.feedback;
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [reason, setReason] = useState<FeedbackReason | null>(reasonOf(before?.reason));
  const [notes, setNotes] = useState(sent?.notes || typed.current);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isReasonMissing) showAll(form.current?.querySelector('.choices .err') ?? null);
  }, [isReasonMissing]);
  const [isSeen, setSeen] = useState(false);

  const isSending = save?.phase === 'saving';
  const submit = (value: LeadRating) => {
    setSeen(false);
    void sendFeedback(session, leadRef, value);
  };
  const give = (stars: number) => {
    if (isSending) return;
    setRating(stars);
    setSeen(true);
    if (!asksForReason(stars)) submit(bestRating());
  };
  const submitReason = () => {
    if (isSending) return;
    if (!asksForReason(rating)) return submit(bestRating());
    setReasonMissing(reason === null);
    if (reason !== null) submit(ratingOf(rating, reason, notes));
  };
  const write = (text: string) => {
    typed.current = text;
    setNotes(text);
  };

  const isThanked = save?.phase === 'saved' && !isSeen;
  const hasFailed = save?.phase === 'failed';
  const isSignedOut = useIsSignedOut(save);
  return (
    <form
      ref={form}
      className="rating"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        submitReason();
      }}
    >
      <StarRating label={t('stars')} labels={STAR_LABELS.map((key) => t(key))} value={rating} onChange={give} />
      {isThanked ? (
        <FeedbackThanks reason={reasonOf(sent?.reason) ?? OTHER_REASON} leadRef={leadRef} settings={settings} />
      ) : (
        <>
          {asksForReason(rating) ? (
            <RadioList
              label={t('whyThisRating')}
              options={Object.entries(FEEDBACK_REASONS).map(([value, { label }]) => ({ value, label: t(label) }))}
              value={reason ?? ''}
              onChange={(value) => {
                setReason(reasonOf(value));
                setReasonMissing(false);
              }}
              error={isReasonMissing ? t('chooseReason') : undefined}
            />
          ) : null}
          {asksForReason(rating) && reason === OTHER_REASON ? (
            <div className="something" ref={showAll}>
              <TextField
                label={t('somethingElseLabel')}
                multiline
                value={notes}
                onChange={write}
                placeholder={t('somethingElse')}
                maxLength={NOTES_MAX_LENGTH}
              />
            </div>
          ) : null}
          <div className="send">
            {hasFailed ? (
              <p className="err" role="alert">
                <Icon path={alert} />
                <span>{isSignedOut ? `${t('signedOut')} ${t('signInAgain')}` : t('feedbackFailed')}</span>
              </p>
            ) : null}
            <WaitingFeedback leadRef={leadRef} />
            {asksForReason(rating) || hasFailed || isSending ? (
              <button type="submit" className="btn primary" aria-disabled={isSending || undefined}>
                {t(isSending ? 'sendingFeedback' : 'submitFeedback')}
              </button>
            ) : null}
          </div>
        </>
      )}
    </form>
  );
}

/** On a phone, Submit at the lower edge would cover the text field and the error. */
function showAll(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function reasonOf(reason: string | undefined): FeedbackReason | null {
  return isFeedbackReason(reason) ? reason : null;
}

interface FeedbackThanksProps extends Omit<CardPartProps, 'lead'> {
  readonly reason: FeedbackReason;
}

/** The thanks for a reason, with a link if the host has set one. */
function FeedbackThanks({ reason, leadRef, settings }: FeedbackThanksProps): ReactElement {
  const { t } = useWidget();
  const message = useRef<HTMLDivElement>(null);
  // The focused button was removed, so this takes the focus.
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  const { thanks, link }: ReasonTexts = FEEDBACK_REASONS[reason];
  const href = link && fillLink(settings[link.url], { ...leadRef });
  return (
    <div className="done" ref={message} tabIndex={-1}>
      <p role="status">{t(thanks)}</p>
      {link === undefined || href === undefined ? null : (
        <HostLink href={href} to={link.to} className="link">
          {t(link.label)}
        </HostLink>
      )}
    </div>
  );
}
