import * as v from 'valibot';
import { id } from './fields.js';

/** As `requestReviewByEmail` answers it; a 200 with this id is the only success. */
export const wireReviewRequested = v.object({ draftReviewId: id });

export type WireReviewRequested = v.InferOutput<typeof wireReviewRequested>;
