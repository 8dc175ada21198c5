import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { analyticsOf } from '../element/events/analytics.js';
import {
  type CallRequest,
  type Failure,
  type Outcome,
  type Replay,
  runCall,
  type WidgetSession,
} from '../element/run-call.js';
import type { AnyDefinition } from '../gateway/call.js';
import { providerCategories } from '../gateway/calls/dashboard-forms.js';
import { providerLead, serviceProvider } from '../gateway/calls/provider-dashboard.js';
import { categories as categoriesCall, requestReviewByEmail } from '../gateway/calls/review-gateway.js';
import { addActivity } from '../lead-card/activity/activity-state.js';
import { type Lead, type LeadCategory, toLead } from '../lead-card/lead/lead.js';
import { confirmationsAtom, leadsAtom, putLeads } from '../lead-card/lead/lead-state.js';
import { serviceProvidersAtom } from '../lead-card/lead/service-provider.js';
import { storeDraft, storedDraftAtom } from '../session/draft.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import { type Store, sessionAtom } from '../session/session.js';
import { readAs } from '../web/read-as.js';
import { createRequestId } from '../web/request-id.js';
import {
  EMPTY_REVIEW_FORM,
  type ReviewForm,
  type ReviewRequest,
  type ReviewVariant,
  reviewCategories,
  reviewFormOf,
  reviewPayload,
} from './review-form-rules.js';

/** The data that a review request starts from. */
export interface ReviewStart {
  readonly phase: 'ready';
  /** Filled in from the lead; empty without one. */
  readonly form: ReviewForm;
  /** The categories that the review may be about. */
  readonly choices: readonly LeadCategory[];
  /** False when the categories could not be loaded, and only the lead's own is offered. */
  readonly hasAllChoices: boolean;
  /** The customer's postal code, else the provider's. */
  readonly postalCode: string;
  /** The customer's number is temporary, so it cannot be used here. */
  readonly isMasked: boolean;
}

type ReviewLoad =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: Failure | null }
  | ReviewStart;

/** The state of loading each review request that was opened. */
export const reviewLoadsAtom = keyedAtom<LeadKey, ReviewLoad>();

/**
 * Loads the data of a review request: the lead if it is missing, its category with the parents or else the provider's
 * categories, and the provider's postal code if the customer's is missing.
 * Loaded data is kept and updated from the lead.
 * @param ref the provider and the lead; an empty lead id means no lead
 */
export async function openReviewRequest(session: WidgetSession, ref: LeadRef): Promise<void> {
  const { store } = session;
  const key = leadKey(ref);
  const load = store.get(reviewLoadsAtom).get(key);
  const lead = store.get(leadsAtom).get(key);
  if (load?.phase === 'loading') return;
  if (load?.phase !== 'ready' || !load.hasAllChoices) await loadReview(session, ref, false);
  else if (lead !== undefined) store.set(reviewLoadsAtom, key, { ...load, ...fromLead(lead) });
}

/** Loads everything again. Loaded data stays meanwhile, and on failure. */
export async function refreshReviewRequest(session: WidgetSession, ref: LeadRef): Promise<void> {
  const isLoading = session.store.get(reviewLoadsAtom).get(leadKey(ref))?.phase === 'loading';
  if (!isLoading) await loadReview(session, ref, true);
}

