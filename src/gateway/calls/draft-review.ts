import { REVIEW_SOURCE, REVIEW_SOURCE_VERSION } from '../../contract/limits.js';
import { wireDraftReview } from '../../contract/wire/review-request.js';
import { defineCall } from '../call.js';

/** POST /v1/draft-review/get-or-create: source 'site-member', version '2.0'. */
export const getOrCreateDraftReview = defineCall('getOrCreateDraftReview', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/review/api/v1/draft-review/get-or-create',
  body: ({ serviceProviderId, reviewSource = REVIEW_SOURCE, reviewSourceVersion = REVIEW_SOURCE_VERSION }) => ({
    serviceProviderId,
    reviewSource,
    reviewSourceVersion,
  }),
  answer: wireDraftReview,
});

/** PUT /v1/draft-review/{id}: draft, ratings and categories. */
export const updateDraftReview = defineCall('updateDraftReview', {
  caller: 'ServiceProvider',
  method: 'PUT',
  path: '/gateway/review/api/v1/draft-review/{draftReviewId}',
  body: ({ draftReview, draftRatings, categories }) => ({ draftReview, draftRatings, categories }),
  answer: wireDraftReview,
});
