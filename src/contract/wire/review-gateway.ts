import * as v from 'valibot';
import { count, id, text } from './fields.js';
import type { Id } from './ids.js';

export interface DraftReviewInput {
  readonly serviceProviderId: Id;
  /** 'site-member' unless told. */
  readonly reviewSource?: string;
  /** '2.0' unless told. */
  readonly reviewSourceVersion?: string;
}

export interface UpdateDraftReviewInput {
  /** Whose call it is; it goes out as the caller id alone. */
  readonly serviceProviderId?: Id;
  readonly draftReviewId: Id;
  readonly draftReview: object;
  readonly draftRatings: readonly unknown[];
  readonly categories: readonly unknown[];
}

/** The board's form: the request lies in a field of its own. */
export interface BoardReviewRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly reviewRequest: {
    readonly serviceProviderId: number;
    readonly postalCode: string;
    readonly descriptionOfWork: string;
    readonly workCompleted: 'yes' | 'no';
    readonly categoryIds: readonly Id[];
  };
}

/** The gateway variant: flat. */
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

/** A category in any of its three spellings: `id` and `name`, or `categoryId` and `categoryName`. */
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

/** The categories of a provider or of a list of ids, as `providerCategories` and `categories` answer them. */
export const wireCategories = v.object({ categories: v.array(anyCategory) });

export type WireCategories = v.InferOutput<typeof wireCategories>;

/** A review that is being written; what else the gateway keeps of it is passed through. */
const draftReview = v.looseObject({ id });

/** As `getOrCreateDraftReview` and `updateDraftReview` answer it. */
export const wireDraftReview = v.object({ draftReview });

export type WireDraftReview = v.InferOutput<typeof wireDraftReview>;

/** As `requestReviewByEmail` answers it; a 200 with this id is the only success. */
export const wireReviewRequested = v.object({ draftReviewId: id });

export type WireReviewRequested = v.InferOutput<typeof wireReviewRequested>;
