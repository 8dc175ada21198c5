import type { Id } from '../wire/ids.js';
import type {
  BoardReviewRequest,
  DraftReviewInput,
  GatewayReviewRequest,
  UpdateDraftReviewInput,
  WireCategories,
  WireDraftReview,
  WireReviewRequested,
} from '../wire/review-gateway.js';
import type { Call } from './call.js';

/** The calls below /gateway/review/api. */
export interface ReviewGateway {
  /**
   * POST `/gateway/review/api/v1/draft-review/get-or-create`. Sends `serviceProviderId`, `reviewSource`
   * (`site-member`), `reviewSourceVersion` (`2.0`). Returns the draft review. Fails with a `GatewayError`.
   */
  getOrCreateDraftReview: Call<DraftReviewInput, WireDraftReview>;
  /**
   * PUT `/gateway/review/api/v1/draft-review/{draftReviewId}`. Sends `draftReview`, `draftRatings`, `categories`.
   * Returns the draft review. `serviceProviderId` says whose call it is; it goes out as the caller id alone. Fails
   * with a `GatewayError`.
   */
  updateDraftReview: Call<UpdateDraftReviewInput, WireDraftReview>;
  /**
   * POST `/gateway/review/api/v1/review/request-by-email`. Sends the board's form or the gateway variant, as it is
   * given. Returns the id of the draft review; a 200 with it is the only success. Fails with a `GatewayError`.
   */
  requestReviewByEmail: Call<BoardReviewRequest | GatewayReviewRequest, WireReviewRequested>;
  /**
   * GET `/gateway/review/api/v1/category?categoryIds=`. Sends `categoryIds`. Returns the categories and their parents.
   * `serviceProviderId` says whose call it is; it goes out as the caller id alone. Fails with a `GatewayError`.
   */
  categories: Call<{ readonly categoryIds: readonly Id[]; readonly serviceProviderId?: Id }, WireCategories>;
}
