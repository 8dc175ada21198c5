import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { REVIEW_FIELDS, reviewFaults, settleReview } from '../../domain/review-request/faults.js';
import { Dialog } from '../../ui/dialog.js';
import { FailurePanel } from '../widget/failure-panel.js';
import { useWidget } from '../widget/widget-context.js';
import { type FieldRefs, ReviewFields } from './review-form.js';
import { ReviewNotSent } from './review-not-sent.js';
import type { ReviewRequestProps } from './review-request.js';
import { ReviewSkeleton } from './review-skeleton.js';
import { ReviewSummary, SendButton, SummaryButtons } from './review-summary.js';
import { ReviewThanks } from './review-thanks.js';
import { useReviewRequest } from './use-review-request.js';

interface Shown {
  readonly body: ReactNode;
  readonly about?: string;
  readonly footer?: ReactNode;
}

/** A summary that can be sent with one tap, the form after 'Edit', the thank-you (Spec §4 Review request). */
export function ReviewDialog({ lead, variant, autoCloseMs, onEnd }: ReviewRequestProps): ReactElement {
  const { t } = useWidget();
  const request = useReviewRequest({ lead, variant });
  const { start, form, review, isSending, isSent, notSent } = request;
  const [isEditing, setEditing] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const fields = useFieldRefs();
  const hasSummary = start !== null && settleReview(start.form) !== null;
  const showsForm = isEditing || request.isDirty || !hasSummary;

  const edit = () => setEditing(true);
  const cancel = () => {
    request.cancel();
    setEditing(false);
    setTried(false);
    setLeft(true);
    if (!hasSummary) onEnd();
  };
  const submit = () => {
    if (form === undefined || isSent || request.submit()) return;
    setTried(true);
    const faults = reviewFaults(form);
    const wrong = REVIEW_FIELDS.find((field) => faults[field]);
    if (wrong) fields[wrong].current?.focus();
  };

  const shown = (): Shown => {
    if (isSent) return { body: <ReviewThanks autoCloseMs={autoCloseMs} onClose={onEnd} /> };
    if (request.failure !== undefined) {
      return {
        body: <FailurePanel sentence="reviewLoadFailed" failure={request.failure} onRetry={request.open} />,
      };
    }
    if (start === null || form === undefined) return { body: <ReviewSkeleton /> };
    if (!showsForm && review !== null) {
      const { firstName: name } = review;
      return {
        about: name ? t('reviewAbout', { name }) : t('reviewAboutNoName'),
        body: <ReviewSummary start={start} review={review} />,
        footer: <SummaryButtons isSending={isSending} takesFocus={wasLeft} onEdit={edit} />,
      };
    }
    const faults = wasTried ? reviewFaults(form) : {};
    return {
      body: (
        <ReviewFields
          start={start}
          form={form}
          faults={faults}
          fields={fields}
          onChange={request.write}
          onRetry={request.open}
        />
      ),
      footer: (
        <>
          <button type="button" className="btn" aria-disabled={isSending || undefined} onClick={cancel}>
            {t('cancel')}
          </button>
          <SendButton isSending={isSending} />
        </>
      ),
    };
  };
  const { body, about, footer } = shown();
  return (
    <Dialog
      heading={t('reviewHeading')}
      closeLabel={t('close')}
      description={about}
      footer={footer}
      onClose={onEnd}
      onSubmit={submit}
      keepsOpen={request.isDirty}
      busy={isSending}
    >
      {notSent === null ? null : <ReviewNotSent send={notSent} />}
      {body}
    </Dialog>
  );
}

function useFieldRefs(): FieldRefs {
  return {
    firstName: useRef(null),
    lastName: useRef(null),
    emailAddress: useRef(null),
    phoneNumber: useRef(null),
    workCompleted: useRef(null),
    categoryIds: useRef(null),
  };
}
