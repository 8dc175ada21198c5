import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, type RefObject, useMemo, useState } from 'react';
import { NOTES_LIMIT } from '../../domain/lead/notes.js';
import {
  asksForReason,
  bestRating,
  FEEDBACK_REASONS,
  type FeedbackReason,
  isFeedbackReason,
  type LeadRating,
  OTHER_REASON,
  ratingOf,
} from '../../domain/lead/rating.js';
import { feedbackSendAtomOf, sendFeedbackAtom } from '../../state/lead-feedback.js';
import { leadKey } from '../../state/lead-ref.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { RadioList } from '../../ui/radio-list.js';
import { StarRating } from '../../ui/star-rating.js';
import { TextField } from '../../ui/text-field.js';
import { useWidget } from '../widget/widget-context.js';
import { FeedbackThanks } from './feedback-thanks.js';
import { REASON_WORDS, STAR_WORDS } from './feedback-words.js';
import type { LeadFeedbackProps } from './lead-feedback.js';

export interface FeedbackFormProps extends LeadFeedbackProps {
  /** The text for Other: it outlives the form, which is drawn anew with each opening. */
  readonly typed: RefObject<string>;
}

/** Stars, then a reason: five stars are submitted at once (Spec §4 Feedback). What was not taken is still chosen. */
export function FeedbackForm({ lead, leadRef, settings, typed }: FeedbackFormProps): ReactElement {
  const { t, asker } = useWidget();
  const { spId, leadId } = leadRef;
  const sent = useAtomValue(useMemo(() => feedbackSendAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
  const send = useSetAtom(sendFeedbackAtom);
  const before = sent?.given ?? lead.feedback;
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [reason, setReason] = useState<FeedbackReason | null>(reasonOf(before?.reason));
  const [notes, setNotes] = useState(sent?.given.notes || typed.current);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isSeen, setSeen] = useState(false);

  const isSending = sent?.phase === 'sending';
  const submit = (given: LeadRating) => {
    setSeen(false);
    void send({ lead: leadRef, given, asker });
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

  const isThanked = sent?.phase === 'sent' && !isSeen;
  const hasFailed = sent?.phase === 'failed';
  return (
    <form
      className="rating"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        submitReason();
      }}
    >
      <StarRating label={t('stars')} labels={STAR_WORDS.map((word) => t(word))} value={rating} onChange={give} />
      {isThanked ? (
        <FeedbackThanks reason={sent.given.reason} spId={spId} leadId={leadId} settings={settings} />
      ) : (
        <>
          {asksForReason(rating) ? (
            <RadioList
              label={t('whyThisRating')}
              options={FEEDBACK_REASONS.map((value) => ({ value, label: t(REASON_WORDS[value].label) }))}
              value={reason ?? ''}
              onChange={(value) => {
                setReason(reasonOf(value));
                setReasonMissing(false);
              }}
              error={isReasonMissing ? t('chooseReason') : undefined}
            />
          ) : null}
          {asksForReason(rating) && reason === OTHER_REASON ? (
            <div className="something">
              <TextField
                label={t('somethingElseLabel')}
                multiline
                value={notes}
                onChange={write}
                placeholder={t('somethingElse')}
                maxLength={NOTES_LIMIT}
              />
            </div>
          ) : null}
          {hasFailed ? (
            <p className="err" role="alert">
              <Icon path={alert} />
              <span>{t('feedbackFailed')}</span>
            </p>
          ) : null}
          {asksForReason(rating) || hasFailed || isSending ? (
            <button type="submit" className="btn primary" aria-disabled={isSending || undefined}>
              {t(isSending ? 'sendingFeedback' : 'submitFeedback')}
            </button>
          ) : null}
        </>
      )}
    </form>
  );
}

function reasonOf(reason: string | undefined): FeedbackReason | null {
  return reason !== undefined && isFeedbackReason(reason) ? reason : null;
}
