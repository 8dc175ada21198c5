import { atom } from 'jotai/vanilla';
import { lateMethodOf } from './late-method.js';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, patchFunnelAtom } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

const REVIEWS_SHOWN = 3;

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
