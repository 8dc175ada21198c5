import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { settleReview } from '../../domain/review-request/faults.js';
import type { ReviewForm } from '../../domain/review-request/review-form.js';
import { openReviewRequestAtom, reviewLoadAtomOf } from '../../state/review-request.js';
import { putReviewDraftAtom, reviewDraftAtomOf } from '../../state/review-request-draft.js';
import { endReviewRequestAtom, reviewSendAtomOf, sendReviewRequestAtom } from '../../state/review-request-send.js';
import { useWidget } from '../widget/widget-context.js';
import type { ReviewRequestProps } from './review-request.js';

/** A review request while its dialog is open: what it starts from, what is written, how its sending stands. */
export function useReviewRequest({ lead, variant }: Pick<ReviewRequestProps, 'lead' | 'variant'>) {
  const { spId, leadId } = lead;
  const { asker } = useWidget();
  const ref = useMemo(() => ({ spId, leadId }), [spId, leadId]);
  const load = useAtomValue(useMemo(() => reviewLoadAtomOf(ref), [ref]));
  const draft = useAtomValue(useMemo(() => reviewDraftAtomOf(ref), [ref]));
  const send = useAtomValue(useMemo(() => reviewSendAtomOf(ref), [ref]));
  const openRequest = useSetAtom(openReviewRequestAtom);
  const sendRequest = useSetAtom(sendReviewRequestAtom);
  const put = useSetAtom(putReviewDraftAtom);
  const end = useSetAtom(endReviewRequestAtom);
  // What failed before the dialog was opened, or before Cancel, is not said again.
  const [unsaid, setUnsaid] = useState(send);

  const open = useCallback(() => void openRequest({ lead: ref, asker }), [openRequest, ref, asker]);
  useLayoutEffect(open, [open]);
  useEffect(() => () => end(ref), [end, ref]);

  const start = load?.phase === 'ready' ? load : null;
  const form = draft ?? start?.form;
  return {
    open,
    start,
    failure: load?.phase === 'failed' ? load.failure : undefined,
    form,
    review: form === undefined ? null : settleReview(form),
    isDirty: draft !== null,
    isSending: send?.phase === 'sending',
    isSent: send?.phase === 'sent',
    notSent: send?.phase === 'failed' && send !== unsaid ? send : null,
    write: (text: ReviewForm) => put({ lead: ref, form: text }),
    /** Throws away what was typed. */
    cancel: () => {
      setUnsaid(send);
      put({ lead: ref, form: null });
    },
    /** Sends what stands there; nothing while a rule is broken. */
    submit: () => {
      const review = form === undefined ? null : settleReview(form);
      if (start === null || review === null) return false;
      void sendRequest({ lead: ref, review, postalCode: start.postalCode, variant, asker });
      return true;
    },
  };
}