/** @param ids one request id for each call; a replay passes the same ids again */
async function loadReview(
  session: WidgetSession,
  ref: LeadRef,
  isFresh: boolean,
  ids = { lead: createRequestId(), provider: createRequestId(), categories: createRequestId() },
): Promise<void> {
  const { store } = session;
  const { spId, leadId } = ref;
  const key = leadKey(ref);
  const latest = () => store.get(reviewLoadsAtom).get(key);
  const replay: Replay = {
    run: () => loadReview(session, ref, isFresh, ids),
    isWanted: () => {
      const load = latest();
      return load?.phase === 'failed' || (load?.phase === 'ready' && !load.hasAllChoices);
    },
  };
  const fail = (outcome: Outcome<unknown>) => {
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    if (latest()?.phase !== 'ready') store.set(reviewLoadsAtom, key, { phase: 'failed', failure });
  };

  const run = <Definition extends AnyDefinition, Value>(
    definition: Definition,
    requestId: string,
    call: CallRequest<Definition, Value>['call'],
    unknown?: string,
  ) => runCall(session, { definition, call, requestId, replay, unknown });

  if (latest()?.phase !== 'ready') store.set(reviewLoadsAtom, key, { phase: 'loading' });
  const ofProvider = { serviceProviderId: spId };
  if (leadId && (isFresh || !store.get(leadsAtom).has(key))) {
    const requestedAt = store.get(confirmationsAtom).nextTime();
    const ofLead = { ...ofProvider, leadId };
    const outcome = await run(providerLead, ids.lead, (send, options) => send(ofLead, options), 'lead-id');
    if (outcome.kind !== 'done') return fail(outcome);
    putLeads(store, { spId, leads: [toLead(outcome.value)], requestedAt });
  }
  const lead = store.get(leadsAtom).get(key);
  const own = lead?.category.id ? lead.category : null;
  const ownPostalCode = lead?.customer.address.postalCode || store.get(serviceProvidersAtom).get(spId)?.postalCode;

  const [categories, provider] = await Promise.all([
    own === null
      ? run(providerCategories, ids.categories, (send, options) => send(ofProvider, options))
      : run(categoriesCall, ids.categories, (send, options) => send({ ...ofProvider, categoryIds: [own.id] }, options)),
    ownPostalCode ? null : run(serviceProvider, ids.provider, (send, options) => send(ofProvider, options)),
  ]);
  if (provider !== null && provider.kind !== 'done') return fail(provider);
  if (categories.kind !== 'done' && own === null) return fail(categories);
  const record = provider?.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
  const last = latest();
  const isAnswered = categories.kind === 'done';
  const found = reviewCategories(isAnswered ? categories.value : { categories: [] }, own);
  const { choices, hasAllChoices } =
    !isAnswered && last?.phase === 'ready' ? last : { choices: found, hasAllChoices: isAnswered };
  const start = lead === undefined ? { form: EMPTY_REVIEW_FORM, isMasked: false } : fromLead(lead);
  restoreReviewDraft(store, ref, start.form);
  store.set(reviewLoadsAtom, key, {
    phase: 'ready',
    ...start,
    choices,
    hasAllChoices,
    postalCode: ownPostalCode || (record?.primaryAddress?.postalCode ?? ''),
  });
}

function fromLead(lead: Lead): Pick<ReviewStart, 'form' | 'isMasked'> {
  return { form: reviewFormOf(lead), isMasked: lead.customer.maskedPhone };
}

export interface ReviewSend {
  readonly phase: 'sending' | 'failed' | 'sent';
  /** The sent payload. Sending the same again uses the same id. */
  readonly text: string;
  readonly requestId: string;
  readonly failure: Failure | null;
}

export const reviewSendsAtom = keyedAtom<LeadKey, ReviewSend>();

/** How long a customer should not be asked again, in days. */
export const REVIEW_COOL_DOWN_DAYS = 180;

/**
 * Whether a customer was asked so recently that another request needs a second thought.
 * @param askedAt milliseconds since 1970; 0 if the customer was not asked
 */
export function coolsDown(askedAt: number, now: number): boolean {
  return askedAt > now - REVIEW_COOL_DOWN_DAYS * 86_400_000 && askedAt <= now;
}

const askedAtByKeyAtom = keyedAtom<LeadKey, number>();

/** The key of the stored time. The device sees only its hash. */
const nameOf = (lead: LeadRef) => `review-asked ${leadKey(lead)}`;

/**
 * When a review of a lead was last requested on this device, in milliseconds since 1970; null if it was not, or if that
 * is longer ago than the cool-down.
 */
