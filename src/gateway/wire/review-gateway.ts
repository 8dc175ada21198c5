import * as v from 'valibot';
import { count, id, text } from './fields.js';
import type { Id } from './ids.js';

export interface DraftReviewInput {
  readonly serviceProviderId: Id;
  /** 'site-member' by default. */
  readonly reviewSource?: string;
  /** '2.0' by default. */
  readonly reviewSourceVersion?: string;
}

export interface UpdateDraftReviewInput {
  /** The provider that makes the call. It is sent only as the caller id. */
  readonly serviceProviderId?: Id;
  readonly draftReviewId: Id;
  readonly draftReview: object;
  readonly draftRatings: readonly unknown[];
  readonly categories: readonly unknown[];
}

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

/** A review that is being written. Other fields of it are kept. */
const draftReview = v.looseObject({ id });

/** As `getOrCreateDraftReview` and `updateDraftReview` answer it. */
export const wireDraftReview = v.object({ draftReview });

export type WireDraftReview = v.InferOutput<typeof wireDraftReview>;

/** The answer of `requestReviewByEmail`. Only a 200 with this id is a success. */
export const wireReviewRequested = v.object({ draftReviewId: id });

export type WireReviewRequested = v.InferOutput<typeof wireReviewRequested>;
