import { having, id, listOf, words } from '../good.js';
import { AUSTIN, DRAIN_CLEANING, PROVIDER, samplesAt } from '../sample.js';

const review = samplesAt('/gateway/review/api', 'ServiceProvider');
const ofProvider = { serviceProviderId: PROVIDER };

export const REVIEW_GATEWAY_SAMPLES = [
  review(
    'getOrCreateDraftReview',
    'POST /v1/draft-review/get-or-create',
    (gateway) => gateway.getOrCreateDraftReview(ofProvider),
    { draftReview: having({ id }) },
  ),
  review(
    'updateDraftReview',
    'PUT /v1/draft-review/{id}',
    async (gateway) => {
      const { draftReview } = await gateway.getOrCreateDraftReview(ofProvider);
      const fields = { draftReview: { text: 'Quick and clean' }, draftRatings: [], categories: [] };
      return gateway.updateDraftReview({ ...ofProvider, draftReviewId: draftReview.id, ...fields });
    },
    { draftReview: having({ id, text: 'Quick and clean' }) },
  ),
  review(
    'requestReviewByEmail',
    'POST /v1/review/request-by-email',
    (gateway) =>
      gateway.requestReviewByEmail({
        firstName: 'Dana',
        lastName: 'Whitfield',
        email: 'dana@example.com',
        phoneNumber: '(512) 555-0142',
        reviewRequest: {
          serviceProviderId: Number(PROVIDER),
          postalCode: AUSTIN,
          descriptionOfWork: '',
          workCompleted: 'yes',
          categoryIds: [DRAIN_CLEANING],
        },
      }),
    { draftReviewId: id },
  ),
  review(
    'categories',
    'GET /v1/category?categoryIds=',
    (gateway) => gateway.categories({ ...ofProvider, categoryIds: [DRAIN_CLEANING, '10300'] }),
    { categories: listOf({ id: DRAIN_CLEANING, categoryName: words, parentCategory: having({ id: '10202' }) }) },
  ),
];
