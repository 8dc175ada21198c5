import { atom } from 'jotai/vanilla';
import { type Failure, runCall, type WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { confirmationsAtom, putLeads } from './lead-state.js';
import { toLead } from './to-lead.js';

interface LeadLoad {
  readonly phase: 'loading' | 'failed';
  /** Of the last try. */
  readonly failure: Failure | null;
}

const loadsByKeyAtom = keyedAtom<LeadKey, LeadLoad>();

export const leadLoadAtomOf = (key: LeadKey) => atom((get) => get(loadsByKeyAtom).get(key) ?? null);

/**
 * Loads one lead for a single card.
 * @param requestId a replay passes the same id again
 */
export async function loadLead(session: WidgetSession, lead: LeadRef, requestId?: string): Promise<void> {
  const { store } = session;
  const key = leadKey(lead);
  const before = store.get(loadsByKeyAtom).get(key);
  if (before?.phase === 'loading') return;
  const put = (load: LeadLoad | null) => store.set(loadsByKeyAtom, key, load);
  put({ phase: 'loading', failure: before?.failure ?? null });
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    operation: 'providerLead',
    call: (providerLead, options) => providerLead({ serviceProviderId: lead.spId, leadId: lead.leadId }, options),
    requestId,
    replay: { run: (again) => loadLead(session, lead, again) },
  });
  if (outcome.kind === 'done') putLeads(store, { spId: lead.spId, leads: [toLead(outcome.value)], requestedAt });
  put(outcome.kind === 'failed' ? { phase: 'failed', failure: outcome.failure } : null);
}
