import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { type Failure, runCall, type WidgetSession } from '../element/run-call.js';
import { isGone } from '../gateway/errors/failure-status.js';
import { GatewayError } from '../gateway/errors/gateway-error.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import type { LeadIdentity, PageLead } from './lead-page-types.js';
import { toPageLead } from './to-page-lead.js';

export interface LeadPage {
  readonly phase: 'loading' | 'loaded' | 'failed';
  /** Stays during a reload and after a failed one. */
  readonly lead: PageLead | null;
  /** Which lead it was, once the gateway has it no more; null if it was never known. */
  readonly gone: LeadIdentity | null;
  readonly failure: Failure | null;
  /** Milliseconds by which the gateway's clock is ahead of the viewer's. */
  readonly clockAheadMs: number;
}

const EMPTY: LeadPage = { phase: 'loading', lead: null, gone: null, failure: null, clockAheadMs: 0 };

/** HTTP statuses after which the viewer must not see the lead, not even an older answer. */
const UNAVAILABLE_STATUSES: readonly (number | undefined)[] = [401, 403, 404, 410];

const pagesByKeyAtom = atom<ReadonlyMap<LeadKey, LeadPage>>(new Map());

export const leadPageAtomOf = (key: LeadKey) => atom((get) => get(pagesByKeyAtom).get(key) ?? EMPTY);

interface LoadRequest {
  readonly lead: LeadRef;
  readonly session: WidgetSession;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** The last load of each lead. The answer of an older one is ignored. */
const lastLoadsAtom = atom(() => new Map<LeadKey, AbortController>());

export const loadLeadPageAtom = atom(null, loadLeadPage);

// A function, because an atom cannot set itself: a replay runs it again.
async function loadLeadPage(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { lead, session } = request;
  const key = leadKey(lead);
  const put = (change: Partial<LeadPage>) =>
    set(
      pagesByKeyAtom,
      new Map(get(pagesByKeyAtom)).set(key, { ...(get(pagesByKeyAtom).get(key) ?? EMPTY), ...change }),
    );
  get(lastLoadsAtom).get(key)?.abort();
  const ended = new AbortController();
  get(lastLoadsAtom).set(key, ended);
  put({ phase: 'loading' });
  const isLast = () => get(lastLoadsAtom).get(key) === ended;
  const outcome = await runCall(session, {
    operation: 'leadForPage',
    call: async (leadForPage, options) => {
      const answer = await leadForPage({ serviceProviderId: lead.spId, leadId: lead.leadId }, options);
      // The answer must be for the requested lead.
      if (answer.leadId === lead.leadId) return answer;
      const { requestId = '' } = options;
      throw new GatewayError({ kind: 'contract', operation: 'leadForPage', requestId, field: 'leadId' });
    },
    requestId: request.requestId,
    signal: ended.signal,
    replay: { run: (requestId) => loadLeadPage(get, set, { ...request, requestId }), isWanted: isLast },
  });
  if (!isLast() || outcome.kind === 'aborted') return;
  if (outcome.kind === 'done') {
    const { answeredAt } = outcome.value;
    const clockAheadMs = answeredAt == null ? 0 : new Date(answeredAt).getTime() - Date.now();
    put({ phase: 'loaded', lead: toPageLead(outcome.value), gone: null, failure: null, clockAheadMs });
    return;
  }
  const { failure } = outcome;
  const isRefused = failure.kind === 'auth' || UNAVAILABLE_STATUSES.includes(failure.status);
  put({
    phase: 'failed',
    failure,
    ...(isRefused && { lead: null, gone: goneAfter(failure, get(pagesByKeyAtom).get(key)) }),
  });
}

function goneAfter(failure: Failure, { lead, gone }: LeadPage = EMPTY): LeadIdentity | null {
  const known = lead ?? gone;
  if (known === null || !isGone(failure)) return null;
  const { title, category, place } = known;
  return { title, category, place };
}
