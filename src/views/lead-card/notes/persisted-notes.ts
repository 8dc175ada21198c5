import { useEffect, useLayoutEffect } from 'react';
import { beginLeadOutboxAtom } from '../../../state/lead/lead-outbox.js';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from '../../../state/lead/note-draft-persisted.js';
import { useStore } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';

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
