import type { FunnelProvider } from '../funnel/funnel.js';
import { providerToLoad } from '../funnel/provider-events.js';
import { sendFunnelEvent } from './funnel-state.js';
import { runFunnelCall } from './run.js';
import { type FunnelRef, funnelOf, patchFunnel } from './store.js';

const REVIEWS_SHOWN = 3;

/** Loads the provider that the funnel was opened for. */
export async function loadProvider(ref: FunnelRef): Promise<void> {
  const state = funnelOf(ref)?.state;
  const wanted = state === undefined ? null : providerToLoad(state);
  if (wanted !== null) await takeProvider(ref, wanted.serviceProviderId, wanted.withAlId);
}

/** Chooses another provider and loads its details. */
export function chooseProvider(ref: FunnelRef, providerId: string): Promise<void> {
  return takeProvider(ref, providerId, false);
}

async function takeProvider(
  ref: FunnelRef,
  serviceProviderId: string,
  withAlId: boolean,
  requestId?: string,
): Promise<void> {
  const provider = await runFunnelCall(ref, {
    name: 'provider',
    operation: 'providerDetails',
    call: async (providerDetails, options): Promise<FunnelProvider> => {
      const details = await providerDetails({ serviceProviderId, withAlId }, options);
      const { serviceProvideId, name, categories } = details;
      return {
        serviceProviderId: serviceProvideId,
        name: name ?? '',
        categories: categories.map(({ categoryId, categoryName, overallReviewCount }) => ({
          categoryId,
          categoryName,
          overallReviewCount,
        })),
      };
    },
    requestId,
    unknown: 'sp-id',
    again: (id) => takeProvider(ref, serviceProviderId, withAlId, id),
  });
  if (provider !== undefined) sendFunnelEvent(ref, { type: 'provider-loaded', provider });
}

/** The latest reviews of a suggested provider. */
export async function loadReviews(ref: FunnelRef, providerId: string, type: string, requestId?: string): Promise<void> {
  const answer = await runFunnelCall(ref, {
    name: `reviews ${providerId}`,
    operation: 'reviewsByProvider',
    call: (reviewsByProvider, options) =>
      reviewsByProvider(
        { serviceProviderId: providerId, serviceProviderType: type, limit: REVIEWS_SHOWN, offset: 0 },
        options,
      ),
    requestId,
    again: (id) => loadReviews(ref, providerId, type, id),
  });
  if (answer === undefined) return;
  const reviews = answer.reviews.map(({ reviewId, rating, text, authorName, createDate }) => ({
    id: reviewId,
    rating,
    text: text ?? '',
    authorName: authorName ?? '',
    createDate,
  }));
  patchFunnel(ref, (funnel) => ({ reviews: new Map(funnel.reviews).set(providerId, reviews) }));
}
