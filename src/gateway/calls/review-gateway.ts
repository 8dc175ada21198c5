import { type Definitions, defineCall } from '../call.js';
import { REVIEW_SOURCE, REVIEW_SOURCE_VERSION } from '../limits.js';
import type { ReviewGateway } from '../methods/review-gateway.js';
import { wireCategories, wireDraftReview, wireReviewRequested } from '../wire/review-gateway.js';

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

export const updateDraftReview = defineCall('updateDraftReview', {
  caller: 'ServiceProvider',
  method: 'PUT',
  path: '/gateway/review/api/v1/draft-review/{draftReviewId}',
  body: ({ draftReview, draftRatings, categories }) => ({ draftReview, draftRatings, categories }),
  answer: wireDraftReview,
});

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

export const categories = defineCall('categories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/review/api/v1/category',
  query: ({ categoryIds }) => ({ categoryIds }),
  answer: wireCategories,
});

export const reviewGatewayCalls = {
  getOrCreateDraftReview,
  updateDraftReview,
  requestReviewByEmail,
  categories,
} satisfies Definitions<ReviewGateway>;
