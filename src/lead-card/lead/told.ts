import * as v from 'valibot';
import type { ThreadRef } from '../../session/lead-ref.js';
import type { LeadFact } from './edit.js';
import { leadEditSchema } from './edit-schema.js';

/** What another tab tells: a changed lead, or a conversation that was read. */
export type Told =
  | { readonly key: `${string}/${string}`; readonly edit: LeadFact; readonly madeAt: number }
  | { readonly readThread: ThreadRef };

const toldSchema = v.union([
  v.object({ readThread: v.object({ spId: v.string(), userId: v.string() }) }),
  v.object({
    key: v.custom<`${string}/${string}`>((key) => typeof key === 'string' && /^[^/]+\/[^/]+$/.test(key)),
    edit: v.union([
      leadEditSchema,
      v.object({ field: v.literal('feedback'), value: v.object({ rating: v.number(), reason: v.string() }) }),
    ]),
    madeAt: v.pipe(v.number(), v.finite()),
  }),
]);

/** Reads a message of another tab, which may run another version. Null if it is not one of ours. */
export function toldOf(message: unknown): Told | null {
  const { success, output } = v.safeParse(toldSchema, message);
  return success ? output : null;
}
