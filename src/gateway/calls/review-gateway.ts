import * as v from 'valibot';
import { defineCall, type InputOf, withSchema } from '../call.js';
import { CATEGORY, example, ofProvider, POSTAL_CODE, PROVIDER } from '../example.js';
import { REVIEW_SOURCE, REVIEW_SOURCE_VERSION } from '../limits.js';
import { count, filled, id, ids, text } from '../wire/fields.js';
import { email, postalCode } from '../wire/form-fields.js';
import type { Id } from '../wire/ids.js';

/** A review that is being written. Other fields of it are kept. */
const draftReview = v.looseObject({ id });

/** As `getOrCreateDraftReview` and `updateDraftReview` answer it. */
export const wireDraftReview = v.object({ draftReview });

export type WireDraftReview = v.InferOutput<typeof wireDraftReview>;

/**
 * Get the draft review of a provider, or start one.
 *
 * `reviewSource` is `site-member` and `reviewSourceVersion` is `2.0` by default.
 */
export const getOrCreateDraftReview = defineCall('getOrCreateDraftReview', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/review/api/v1/draft-review/get-or-create',
  body: v.object({
    serviceProviderId: id,
    reviewSource: v.optional(filled, REVIEW_SOURCE),
    reviewSourceVersion: v.optional(filled, REVIEW_SOURCE_VERSION),
  }),
  answer: wireDraftReview,
});

export type DraftReviewInput = InputOf<typeof getOrCreateDraftReview>;

export interface UpdateDraftReviewInput {
  /** The provider that makes the call. It is sent only as the caller id. */
  readonly serviceProviderId?: Id;
  readonly draftReviewId: Id;
  readonly draftReview: object;
  readonly draftRatings: readonly unknown[];
  readonly categories: readonly unknown[];
}

/** Change a draft review. */
export const updateDraftReview = defineCall('updateDraftReview', {
  caller: 'ServiceProvider',
  mayOmitCallerId: true,
  method: 'PUT',
  path: '/gateway/review/api/v1/draft-review/{draftReviewId}',
  body: ({ draftReview, draftRatings, categories }: UpdateDraftReviewInput) => ({
    draftReview,
    draftRatings,
    categories,
  }),
  answer: wireDraftReview,
});

export const updateDraftReviewRequest = withSchema(updateDraftReview, () =>
  v.object({
    draftReview: v.objectWithRest({}, v.unknown()),
    draftRatings: v.array(v.unknown()),
    categories: v.array(v.unknown()),
  }),
);

/** The form of the board. The request is in a separate field. */
export interface BoardReviewRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly reviewRequest: {
    readonly serviceProviderId: Id;
    readonly postalCode: string;
    readonly descriptionOfWork: string;
    readonly workCompleted: 'yes' | 'no';
    readonly categoryIds: readonly Id[];
  };
}

/** The flat form of the gateway. */
export interface GatewayReviewRequest {
  readonly serviceProviderId: Id;
  readonly postalCode: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly descriptionOfWork: string;
  readonly workCompleted: boolean;
  readonly categories: readonly Id[];
}

/** The answer of `requestReviewByEmail`. Only a 200 with this id is a success. */
export const wireReviewRequested = v.object({ draftReviewId: id });

export type WireReviewRequested = v.InferOutput<typeof wireReviewRequested>;

/**
 * Ask a customer for a review by email.
 * @remarks Boards send the first form. The second, flat form is for hosts that ask for it. Only the status 200 with a
 * `draftReviewId` counts as success.
 */
export const requestReviewByEmail = defineCall('requestReviewByEmail', {
  caller: 'ServiceProvider',
  callerId: (request) =>
    'reviewRequest' in request ? request.reviewRequest.serviceProviderId : request.serviceProviderId,
  method: 'POST',
  path: '/gateway/review/api/v1/review/request-by-email',
  body: (request: BoardReviewRequest | GatewayReviewRequest) => request,
  answer: wireReviewRequested,
  success: 200,
});

