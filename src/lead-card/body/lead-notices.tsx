import { type ReactElement, useEffect } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { useReviewAskedOn } from '../../review-request/review-summary.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import { editLead } from '../lead/lead-edit.js';
import { openedUnseenAtom } from '../lead/lead-state.js';
import type { CardPartProps } from '../lead-card-settings.js';
import { usePersistedNotes } from '../notes/persisted-notes.js';
import { WaitingFeedback } from '../save/row-save.js';

/** How long a lead that has opened by itself is in view before it counts as read, in milliseconds. */
const SEEN_MS = 2000;
/** How far a card must reach into the viewport to count as seen. */
const VIEW_MARGIN = '-48px';

/** What an open card does and says by itself: a rating that waits, and that a review was requested. */
export function LeadNotices({ lead, leadRef }: CardPartProps): ReactElement {
  const { t } = useWidget();
  const askedOn = useReviewAskedOn(leadRef);
  usePersistedNotes(leadRef);
  useReadWhenSeen(lead.read, leadRef);
  return (
    <>
      <WaitingFeedback leadRef={leadRef} />
      {askedOn === null ? null : (
        <p className="save-slot">
          <span className="save">
            <Icon path={check} />
            {t('reviewAsked', { date: askedOn })}
          </span>
        </p>
      )}
    </>
  );
}

/** Marks a lead read that has opened by itself, once its card has been in view for a while in a visible page. */
function useReadWhenSeen(read: boolean, { spId, leadId }: LeadRef): void {
  const { session, root } = useWidget();
  const unseen = useAtomValue(openedUnseenAtom);
  const key = leadKey({ spId, leadId });
  const isUnseen = unseen.has(key);
  useEffect(() => {
    const card = root instanceof ShadowRoot ? root.querySelector('.lead.open') : null;
    if (!isUnseen || card === null) return;
    // Marked unread again by the person, it stays so.
    if (read) return session.store.set(openedUnseenAtom, key, null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    const look = () => {
      clearTimeout(timer);
      if (!isInView || document.hidden) return;
      timer = setTimeout(() => {
        void editLead(session, { spId, leadId }, { field: 'read', value: true });
      }, SEEN_MS);
    };
    const view = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting === true;
        look();
      },
      { rootMargin: VIEW_MARGIN },
    );
    view.observe(card);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      view.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnseen, read, key, spId, leadId, root, session]);
}
