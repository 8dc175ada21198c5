import { activities, chatSession, markThreadRead, phoneNumbers, sendMessage } from '../calls/messages.js';
import { getOrCreateDraftReview, requestReviewByEmail, updateDraftReview } from '../calls/reviews.js';
import { categories } from '../calls/services.js';
import { DASHBOARD_ROUTES } from './dashboard-routes.js';
import { LEAD_GATEWAY_ROUTES } from './lead-gateway-routes.js';
import { PATHLESS_ROUTES } from './pathless-routes.js';
import { type Route, routesAt } from './route.js';

const MESSAGES = '/gateway/message-center';
const REVIEWS = '/gateway/review/api/v1';

const get = routesAt(MESSAGES, 'ServiceProvider', 'GET', false);
const write = routesAt(MESSAGES, 'ServiceProvider', 'POST', true);
const put = routesAt(MESSAGES, 'ServiceProvider', 'PUT', true);
const reviewGet = routesAt(REVIEWS, 'ServiceProvider', 'GET', false);
const reviewWrite = routesAt(REVIEWS, 'ServiceProvider', 'POST', true);
const reviewPut = routesAt(REVIEWS, 'ServiceProvider', 'PUT', true);

/** The message center's calls. */
const MESSAGE_CENTER_ROUTES: readonly Route[] = [
  write('sendMessage', '/v1/messages', sendMessage, { wrapped: true }),
  get('phoneNumbers', '/v2/lead/phone_number', phoneNumbers),
  get('activities', '/v2/interactions/activities', activities),
  put('markThreadRead', '/v1/messages/thread/read', markThreadRead),
  get('chatSession', '/v1/chat/session', chatSession),
];

/** The review gateway's calls. */
const REVIEW_ROUTES: readonly Route[] = [
  reviewWrite('getOrCreateDraftReview', '/draft-review/get-or-create', getOrCreateDraftReview),
  reviewPut('updateDraftReview', '/draft-review/{draftReviewId}', updateDraftReview, { withoutCallerId: true }),
  reviewWrite('requestReviewByEmail', '/review/request-by-email', requestReviewByEmail),
  reviewGet('categories', '/category', categories, { withoutCallerId: true }),
];

/** Every call that the sandbox answers. */
export const ROUTES: readonly Route[] = [
  ...DASHBOARD_ROUTES,
  ...LEAD_GATEWAY_ROUTES,
  ...MESSAGE_CENTER_ROUTES,
  ...REVIEW_ROUTES,
  ...PATHLESS_ROUTES,
];
