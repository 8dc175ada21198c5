import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { type Failure, type Outcome, type Replay, runCall, type WidgetSession } from '../element/run-call.js';
import type { Lead, LeadCategory } from '../lead-card/lead/lead.js';
import { confirmationsAtom, leadsAtom, putLeadsAtom } from '../lead-card/lead/lead-state.js';
import { serviceProviderOfAtom } from '../lead-card/lead/service-provider.js';
import { toLead } from '../lead-card/lead/to-lead.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import { createRequestId } from '../web/request-id.js';
import { reviewCategories } from './categories.js';
import { EMPTY_REVIEW_FORM, type ReviewForm, reviewFormOf } from './review-form-rules.js';

// Only in memory, because it holds a customer's name, email and phone.
const draftsByKeyAtom = keyedAtom<LeadKey, ReviewForm>();

/** The draft for a lead, or for a provider without a lead; null without a draft. */
export const reviewDraftAtomOf = (lead: LeadRef) => atom((get) => get(draftsByKeyAtom).get(leadKey(lead)) ?? null);

/** Keeps a draft, also while the dialog is closed; null removes it. */
export const putReviewDraftAtom = atom(null, (_get, set, { lead, form }: { lead: LeadRef; form: ReviewForm | null }) =>
  set(draftsByKeyAtom, leadKey(lead), form),
);

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

interface ReviewLoadRequest {
  /** The provider and the lead. An empty lead id means no lead. */
  readonly lead: LeadRef;
  readonly session: WidgetSession;
}

/** One request id for each call. A replay uses the same ids. */
type RequestIds = Readonly<Record<'lead' | 'provider' | 'categories', string>>;

const loadsByKeyAtom = keyedAtom<LeadKey, ReviewLoad>();

/** The state of loading a review request; null before it was opened. */
export const reviewLoadAtomOf = (lead: LeadRef) => atom((get) => get(loadsByKeyAtom).get(leadKey(lead)) ?? null);

/**
 * Loads the data of a review request: the lead if it is missing, its category with the parents or else the provider's
 * categories, and the provider's postal code if the customer's is missing.
 * Loaded data is kept and updated from the lead.
 */
export const openReviewRequestAtom = atom(null, (get, set, request: ReviewLoadRequest): Promise<void> => {
  const key = leadKey(request.lead);
  const load = get(loadsByKeyAtom).get(key);
  const lead = get(leadsAtom).get(key);
  if (load?.phase === 'loading') return Promise.resolve();
  if (load?.phase !== 'ready' || !load.hasAllChoices) {
    return loadReview(get, set, request, createIds());
  }
  if (lead !== undefined) set(loadsByKeyAtom, key, { ...load, ...fromLead(lead) });
  return Promise.resolve();
});

/** Loads everything again. Loaded data stays meanwhile, and on failure. */
export const refreshReviewRequestAtom = atom(null, (get, set, request: ReviewLoadRequest): Promise<void> => {
  const isLoading = get(loadsByKeyAtom).get(leadKey(request.lead))?.phase === 'loading';
  return isLoading ? Promise.resolve() : loadReview(get, set, { ...request, isFresh: true }, createIds());
});

function createIds(): RequestIds {
  return { lead: createRequestId(), provider: createRequestId(), categories: createRequestId() };
}

// A function, because an atom cannot set itself: a replay runs it again.
async function loadReview(
  get: Getter,
  set: Setter,
  request: ReviewLoadRequest & { readonly isFresh?: boolean },
  ids: RequestIds,
): Promise<void> {
  const { lead: ref, session } = request;
  const { spId, leadId } = ref;
  const key = leadKey(ref);
  const latest = () => get(loadsByKeyAtom).get(key);
  const replay: Replay = {
    run: () => loadReview(get, set, request, ids),
    isWanted: () => latest()?.phase === 'failed' || isPartial(latest()),
  };
  const fail = (outcome: Outcome<unknown>) => {
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    if (latest()?.phase !== 'ready') set(loadsByKeyAtom, key, { phase: 'failed', failure });
  };

  if (latest()?.phase !== 'ready') set(loadsByKeyAtom, key, { phase: 'loading' });
  if (leadId && (request.isFresh || !get(leadsAtom).has(key))) {
    const requestedAt = get(confirmationsAtom).nextTime();
    const outcome = await runCall(session, {
      operation: 'providerLead',
      call: (providerLead, options) => providerLead({ serviceProviderId: spId, leadId }, options),
      requestId: ids.lead,
      replay,
    });
    if (outcome.kind !== 'done') return fail(outcome);
    set(putLeadsAtom, { spId, leads: [toLead(outcome.value)], requestedAt });
  }
  const lead = get(leadsAtom).get(key);
  const own = lead?.category.id ? lead.category : null;
  const ownPostalCode = lead?.customer.address.postalCode || get(serviceProviderOfAtom)(spId)?.postalCode;

  const fetchCategories = () =>
    own === null
      ? runCall(session, {
          operation: 'providerCategories',
          call: (providerCategories, options) => providerCategories({ serviceProviderId: spId }, options),
          requestId: ids.categories,
          replay,
        })
      : runCall(session, {
          operation: 'categories',
          call: (categories, options) => categories({ serviceProviderId: spId, categoryIds: [own.id] }, options),
          requestId: ids.categories,
          replay,
        });
  const fetchProvider = () =>
    runCall(session, {
      operation: 'serviceProvider',
      call: (serviceProvider, options) => serviceProvider({ serviceProviderId: spId }, options),
      requestId: ids.provider,
      replay,
    });
  const [categories, provider] = await Promise.all([fetchCategories(), ownPostalCode ? null : fetchProvider()]);
  if (provider !== null && provider.kind !== 'done') return fail(provider);
  if (categories.kind !== 'done' && own === null) return fail(categories);
  const record = provider?.value.serviceProviders.find(({ serviceProviderId }) => serviceProviderId === spId);
  const known = latest();
  const choices =
    categories.kind !== 'done' && known?.phase === 'ready'
      ? { choices: known.choices, hasAllChoices: known.hasAllChoices }
      : {
          choices: reviewCategories(categories.kind === 'done' ? categories.value : { categories: [] }, own),
          hasAllChoices: categories.kind === 'done',
        };
  set(loadsByKeyAtom, key, {
    phase: 'ready',
    ...(lead === undefined ? { form: EMPTY_REVIEW_FORM, isMasked: false } : fromLead(lead)),
    ...choices,
    postalCode: ownPostalCode || (record?.primaryAddress?.postalCode ?? ''),
  });
}

function isPartial(load: ReviewLoad | undefined): boolean {
  return load?.phase === 'ready' && !load.hasAllChoices;
}

function fromLead(lead: Lead): Pick<ReviewStart, 'form' | 'isMasked'> {
  return { form: reviewFormOf(lead), isMasked: lead.customer.maskedPhone };
}
