import { wireCategories } from '../../contract/wire/category.js';
import { wireReviewRequested } from '../../contract/wire/review-request.js';
import { defineCall } from '../call.js';

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
