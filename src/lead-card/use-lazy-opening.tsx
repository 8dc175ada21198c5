import { useRef, useState } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import type { LeadRef } from '../session/lead-ref.js';
import type { LazyModule } from '../ui/lazy-module.js';
import type { ReviewStep } from './feedback/lead-review.js';
import { cardTools, LeadReview } from './lazy-card.js';
import { chooseStatus } from './lead/lead-edit.js';

/**
 * Whether a lazy view is open that a person opens. Its code is loaded first, so what is shown stays until then. If the
 * code cannot be loaded, the view opens only when the person presses again.
 */
export function useLazyOpening(module: LazyModule<unknown>) {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const change = (from: typeof phase, to: typeof phase) => () => setPhase((now) => (now === from ? to : now));
  const open = () => {
    if (module.loaded !== null) return setPhase('open');
    setPhase('loading');
    module.load().then(change('loading', 'open'), () => {
      setPhase('failed');
      module.onLoad(change('failed', 'closed'));
    });
  };
  return {
    isOpen: phase === 'open',
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    open,
    /** Opens it again after a failure. The button that opens it gets the focus, because Retry disappears. */
    retry: () => {
      opener.current?.focus();
      open();
    },
    /** The button that opens it. */
    opener,
    close: () => setPhase('closed'),
    /** The person went elsewhere before it was loaded. */
    onBlur: change('loading', 'closed'),
  };
}

/** The review request that a person opens, or that follows a lead closed as won. */
export function useLeadReview() {
  const { session } = useWidget();
  const [review, setReview] = useState<{ readonly lead: LeadRef; readonly step: ReviewStep } | null>(null);
  const opening = useLazyOpening(cardTools);
  const show = (lead: LeadRef, step: ReviewStep) => {
    setReview({ lead, step });
    opening.open();
  };
  return {
    /** Sets a lead's status. A lead that is closed as won then asks for a review. */
    chooseStatus: (lead: LeadRef, status: string) => {
      if (chooseStatus(session, lead, status)) show(lead, 'won');
    },
    requestReview: (lead: LeadRef) => show(lead, 'request'),
    /** The opening of the dialog, whose code may still load or have failed to load. */
    opening,
    dialog:
      review && opening.isOpen ? <LeadReview leadRef={review.lead} step={review.step} onEnd={opening.close} /> : null,
  };
}
