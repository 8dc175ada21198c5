import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, patchFunnelAtom } from './raq-funnel-store.js';

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
