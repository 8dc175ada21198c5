import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { type Failure, runCall, type WidgetSession } from '../../element/run-call.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { confirmationsAtom, putLeadsAtom } from './lead-state.js';
import { toLead } from './to-lead.js';

interface LeadLoad {
  readonly phase: 'loading' | 'failed';
  /** Of the last try. */
  readonly failure: Failure | null;
}

const loadsByKeyAtom = keyedAtom<LeadKey, LeadLoad>();

export const leadLoadAtomOf = (key: LeadKey) => atom((get) => get(loadsByKeyAtom).get(key) ?? null);

interface LoadRequest {
  readonly lead: LeadRef;
  readonly session: WidgetSession;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** Loads one lead for a single card. */
export const loadLeadAtom = atom(null, loadLead);

// A function, because an atom cannot set itself: a replay runs it again.
async function loadLead(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { lead, session } = request;
  const key = leadKey(lead);
  const before = get(loadsByKeyAtom).get(key);
  if (before?.phase === 'loading') return;
  const put = (load: LeadLoad | null) => set(loadsByKeyAtom, key, load);
  put({ phase: 'loading', failure: before?.failure ?? null });
  const requestedAt = get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    operation: 'providerLead',
    call: (providerLead, options) => providerLead({ serviceProviderId: lead.spId, leadId: lead.leadId }, options),
    requestId: request.requestId,
    replay: { run: (requestId) => loadLead(get, set, { ...request, requestId }) },
  });
  if (outcome.kind === 'done') set(putLeadsAtom, { spId: lead.spId, leads: [toLead(outcome.value)], requestedAt });
  put(outcome.kind === 'failed' ? { phase: 'failed', failure: outcome.failure } : null);
}
