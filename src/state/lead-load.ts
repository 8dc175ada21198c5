import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { createRequestId } from '../contract/request-id.js';
import { toLead } from '../domain/lead/to-lead.js';
import { type Asker, ask, deferred, type Failure, methodOf } from './asker.js';
import { epochAtom } from './epoch.js';
import { leadsAtom, putLeadsAtom } from './lead.js';
import { confirmationsAtom } from './lead-confirmed.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { connectionAtom } from './store.js';

/** How the fetch of one lead on its own stands. */
export type LeadLoad =
  | { readonly phase: 'loading' | 'signed-out' }
  | { readonly phase: 'failed'; readonly failure: Failure };

const loadsByKeyAtom = atom<ReadonlyMap<LeadKey, LeadLoad>>(new Map());

export const leadLoadAtomOf = (key: LeadKey) => atom((get) => get(loadsByKeyAtom).get(key) ?? null);

interface LoadRequest {
  readonly lead: LeadRef;
  readonly asker: Asker;
  /** Given again by a replay: the same call again. */
  readonly requestId?: string;
}

/** Fetches one lead for a card that stands alone. */
export const loadLeadAtom = atom(null, loadLead);

// A function of its own, because an atom cannot set itself: the replay runs it again.
async function loadLead(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { lead, asker, requestId = createRequestId() } = request;
  const key = leadKey(lead);
  if (get(loadsByKeyAtom).get(key)?.phase === 'loading') return;
  const put = (load: LeadLoad | null) => {
    const loads = new Map(get(loadsByKeyAtom));
    if (load === null) loads.delete(key);
    else loads.set(key, load);
    set(loadsByKeyAtom, loads);
  };
  put({ phase: 'loading' });
  const epoch = get(epochAtom);
  const asked = get(confirmationsAtom).ask();
  const replay = deferred(asker, 'providerLead', () => loadLead(get, set, { ...request, requestId }));
  const outcome = await ask(asker, 'providerLead', async () =>
    methodOf(get(connectionAtom)?.gateway, 'providerLead')(
      { serviceProviderId: lead.spId, leadId: lead.leadId },
      { requestId, replay },
    ),
  );
  if (get(epochAtom) !== epoch) return;
  if (outcome.kind === 'done') set(putLeadsAtom, { spId: lead.spId, leads: [toLead(outcome.value)], asked });
  put(outcome.kind === 'failed' ? { phase: 'failed', failure: outcome.failure } : null);
}

/** Every card that stands alone says that the person is signed out, until it is asked to load again. */
export const signOutLoadsAtom = atom(null, (get, set) => {
  const keys = [...get(leadsAtom).keys(), ...get(loadsByKeyAtom).keys()];
  set(loadsByKeyAtom, new Map(keys.map((key) => [key, { phase: 'signed-out' as const }])));
});
