import * as v from 'valibot';
import { FUNNEL_STEPS, type FunnelState } from './funnel.js';

const text = v.string();
const step = v.picklist(FUNNEL_STEPS);

export const consentSchema = v.object({ version: text, textHash: text, at: text });

/** The part of a funnel's state that may be stored: never email, phone, names or street. */
export const persistedFunnelSchema = v.object({
  /** What the host named. A funnel about something else ignores these answers. */
  entry: v.object({ spId: text, categoryId: text, postalCode: text }),
  steps: v.pipe(v.array(step), v.readonly()),
  step,
  reached: step,
  screen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  form: v.object({
    categoryId: text,
    categoryName: text,
    taskCategoryId: text,
    taskCategoryName: text,
    postalCode: text,
    advertisingZone: text,
    serviceProviderId: text,
    serviceRequestId: text,
  }),
  place: v.nullable(v.object({ city: text, state: text })),
  answers: v.record(text, v.union([text, v.pipe(v.array(text), v.readonly())])),
  description: text,
  urgency: text,
  preferences: v.object({
    channel: v.picklist(['any', 'phone', 'text', 'email']),
    bestTime: v.picklist(['any', 'morning', 'afternoon', 'evening']),
    maxPros: v.nullable(v.picklist([1, 2, 3, 4])),
  }),
  isProviderDropped: v.boolean(),
  leadId: text,
  isAssigned: v.boolean(),
  photoCount: v.optional(v.number(), 0),
  consent: v.nullable(consentSchema),
  entryPointReferrer: text,
});

export type PersistedFunnel = v.InferOutput<typeof persistedFunnelSchema>;

/** Selects what may be stored. */
export function toPersistedFunnel(state: FunnelState): PersistedFunnel {
  return v.parse(persistedFunnelSchema, state);
}
