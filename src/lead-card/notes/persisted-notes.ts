import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { beginLeadOutbox } from '../lead/lead-outbox.js';
import { persistNoteDrafts, restoreNoteDraft } from './note-draft-persisted.js';

/** Sends the changes of an earlier page, for a card that is closed. */
export function LeadOutbox(): null {
  const { session } = useWidget();
  useEffect(() => beginLeadOutbox(session), [session]);
  return null;
}

/** Stores drafts of notes and changes that wait for a connection, and restores them. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  const { session } = useWidget();
  useEffect(() => beginLeadOutbox(session), [session]);
  useLayoutEffect(() => {
    persistNoteDrafts(store);
    restoreNoteDraft(store, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
