import * as v from 'valibot';
import { id } from './fields.js';

/** A review that is being written; what else the gateway keeps of it is passed through. */
const draftReview = v.looseObject({ id });

/** As `getOrCreateDraftReview` and `updateDraftReview` answer it. */
export const wireDraftReview = v.object({ draftReview });

export type WireDraftReview = v.InferOutput<typeof wireDraftReview>;

/** As `requestReviewByEmail` answers it; a 200 with this id is the only success. */
export const wireReviewRequested = v.object({ draftReviewId: id });

export type WireReviewRequested = v.InferOutput<typeof wireReviewRequested>;
