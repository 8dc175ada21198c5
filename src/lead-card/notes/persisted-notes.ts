import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadRef } from '../../session/lead-ref.js';
import { beginLeadOutboxAtom } from '../lead/lead-outbox.js';
import { persistNoteDraftsAtom, restoreNoteDraftAtom } from './note-draft-persisted.js';

/** Sends the changes of an earlier page, for a card that is closed. */
export function LeadOutbox(): null {
  const store = useStore();
  const { session } = useWidget();
  useEffect(() => store.set(beginLeadOutboxAtom, session), [store, session]);
  return null;
}

/** Stores drafts of notes and changes that wait for a connection, and restores them. */
export function PersistedNotes({ leadRef }: { leadRef: LeadRef }): null {
  const { spId, leadId } = leadRef;
  const store = useStore();
  const { session } = useWidget();
  useEffect(() => store.set(beginLeadOutboxAtom, session), [store, session]);
  useLayoutEffect(() => {
    store.set(persistNoteDraftsAtom);
    store.set(restoreNoteDraftAtom, { spId, leadId });
  }, [store, spId, leadId]);
  return null;
}