export const reviewAskedAtAtom = atom((get) => {
  const known = get(askedAtByKeyAtom);
  const records = get(sessionAtom)?.device.records;
  return (lead: LeadRef): number | null => {
    const askedAt = known.get(leadKey(lead)) ?? Number(records?.get(nameOf(lead)) ?? 0);
    return coolsDown(askedAt, Date.now()) ? askedAt : null;
  };
});

interface SendReviewRequest {
  readonly lead: LeadRef;
  readonly review: ReviewRequest;
  readonly postalCode: string;
  readonly variant: ReviewVariant;
}

/**
 * Requests a review by email, unless it is being requested. The same request again keeps its request id. The draft is
 * removed when the gateway has accepted the request.
 */
export async function sendReviewRequest(session: WidgetSession, request: SendReviewRequest): Promise<void> {
  const { store } = session;
  const { lead, review, postalCode, variant } = request;
  const key = leadKey(lead);
  const latest = () => store.get(reviewSendsAtom).get(key);
  const last = latest();
  if (last?.phase === 'sending' || last?.phase === 'sent') return;
  const payload = reviewPayload(variant, review, { spId: lead.spId, postalCode });
  const text = JSON.stringify(payload);
  const requestId = last?.text === text ? last.requestId : createRequestId();
  const put = (phase: ReviewSend['phase'], failure: Failure | null = null) =>
    store.set(reviewSendsAtom, key, { phase, text, requestId, failure });
  put('sending');
  const outcome = await runCall(session, {
    definition: requestReviewByEmail,
    call: (send, options) => send(payload, options),
    requestId,
    replay: {
      run: () => sendReviewRequest(session, request),
      isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
    },
  });
  if (outcome.kind !== 'done') return put('failed', outcome.kind === 'failed' ? outcome.failure : null);
  put('sent');
  if (lead.leadId) {
    const now = Date.now();
    store.set(askedAtByKeyAtom, key, now);
    store.get(sessionAtom)?.device.records.set(nameOf(lead), `${now}`);
    addActivity(store, lead, { kind: 'reviewAsked', at: now });
  }
  putReviewDraft(session, lead, null);
  if (!session.isAlive()) return;
  const { draftReviewId } = outcome.value;
  session.emit('review-requested', { draftReviewId });
  session.emit('analytics', analyticsOf('review-request', lead.leadId ? { leadId: lead.leadId } : {}));
}

/** Ends the thank-you message, so that the next request is a new one. A failed request stays. */
export function endReviewRequest({ store }: WidgetSession, lead: LeadRef): void {
  const key = leadKey(lead);
  if (store.get(reviewSendsAtom).get(key)?.phase === 'sent') store.set(reviewSendsAtom, key, null);
}

/** The drafts for leads, and for providers without a lead. */
export const reviewDraftsAtom = keyedAtom<LeadKey, ReviewForm>();

const draftNameOf = (key: LeadKey) => `review ${key}`;

/** The part of a draft that the device stores. A customer's name, email and phone are only in memory. */
const storedFields = v.object({
  descriptionOfWork: v.string(),
  workCompleted: v.picklist(['yes', 'no', '']),
  categoryIds: v.nullable(v.array(v.string())),
});

/** Keeps a draft while the dialog is closed too; null removes it. */
export function putReviewDraft({ store }: WidgetSession, lead: LeadRef, form: ReviewForm | null): void {
  store.set(reviewDraftsAtom, leadKey(lead), form);
  const stored = form && JSON.stringify(v.parse(storedFields, form));
  storeDraft(store, draftNameOf(leadKey(lead)), stored);
}

/**
 * Restores the stored part of a draft after a reload.
 * @param form the form of the lead, for the fields that are not stored
 */
function restoreReviewDraft(store: Store, lead: LeadRef, form: ReviewForm): void {
  const key = leadKey(lead);
  if (store.get(reviewDraftsAtom).has(key)) return;
  const stored = store.get(storedDraftAtom)(draftNameOf(key));
  const fields = readAs(v.pipe(v.string(), v.parseJson(), storedFields), stored);
  if (fields !== undefined) store.set(reviewDraftsAtom, key, { ...form, ...fields });
}