const person = {
  firstName: v.pipe(v.string(), v.regex(/\S/, 'Please enter a valid first name')),
  lastName: v.pipe(v.string(), v.regex(/\S/, 'Please enter a valid last name')),
  // 10 digits, with or without a 1 before them, however they are written.
  phoneNumber: v.pipe(v.string(), v.regex(/^\D*(?:1\D*)?(?:\d\D*){10}$/, 'Please enter a valid phone number')),
};

const categoryIds = v.pipe(ids, v.nonEmpty('Please select at least one category for this review'));

const WORK = 'Please select if services were performed';

export const boardReviewForm = v.object({
  ...person,
  email,
  reviewRequest: v.object({
    serviceProviderId: id,
    postalCode,
    descriptionOfWork: v.string(),
    workCompleted: v.picklist(['yes', 'no'], WORK),
    categoryIds,
  }),
});

export const gatewayReviewForm = v.object({
  ...person,
  serviceProviderId: id,
  postalCode,
  emailAddress: email,
  descriptionOfWork: v.string(),
  workCompleted: v.boolean(WORK),
  categories: categoryIds,
});

export const requestReviewByEmailRequest = withSchema(requestReviewByEmail, () =>
  v.union([boardReviewForm, gatewayReviewForm]),
);

/** A category with `id` and `name`, with `categoryId` and `categoryName`, or with both. */
const anyCategory = v.pipe(
  v.object({
    id: v.nullish(id),
    categoryId: v.nullish(id),
    name: text,
    categoryName: text,
    parentCategory: v.nullish(
      v.object({ id: v.nullish(id), categoryId: v.nullish(id), name: text, categoryName: text }),
    ),
    overallReviewCount: v.nullish(count),
  }),
  v.check((category) => (category.id ?? category.categoryId ?? '') !== '', 'A category needs an id.'),
);

/** The categories of a provider or of a list of ids: the answer of `providerCategories` and `categories`. */
export const wireCategories = v.object({ categories: v.array(anyCategory) });

export type WireCategories = v.InferOutput<typeof wireCategories>;

interface CategoriesInput {
  readonly categoryIds: readonly Id[];
  /** The provider that makes the call. It is sent only as the caller id. */
  readonly serviceProviderId?: Id;
}

/** Get categories and their parents by id. */
export const categories = defineCall('categories', {
  caller: 'ServiceProvider',
  mayOmitCallerId: true,
  method: 'GET',
  path: '/gateway/review/api/v1/category',
  query: ({ categoryIds }: CategoriesInput) => ({ categoryIds }),
  answer: wireCategories,
});

export const categoriesRequest = withSchema(categories, () => v.object({ categoryIds: ids }));

export const reviewGatewayCalls = { getOrCreateDraftReview, updateDraftReview, requestReviewByEmail, categories };

const boardRequest: BoardReviewRequest = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phoneNumber: '5125550142',
  reviewRequest: {
    serviceProviderId: Number(PROVIDER),
    postalCode: POSTAL_CODE,
    descriptionOfWork: 'Cleared a drain',
    workCompleted: 'yes',
    categoryIds: [CATEGORY],
  },
};

export const examples = () => ({
  requestReviewByEmail: example(requestReviewByEmailRequest, ['review-request-modal'], boardRequest),
  categories: example(categoriesRequest, ['review-request-modal'], { ...ofProvider, categoryIds: [CATEGORY] }),
  getOrCreateDraftReview: example(getOrCreateDraftReview, [], ofProvider),
  updateDraftReview: example(updateDraftReviewRequest, [], async (call) => {
    const { draftReview } = await call(getOrCreateDraftReview, ofProvider);
    return {
      ...ofProvider,
      draftReviewId: draftReview.id,
      draftReview: { text: 'Quick and clean' },
      draftRatings: [{ name: 'Price', value: 4 }],
      categories: [{ id: CATEGORY }],
    };
  }),
});
