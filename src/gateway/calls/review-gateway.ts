import type { ReviewGateway } from '../../contract/calls/review-gateway.js';
import { REVIEW_SOURCE, REVIEW_SOURCE_VERSION } from '../../contract/limits.js';
import { wireCategories, wireDraftReview, wireReviewRequested } from '../../contract/wire/review-gateway.js';
import { type Definitions, defineCall } from '../call.js';

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

/** POST /v1/review/request-by-email: the board's form or the gateway variant; a 200 with `draftReviewId` is the only success. */
export const requestReviewByEmail = defineCall('requestReviewByEmail', {
  caller: 'ServiceProvider',
  callerId: (request) =>
    'reviewRequest' in request ? request.reviewRequest.serviceProviderId : request.serviceProviderId,
  method: 'POST',
  path: '/gateway/review/api/v1/review/request-by-email',
  body: (request) => request,
  answer: wireReviewRequested,
  success: 200,
});

/** GET /v1/category: categories by their ids, with their parents. */
export const categories = defineCall('categories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/review/api/v1/category',
  query: ({ categoryIds }) => ({ categoryIds }),
  answer: wireCategories,
});

/** Every call of this area. */
export const reviewGatewayCalls = {
  getOrCreateDraftReview,
  updateDraftReview,
  requestReviewByEmail,
  categories,
} satisfies Definitions<ReviewGateway>;
