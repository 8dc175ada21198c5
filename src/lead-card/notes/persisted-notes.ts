import { useLayoutEffect } from 'react';
import { type Outcome, runCall, type WidgetSession } from '../../element/run-call.js';
import { useStore } from '../../element/widget/store.js';
import { providerLead } from '../../gateway/calls/provider-dashboard.js';
import { isOnline } from '../../session/connectivity.js';
import { noteDraftName, storedDraftAtom } from '../../session/draft.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Session, type Store, sessionAtom } from '../../session/session.js';
import { overwritesUnseen } from '../lead/edit.js';
import { toLead } from '../lead/lead.js';
import { confirmationsAtom, leadsAtom, putLeads } from '../lead/lead-state.js';
import {
  BEFORE_BASIS,
  type NoteDraft,
  noteDraftOf,
  noteDraftsAtom,
  persistNoteDraft,
  putNoteDraft,
} from './note-draft.js';

/** Stores the drafts of notes on the device, and restores that of a lead. */
export function usePersistedNotes({ spId, leadId }: LeadRef): void {
  const store = useStore();
  useLayoutEffect(() => {
    persistNoteDrafts(store);
    restoreNoteDraft(store, { spId, leadId });
  }, [store, spId, leadId]);
}

const started = new WeakSet<Session>();

/** Starts to store a session's drafts on the device until they are saved. A draft equal to the notes is not stored. */
export function persistNoteDrafts(store: Store): void {
  const session = store.get(sessionAtom);
  if (session === null || started.has(session)) return;
  started.add(session);
  let last: ReadonlyMap<LeadKey, NoteDraft> = new Map();
  const persistChanges = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key);
      if (draft?.text === last.get(key)?.text) continue;
      const isNew = draft !== undefined && draft.text !== store.get(leadsAtom).get(key)?.notes;
      persistNoteDraft(store, key, isNew ? draft.text : null, draft?.basis);
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, persistChanges);
  persistChanges();
}

export function restoreNoteDraft(store: Store, lead: LeadRef): void {
  const key = leadKey(lead);
  if (noteDraftOf(store, lead) !== null) return;
  const stored = store.get(storedDraftAtom)(noteDraftName(key));
  // An earlier version stored no basis.
  const [text = '', basis] = stored?.split(BEFORE_BASIS) ?? [];
  if (stored !== null && text !== store.get(leadsAtom).get(key)?.notes) putNoteDraft(store, lead, text, basis);
  else persistNoteDraft(store, key, null);
}

/** A person who saves does not wait longer for the newest notes, in milliseconds. */
const LONGEST_LOOK_MS = 5000;

/** Loads the lead, so that notes which someone else has saved are known before others are sent. */
export async function loadNewestNotes(
  session: WidgetSession,
  { spId, leadId }: LeadRef,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const { store } = session;
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    definition: providerLead,
    call: (send, options) => send({ serviceProviderId: spId, leadId }, options),
    isQuiet: true,
    replay: null,
    ...(signal && { signal }),
  });
  if (outcome.kind === 'done') putLeads(store, { spId, leads: [toLead(outcome.value)], requestedAt });
  return outcome;
}

/**
 * Whether a text would replace notes that the person has not seen. Loads the lead first; if that fails, only the notes that
 * are known count.
 * @param basis the notes that the text was started from
 */
export async function wouldOverwrite(
  session: WidgetSession,
  lead: LeadRef,
  basis: string,
  text: string,
): Promise<boolean> {
  if (isOnline()) await loadNewestNotes(session, lead, AbortSignal.timeout(LONGEST_LOOK_MS));
  const newest = session.store.get(leadsAtom).get(leadKey(lead))?.notes ?? basis;
  return overwritesUnseen(basis, newest, text);
}
