import { formsOf } from './form.js';

const provider = formsOf('ServiceProvider', '4711042');
const DRAFT = '/gateway/review/api/v1/draft-review';
const boardForm = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phoneNumber: '(512) 555-0142',
  reviewRequest: {
    serviceProviderId: 4711042,
    postalCode: '02108',
    descriptionOfWork: 'Cleared a drain',
    workCompleted: 'yes' as const,
    categoryIds: ['10214', '10202'],
  },
};
const BY_EMAIL = 'POST /gateway/review/api/v1/review/request-by-email';
const gatewayVariant = {
  serviceProviderId: '4711042',
  postalCode: '02108',
  emailAddress: 'dana@example.com',
  phoneNumber: '5125550142',
  firstName: 'Dana',
  lastName: 'Whitfield',
  descriptionOfWork: '',
  workCompleted: true,
  categories: ['10214', '10202'],
};
const draft = {
  draftReview: { text: 'Quick and clean', published: false },
  draftRatings: [{ name: 'Price', value: 4 }],
  categories: [{ id: '10214' }],
};
const someProvider = formsOf('ServiceProvider', null);

export const REVIEW_GATEWAY_FORMS = [
  provider(
    'getOrCreateDraftReview',
    { serviceProviderId: '4711042', reviewSource: 'app', reviewSourceVersion: '3.1' },
    `POST ${DRAFT}/get-or-create`,
    { serviceProviderId: '4711042', reviewSource: 'app', reviewSourceVersion: '3.1' },
  ),
  provider('getOrCreateDraftReview', { serviceProviderId: '4711042' }, `POST ${DRAFT}/get-or-create`, {
    serviceProviderId: '4711042',
    reviewSource: 'site-member',
    reviewSourceVersion: '2.0',
  }),
  provider(
    'updateDraftReview',
    { serviceProviderId: '4711042', draftReviewId: '31', ...draft },
    `PUT ${DRAFT}/31`,
    draft,
  ),
  someProvider(
    'updateDraftReview',
    { draftReviewId: 31, draftReview: {}, draftRatings: [], categories: [] },
    `PUT ${DRAFT}/31`,
    { draftReview: {}, draftRatings: [], categories: [] },
  ),
  provider('requestReviewByEmail', boardForm, BY_EMAIL, boardForm),
  // Also the flat form of the gateway variant.
  provider('requestReviewByEmail', gatewayVariant, BY_EMAIL, gatewayVariant),
  provider(
    'categories',
    { serviceProviderId: '4711042', categoryIds: ['10214', 10300] },
    'GET /gateway/review/api/v1/category?categoryIds=10214&categoryIds=10300',
  ),
  someProvider('categories', { categoryIds: ['10214'] }, 'GET /gateway/review/api/v1/category?categoryIds=10214'),
];
