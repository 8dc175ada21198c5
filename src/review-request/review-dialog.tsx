import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Failure } from '../element/run-call.js';
import { FailurePanel, useFailureHint } from '../element/widget/failure-panel.js';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget } from '../element/widget/widget-context.js';
import { DemoMark } from '../element/widget/widget-notice.js';
import { type LeadRef, leadKey } from '../session/lead-ref.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { Dialog } from '../ui/popup/dialog.js';
import { focusFirstOf } from '../ui/popup/focused-in.js';
import { SkeletonBar } from '../ui/skeleton-bar.js';
import { ReviewFields } from './review-form.js';
import { type ReviewForm, type ReviewVariant, settleReview } from './review-form-rules.js';
import {
  endReviewRequest,
  openReviewRequest,
  putReviewDraft,
  type ReviewStart,
  reviewDraftsAtom,
  reviewLoadsAtom,
  reviewSendsAtom,
  sendReviewRequest,
} from './review-request-state.js';
import {
  ReviewAskedBefore,
  ReviewCoolDown,
  ReviewSummary,
  ReviewThanks,
  SendButton,
  SummaryButtons,
  useReviewAskedOn,
} from './review-summary.js';

interface ReviewRequestProps {
  /** The provider to review and the lead; an empty lead id for none. */
  readonly lead: LeadRef;
  readonly variant: ReviewVariant;
  /** Milliseconds until the thank-you closes by itself; 0 is never. */
  readonly autoCloseMs: number;
  readonly onEnd: () => void;
}

/** The modal 'Request a Review'. It is open while it is mounted. */
export function ReviewRequest(props: ReviewRequestProps): ReactElement {
  return <ReviewDialog key={leadKey(props.lead)} {...props} />;
}

const ROWS = [112, 178, 104, 28, 120];

interface Shown {
  readonly body: ReactNode;
  readonly about?: string;
  readonly footer?: ReactNode;
}

