import { createElement, type ReactElement, useEffect, useLayoutEffect } from 'react';
import { bareDocument } from '../../contract/bare-document.js';
import type { Lead } from '../../contract/lead.js';
import { isScheduled } from '../../domain/lead/status.js';
import { openedUnseenAtom } from '../../state/lead/lead.js';
import { editLeadAtom } from '../../state/lead/lead-edit.js';
import { beginLeadOutboxAtom } from '../../state/lead/lead-outbox.js';
import { type LeadRef, leadKey } from '../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../state/lead/note-draft-persisted.js';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.js';
import { useAtomValue, useSetAtom, useStore } from '../widget/store.js';
import { useWidget } from '../widget/widget-context.js';
import type { WaitingBadgeProps } from './activity/waiting-badge.js';
import type { LeadAppointmentProps } from './after-sale/lead-appointment.js';

/** The code of an open card that is fetched after its first paint, in one chunk. */

export { LeadActivity } from './activity/lead-activity.js';
export { LeadFeedback } from './after-sale/lead-feedback.js';
export { LeadInsurance } from './after-sale/lead-insurance.js';
export { LeadReview, ReviewAsked } from './after-sale/lead-review.js';
export { ConnectOffer, LeadContact } from './contact/lead-contact.js';
export { CallCustomer, EmailCustomer, TextCustomer } from './contact/lead-phone.js';
export { JobNotes } from './notes/job-notes.js';
export { DiscardedNote, NotesEditor } from './notes/notes-editor.js';
export { RowSave, UnsentMark, WaitingFeedback } from './row-save.js';

const appointment = lazyPart(async () => (await import('./after-sale/lead-appointment.js')).LeadAppointment);

/** The appointment of a lead whose status is 'Scheduled'. Its code is fetched with the first such lead. */
export function ScheduledLead(props: LeadAppointmentProps): ReactElement | null {
  const { Part } = useLazyPart(appointment, isScheduled(props.lead.status));
  return isScheduled(props.lead.status) && Part ? createElement(Part, props) : null;
}

const waiting = lazyPart(async () => (await import('./activity/waiting-badge.js')).WaitingBadge);

/** How long a new lead waits. Its code is fetched with the first such lead. */
export function WaitingLead(props: WaitingBadgeProps): ReactElement | null {
  const { Part } = useLazyPart(waiting, true);
  return Part && createElement(Part, props);
}

/** Sends the changes of an earlier page, for a card that is closed. */
export function LeadOutbox(): null {
  const store = useStore();
  const { requester } = useWidget();
  useEffect(() => store.set(beginLeadOutboxAtom, requester), [store, requester]);
  return null;
}

/** Stores drafts of notes and changes that wait for a connection, and restores them. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  const { requester } = useWidget();
  useEffect(() => store.set(beginLeadOutboxAtom, requester), [store, requester]);
  useLayoutEffect(() => {
    store.set(persistNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}

/** How long a lead that has opened by itself is in view before it counts as read, in milliseconds. */
const SEEN_MS = 2000;
/** In view is what reaches this far into it. */
const VIEW_MARGIN = '-48px';

/** Marks a lead read that has opened by itself, once its card has been in view for a while in a visible page. */
export function ReadWhenSeen({ lead: { read }, leadRef }: { lead: Lead; leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const { requester, root } = useWidget();
  const edit = useSetAtom(editLeadAtom);
  const unseen = useAtomValue(openedUnseenAtom);
  const setUnseen = useSetAtom(openedUnseenAtom);
  const key = leadKey(leadRef);
  const isUnseen = unseen.has(key);
  useEffect(() => {
    const card = root instanceof ShadowRoot ? root.querySelector('.lead.open') : null;
    if (!isUnseen || card === null) return;
    // Marked unread again by the person, it stays so.
    if (read) return setUnseen(key, null);
    const page = bareDocument();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    const look = () => {
      clearTimeout(timer);
      if (!isInView || page.hidden) return;
      timer = setTimeout(() => {
        void edit({ lead: { spId, leadId }, edit: { field: 'read', value: true }, requester });
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
  }, [isUnseen, read, key, spId, leadId, root, requester, edit, setUnseen]);
  return null;
}
