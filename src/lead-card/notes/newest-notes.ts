import { type Outcome, runCall, type WidgetSession } from '../../element/run-call.js';
import { isOnline } from '../../session/connectivity.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { overwritesUnseen } from '../lead/edit.js';
import { toLead } from '../lead/lead.js';
import { confirmationsAtom, leadsAtom, putLeads } from '../lead/lead-state.js';

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
    operation: 'providerLead',
    call: (providerLead, options) => providerLead({ serviceProviderId: spId, leadId }, options),
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
