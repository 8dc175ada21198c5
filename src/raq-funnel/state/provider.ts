import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { providerToLoad } from '../funnel/provider-events.js';
import type { FunnelProvider } from '../funnel-types.js';
import { sendFunnelEventAtom } from './funnel-state.js';
import { runFunnelCall } from './run.js';
import { type FunnelRef, funnelOfAtom, patchFunnelAtom } from './store.js';

const REVIEWS_SHOWN = 3;

interface ReviewsRequest {
  readonly ref: FunnelRef;
  readonly providerId: string;
  readonly type: string;
}

/** The latest reviews of a suggested provider. */
export const loadReviewsAtom = atom(
  null,
  (get, set, request: ReviewsRequest): Promise<void> => loadReviews(get, set, request),
);

/** Loads the provider that the funnel was opened for. */
export const loadProviderAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const state = get(funnelOfAtom)(ref.id)?.state;
  const wanted = state === undefined ? null : providerToLoad(state);
  if (wanted !== null) await takeProvider(get, set, ref, wanted.serviceProviderId, wanted.withAlId);
});

/** Chooses another provider and loads its details. */
export const chooseProviderAtom = atom(
  null,
  (get, set, { ref, providerId }: { readonly ref: FunnelRef; readonly providerId: string }): Promise<void> =>
    takeProvider(get, set, ref, providerId, false),
);

async function takeProvider(
  get: Getter,
  set: Setter,
  ref: FunnelRef,
  serviceProviderId: string,
  withAlId: boolean,
  requestId?: string,
): Promise<void> {
  const provider = await runFunnelCall(get, set, ref, {
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
    again: (id) => takeProvider(get, set, ref, serviceProviderId, withAlId, id),
  });
  if (provider !== undefined) set(sendFunnelEventAtom, { ref, event: { type: 'provider-loaded', provider } });
}

async function loadReviews(get: Getter, set: Setter, request: ReviewsRequest, requestId?: string): Promise<void> {
  const { ref, providerId, type } = request;
  const answer = await runFunnelCall(get, set, ref, {
    name: `reviews ${providerId}`,
    operation: 'reviewsByProvider',
    call: (reviewsByProvider, options) =>
      reviewsByProvider(
        { serviceProviderId: providerId, serviceProviderType: type, limit: REVIEWS_SHOWN, offset: 0 },
        options,
      ),
    requestId,
    again: (id) => loadReviews(get, set, request, id),
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
}