/** The summary, the form after 'Edit', and the thank-you. A customer who was asked before is asked again on demand only. */
function ReviewDialog({ lead, variant, autoCloseMs, onEnd }: ReviewRequestProps): ReactElement {
  const { t } = useWidget();
  const request = useReviewRequest({ lead, variant });
  const { start, form, review, isSending, isSent, notSent } = request;
  const [isEditing, setEditing] = useState(false);
  const [tries, setTries] = useState(0);
  const [wasLeft, setLeft] = useState(false);
  const [asksAnyway, setAsksAnyway] = useState(false);
  const askedOn = useReviewAskedOn(lead);
  const hasSummary = start !== null && settleReview(start.form) !== null;
  const showsForm = isEditing || request.isDirty || !hasSummary;

  // A request that is on its way, or was begun, goes on.
  const coolsDown = askedOn !== null && !asksAnyway && !request.isDirty && !isSending && !isSent && notSent === null;

  const edit = () => setEditing(true);
  const cancel = () => {
    request.cancel();
    setEditing(false);
    setTries(0);
    setLeft(true);
    if (!hasSummary) onEnd();
  };
  const submit = () => {
    if (form === undefined || isSent || coolsDown || request.submit()) return;
    setTries(tries + 1);
  };

  const shown = (): Shown => {
    if (isSent) return { body: <ReviewThanks autoCloseMs={autoCloseMs} onClose={onEnd} /> };
    if (request.failure !== undefined) {
      return {
        body: <FailurePanel sentence="reviewLoadFailed" failure={request.failure} onRetry={request.open} />,
      };
    }
    if (start === null || form === undefined) return { body: <ReviewSkeleton /> };
    if (coolsDown) {
      return {
        body: <ReviewCoolDown name={form.firstName} date={askedOn} />,
        footer: (
          <>
            <button type="button" className="btn" onClick={() => setAsksAnyway(true)}>
              {t('reviewAskAnyway')}
            </button>
            <button type="button" className="btn primary" onClick={onEnd}>
              {t('reviewDoNotAsk')}
            </button>
          </>
        ),
      };
    }
    if (!showsForm && review !== null) {
      const { firstName: name } = review;
      return {
        about: name ? t('reviewAbout', { name }) : t('reviewAboutNoName'),
        body: (
          <>
            <ReviewSummary start={start} review={review} />
            <MailPreview start={start} {...review} />
          </>
        ),
        footer: <SummaryButtons isSending={isSending} takesFocus={wasLeft || asksAnyway} onEdit={edit} />,
      };
    }
    return {
      body: (
        <>
          <ReviewFields start={start} form={form} tries={tries} onChange={request.write} onRetry={request.open} />
          <MailPreview start={start} {...form} />
        </>
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
      hidesHeading={isSent}
      closeLabel={t('close')}
      description={about}
      footer={footer}
      onClose={onEnd}
      onSubmit={submit}
      keepsOpen={request.isDirty}
      busy={isSending}
    >
      <DemoMark place="dialog" />
      {askedOn === null || isSent || coolsDown ? null : <ReviewAskedBefore date={askedOn} />}
      {notSent === null ? null : <ReviewNotSent failure={notSent.failure} />}
      {body}
    </Dialog>
  );
}

const scrollToLine = (line: Element | null) => void line?.scrollIntoView({ block: 'nearest' });

/** Says that the request could not be sent. What was typed stays below. */
function ReviewNotSent({ failure }: { failure: Failure | null }): ReactElement {
  const { t } = useWidget();
  const hint = useFailureHint(failure);
  return (
    <div className="review-not-sent" role="alert" ref={scrollToLine}>
      <Icon path={alert} />
      <div>
        <p className="exact">{t('reviewFailed')}</p>
        {hint ? <p>{hint}</p> : null}
      </div>
    </div>
  );
}

interface MailPreviewProps extends Pick<ReviewForm, 'firstName' | 'categoryIds'> {
  readonly start: ReviewStart;
}

/** A preview of the email to the customer, if the host provides its text as `messages`. */
function MailPreview({ start, firstName, categoryIds }: MailPreviewProps): ReactElement | null {
  const { t, reading } = useWidget();
  const { reviewMailSubject, reviewMailBody } = reading.messages ?? {};
  if (typeof reviewMailBody !== 'string') return null;
  const name = firstName.trim();
  const work = start.choices.flatMap((choice) => (categoryIds?.includes(choice.id) ? [choice.name] : [])).join(', ');
  return (
    <details className="review-mail">
      <summary>{name ? t('reviewPreview', { name }) : t('reviewPreviewNoName')}</summary>
      <div dir="auto">
        {typeof reviewMailSubject === 'string' ? (
          <p>
            <strong>{t('reviewMailSubject', { name, work })}</strong>
          </p>
        ) : null}
        <p className="review-mail-body">{t('reviewMailBody', { name, work })}</p>
      </div>
    </details>
  );
}

/** After Retry, whose button is gone. At first the dialog is still hidden. */
const focusHeading = (status: Element | null) => focusFirstOf([status?.closest('dialog')?.querySelector('h2')]);

/** A placeholder with the size of the summary. */
function ReviewSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <span className="sr" role="status" ref={focusHeading}>
        {t('reviewLoading')}
      </span>
      <div className="review-loading" aria-hidden="true">
        <p>
          <SkeletonBar width={260} />
        </p>
        <div className="review-recap">
          {ROWS.map((width) => (
            <p key={width}>
              <SkeletonBar width={width} />
            </p>
          ))}
        </div>
      </div>
    </>
  );
}

/** A review request while its dialog is open: its start values, the form, and the state of sending. */
function useReviewRequest({ lead, variant }: Pick<ReviewRequestProps, 'lead' | 'variant'>) {
  const { spId, leadId } = lead;
  const { session } = useWidget();
  const key = leadKey(lead);
  const load = useAtomValue(reviewLoadsAtom, (loads) => loads.get(key));
  const draft = useAtomValue(reviewDraftsAtom, (drafts) => drafts.get(key) ?? null);
  const send = useAtomValue(reviewSendsAtom, (sends) => sends.get(key));
  // A failure from before the dialog opened, or before Cancel, is not shown again.
  const [announcement, setAnnouncement] = useState(send);

  useLayoutEffect(() => {
    void openReviewRequest(session, { spId, leadId });
    return () => endReviewRequest(session, { spId, leadId });
  }, [session, spId, leadId]);

  const start = load?.phase === 'ready' ? load : null;
  const form = draft ?? start?.form;
  const review = form === undefined ? null : settleReview(form);
  return {
    open: () => void openReviewRequest(session, lead),
    start,
    failure: load?.phase === 'failed' ? load.failure : undefined,
    form,
    review,
    isDirty: draft !== null,
    isSending: send?.phase === 'sending',
    isSent: send?.phase === 'sent',
    notSent: send?.phase === 'failed' && send !== announcement ? send : null,
    write: (text: ReviewForm) => putReviewDraft(session, lead, text),
    cancel: () => {
      setAnnouncement(send);
      putReviewDraft(session, lead, null);
    },
    /** Sends the form if it is valid. */
    submit: () => {
      if (start === null || review === null) return false;
      void sendReviewRequest(session, { lead, review, postalCode: start.postalCode, variant });
      return true;
    },
  };
}
