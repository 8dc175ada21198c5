import type { WireCategories } from '../wire/category.js';
import type { WireDraftReview, WireReviewRequested } from '../wire/review-request.js';
import type { Call, Id } from './call.js';

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

/** The calls below /gateway/review/api. */
export interface ReviewGateway {
  /**
   * POST `/gateway/review/api/v1/draft-review/get-or-create`. Sends `serviceProviderId`, `reviewSource`
   * (`site-member`), `reviewSourceVersion` (`2.0`). Gives the draft review. Fails with a `GatewayError`.
   */
  getOrCreateDraftReview: Call<DraftReviewInput, WireDraftReview>;
  /**
   * PUT `/gateway/review/api/v1/draft-review/{draftReviewId}`. Sends `draftReview`, `draftRatings`, `categories`.
   * Gives the draft review. `serviceProviderId` says whose call it is; it goes out as the caller id alone. Fails
   * with a `GatewayError`.
   */
  updateDraftReview: Call<UpdateDraftReviewInput, WireDraftReview>;
  /**
   * POST `/gateway/review/api/v1/review/request-by-email`. Sends the board’s form or the gateway variant, as it is
   * given. Gives the id of the draft review; a 200 with it is the only success. Fails with a `GatewayError`.
   */
  requestReviewByEmail: Call<BoardReviewRequest | GatewayReviewRequest, WireReviewRequested>;
  /**
   * GET `/gateway/review/api/v1/category?categoryIds=`. Sends `categoryIds`. Gives the categories and their parents.
   * `serviceProviderId` says whose call it is; it goes out as the caller id alone. Fails with a `GatewayError`.
   */
  categories: Call<{ readonly categoryIds: readonly Id[]; readonly serviceProviderId?: Id }, WireCategories>;
}
