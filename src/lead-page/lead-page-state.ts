import { atom } from 'jotai/vanilla';
import { type Failure, runCall, type WidgetSession } from '../element/run-call.js';
import { leadForPageV2 } from '../gateway/calls/office-leads.js';
import { isGone } from '../gateway/errors/failure-status.js';
import { GatewayError } from '../gateway/errors/gateway-error.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import {
  type LeadIdentity,
  type PageLead,
  TARGET_OFFER_OUTCOMES,
  type TargetOffer,
  type TargetOfferOutcome,
  type TargetOffers,
  toPageLead,
} from './page-lead-data.js';

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

export const EMPTY_PAGE: LeadPage = { phase: 'loading', lead: null, gone: null, failure: null, clockAheadMs: 0 };

/** HTTP statuses after which the viewer must not see the lead, not even an older answer. */
const UNAVAILABLE_STATUSES: readonly (number | undefined)[] = [401, 403, 404, 410];

export const leadPagesAtom = keyedAtom<LeadKey, LeadPage>();

/** The last load of each lead. The answer of an older one is ignored. */
const lastLoadsAtom = atom(() => new Map<LeadKey, AbortController>());

/**
 * Loads a lead page, or loads it again.
 * @param requestId passed by a replay
 */
export async function loadLeadPage(session: WidgetSession, lead: LeadRef, requestId?: string): Promise<void> {
  const { store } = session;
  const key = leadKey(lead);
  const current = () => store.get(leadPagesAtom).get(key) ?? EMPTY_PAGE;
  const put = (change: Partial<LeadPage>) => store.set(leadPagesAtom, key, { ...current(), ...change });
  const lastLoads = store.get(lastLoadsAtom);
  lastLoads.get(key)?.abort();
  const ended = new AbortController();
  lastLoads.set(key, ended);
  put({ phase: 'loading' });
  const isLast = () => lastLoads.get(key) === ended;
  const outcome = await runCall(session, {
    definition: leadForPageV2,
    call: async (send, options) => {
      const answer = await send({ serviceProviderId: lead.spId, leadId: lead.leadId }, options);
      // The answer must be for the requested lead.
      if (answer.leadId === lead.leadId) return answer;
      const { requestId: id = '' } = options;
      throw new GatewayError({ kind: 'contract', operation: 'leadForPage', requestId: id, field: 'leadId' });
    },
    unknown: 'lead-id',
    requestId,
    signal: ended.signal,
    replay: { run: (id) => loadLeadPage(session, lead, id), isWanted: isLast },
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
    ...(isRefused && { lead: null, gone: goneAfter(failure, current()) }),
  });
}

function goneAfter(failure: Failure, { lead, gone }: LeadPage): LeadIdentity | null {
  const known = lead ?? gone;
  if (known === null || !isGone(failure)) return null;
  const { title, category, place } = known;
  return { title, category, place };
}

const NOTHING: TargetOffer = { outcome: null, categoryId: null };

export function offerOf(offers: TargetOffers, name: string): TargetOffer {
  return (Object.hasOwn(offers, name) ? offers[name] : undefined) ?? NOTHING;
}

/** Changes the record of an offer. A record with neither outcome nor category is removed. */
export function changeOffer(offers: TargetOffers, name: string, change: Partial<TargetOffer>): TargetOffers {
  const offer = { ...offerOf(offers, name), ...change };
  if (offer.outcome !== null || offer.categoryId !== null) return { ...offers, [name]: offer };
  return Object.fromEntries(Object.entries(offers).filter(([each]) => each !== name));
}

export function isOutcome(value: unknown): value is TargetOfferOutcome {
  return TARGET_OFFER_OUTCOMES.some((outcome) => outcome === value);
}

export const NO_OFFERS: TargetOffers = {};

/** The offers that the host has recorded on this page. */
export const targetOffersAtom = atom(NO_OFFERS);

/**
 * Records the outcome of an offer and emits it. No call is made.
 * @param outcome `Success` or `Error`; any other value is reported to the host and not recorded
 */
export function recordTargetOffer(session: WidgetSession, name: string, outcome: unknown): void {
  if (name === '' || !isOutcome(outcome)) {
    refuse(session);
    return;
  }
  session.store.set(targetOffersAtom, (offers) => changeOffer(offers, name, { outcome }));
  session.emit('target-offer', { name, outcome });
}

/** Records the requested category of an offer, or removes it if it is empty. */
export function requestOfferCategory(session: WidgetSession, name: string, categoryId: string): void {
  if (name === '') refuse(session);
  else session.store.set(targetOffersAtom, (offers) => changeOffer(offers, name, { categoryId: categoryId || null }));
}

function refuse({ emit }: WidgetSession): void {
  emit('widget-error', { operation: 'targetOffer', kind: 'configuration' });
}
