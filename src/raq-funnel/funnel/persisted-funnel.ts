import * as v from 'valibot';
import { FUNNEL_STEPS, type FunnelState, type PersistedFunnel } from './funnel.js';

/** Selects the answers that may be stored: never email, phone, names or street. */
export function toPersistedFunnel(state: FunnelState): PersistedFunnel {
  const { entry, form, place, answers, description, urgency, preferences } = state;
  return {
    entry: { spId: entry.spId, categoryId: entry.categoryId, postalCode: entry.postalCode },
    steps: state.steps,
    step: state.step,
    reached: state.reached,
    screen: state.screen,
    form: {
      categoryId: form.categoryId,
      categoryName: form.categoryName,
      taskCategoryId: form.taskCategoryId,
      taskCategoryName: form.taskCategoryName,
      postalCode: form.postalCode,
      advertisingZone: form.advertisingZone,
      serviceProviderId: form.serviceProviderId,
      serviceRequestId: form.serviceRequestId,
    },
    place,
    answers,
    description,
    urgency,
    preferences,
    isProviderDropped: state.isProviderDropped,
    leadId: state.leadId,
    isAssigned: state.isAssigned,
    consent: state.consent,
    entryPointReferrer: state.entryPointReferrer,
  };
}

const text = v.string();
const step = v.picklist(FUNNEL_STEPS);

export const consentSchema = v.object({ version: text, textHash: text, at: text });

/** Stored answers. They are read whole or not at all. */
export const persistedFunnelSchema: v.GenericSchema<unknown, PersistedFunnel> = v.object({
  entry: v.object({ spId: text, categoryId: text, postalCode: text }),
  steps: v.array(step),
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
  answers: v.record(text, v.union([text, v.array(text)])),
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
  consent: v.nullable(consentSchema),
  entryPointReferrer: text,
});
