import * as v from 'valibot';
import { FEEDBACK_REASONS } from '../feedback/rating.js';

/** A lead edit from the device or from another tab, which may run another version. */
export const leadEditSchema = v.variant('field', [
  v.object({ field: v.literal('status'), value: v.string() }),
  v.object({ field: v.literal('notes'), value: v.string() }),
  v.object({ field: v.literal('read'), value: v.boolean() }),
  v.object({ field: v.literal('archived'), value: v.boolean() }),
]);

/** A rating from the device. */
export const leadRatingSchema = v.object({
  rating: v.number(),
  reason: v.picklist(FEEDBACK_REASONS),
  notes: v.string(),
});
