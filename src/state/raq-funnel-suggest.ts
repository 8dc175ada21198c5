import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { SuggestedProvider } from '../contract/raq-funnel.js';
import { suggestionsInput } from '../domain/raq-funnel/suggestions-input.js';
import { ask } from './asker.js';
import { lateMethodOf } from './late-method.js';
import { tellFunnelAtom } from './raq-funnel.js';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, funnelOfAtom, patchFunnelAtom, taskOf } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

const REVIEWS_SHOWN = 3;

/** Providers instead of one that does not work at the postal code (Spec §4 Funnel, failed eligibility). */
export const loadAlternativesAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const answer = await fetchSuggestions(get, set, ref, 'alternatives');
  if (answer !== undefined) {
    set(tellFunnelAtom, { ref, event: { type: 'alternatives-loaded', providers: answer.providers.filter(isAl) } });
  }
});

/**
 * Loads whom to send the request to: the request first where it is known by its id alone. What fails leads to the summary
 * (Spec §4 Funnel, suggestion page).
 */
export const loadSuggestionsAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  if (!(await hasLead(get, set, ref))) return fallBack(get, set, ref, 'lead');
  const answer = await fetchSuggestions(get, set, ref, 'suggestions');
  if (answer === undefined) return fallBack(get, set, ref, 'suggestions');
  const { providers, serviceRequestId } = answer;
  set(tellFunnelAtom, { ref, event: { type: 'suggestions-loaded', providers, serviceRequestId } });
  void describe(get, set, ref, providers);
});

/** A request is about an AL provider alone: HA providers are chosen once it is there. */
const isAl = ({ type }: SuggestedProvider) => type === 'AL';

/** Whether service and place of the request are known; they are asked for where its id alone is (Spec §3 Fetched lead). */
export async function hasLead(get: Getter, set: Setter, ref: FunnelRef): Promise<boolean> {
  const state = get(funnelOfAtom)(ref.id)?.state;
  if (state === undefined) return false;
  const { leadId, form } = state;
  if (leadId === '') return false;
  if (form.categoryId !== '' && form.postalCode !== '') return true;
  const lead = await runFunnelCall(get, set, ref, {
    name: 'lead',
    operation: 'lead',
    call: async (signal) => (await lateMethodOf(get(connectionAtom), 'lead'))({ leadId }, { signal }),
  });
  if (lead === undefined) return false;
  const { postalAddress, category } = lead;
  set(tellFunnelAtom, {
    ref,
    event: {
      type: 'lead-loaded',
      leadId,
      categoryId: category.id,
      categoryName: category.name ?? '',
      postalCode: postalAddress.postalCode,
      advertisingZone: postalAddress.advertisingZone ?? '',
    },
  });
  return true;
}

function fallBack(get: Getter, set: Setter, ref: FunnelRef, name: 'lead' | 'suggestions'): void {
  const funnel = get(funnelOfAtom)(ref.id);
  if (funnel === null || taskOf(funnel, name).phase !== 'failed') return;
  set(tellFunnelAtom, { ref, event: { type: 'suggestions-failed' } });
  const { leadId } = funnel.state;
  ref.asker.emit('navigate', { to: 'summary', href: ref.options.summaryHref(leadId) });
}

async function fetchSuggestions(get: Getter, set: Setter, ref: FunnelRef, name: 'alternatives' | 'suggestions') {
  return runFunnelCall(get, set, ref, {
    name,
    operation: 'suggestions',
    call: async (signal) => {
      const state = get(funnelOfAtom)(ref.id)?.state;
      signal.throwIfAborted();
      const suggest = await lateMethodOf(get(connectionAtom), 'suggestions');
      if (state === undefined) throw new DOMException('The funnel is gone.', 'AbortError');
      const { suggestionLimit: limit, createFields } = ref.options;
      const { serviceProviders, serviceRequestId } = await suggest(suggestionsInput(state, { limit, createFields }), {
        signal,
      });
      const providers = serviceProviders.map(
        ({ id, serviceProviderType, name: called, rating, reviewCount, logoUrl, preselected }): SuggestedProvider => ({
          id,
          type: serviceProviderType,
          name: called,
          rating: rating ?? null,
          reviewCount: reviewCount ?? null,
          logoUrl: logoUrl ?? '',
          description: '',
          distanceMiles: null,
          yearsInBusiness: null,
          preselected: preselected ?? false,
        }),
      );
      return { providers, serviceRequestId: serviceRequestId ?? '' };
    },
  });
}

/** What else is known of the suggested; without it they stand as they are (Spec §3 Combined provider details). */
async function describe(
  get: Getter,
  set: Setter,
  ref: FunnelRef,
  suggested: readonly SuggestedProvider[],
): Promise<void> {
  const form = get(funnelOfAtom)(ref.id)?.state.form;
  if (form === undefined || suggested.length === 0) return;
  const idsOf = (type: string) => suggested.filter((each) => each.type === type).map(({ id }) => id);
  const { categoryId, postalCode } = form;
  const outcome = await ask(ref.asker, 'combinedProviderDetails', async () => {
    const details = await lateMethodOf(get(connectionAtom), 'combinedProviderDetails');
    return details({
      categoryId,
      postalCode,
      alServiceProviderIds: idsOf('AL'),
      haServiceProviderIds: idsOf('HA'),
    });
  });
  if (outcome.kind !== 'done') return;
  const providers = outcome.value.serviceProviders.map(
    ({ serviceProviderId, rating, reviewCount, logoUrl, description }) => ({
      id: serviceProviderId,
      ...(rating === null || rating === undefined ? {} : { rating }),
      ...(reviewCount === null || reviewCount === undefined ? {} : { reviewCount }),
      ...(logoUrl ? { logoUrl } : {}),
      description: description ?? '',
    }),
  );
  set(tellFunnelAtom, { ref, event: { type: 'providers-described', providers } });
}

interface ReviewsRequest {
  readonly ref: FunnelRef;
  readonly providerId: string;
  readonly type: string;
}

/** The latest reviews of a suggested provider. */
export const loadReviewsAtom = atom(
  null,
  async (get, set, { ref, providerId, type }: ReviewsRequest): Promise<void> => {
    const answer = await runFunnelCall(get, set, ref, {
      name: `reviews ${providerId}`,
      operation: 'reviewsByProvider',
      call: async (signal) => {
        const reviewsByProvider = await lateMethodOf(get(connectionAtom), 'reviewsByProvider');
        return reviewsByProvider(
          { serviceProviderId: providerId, serviceProviderType: type, limit: REVIEWS_SHOWN, offset: 0 },
          { signal },
        );
      },
    });
    if (answer === undefined) return;
    const reviews = answer.reviews.map(({ reviewId, rating, text, authorName, createDate }) => ({
      id: reviewId,
      rating,
      text: text ?? '',
      authorName: authorName ?? '',
      createDate,
    }));
    set(patchFunnelAtom, {
      id: ref.id,
      change: (funnel) => ({ reviews: new Map(funnel.reviews).set(providerId, reviews) }),
    });
  },
);
