import * as v from 'valibot';
import {
  FUNNEL_STEPS,
  type FunnelEntry,
  type FunnelState,
  type FunnelStep,
  PRO_COUNTS,
  postalCodeOf,
} from './funnel.js';

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
    maxPros: v.nullable(v.picklist(PRO_COUNTS)),
  }),
  isProviderDropped: v.boolean(),
  leadId: text,
  isAssigned: v.boolean(),
  isUnnotified: v.optional(v.boolean(), false),
  photoCount: v.optional(v.number(), 0),
  consent: v.nullable(consentSchema),
  consentText: v.optional(text, ''),
  tickedBefore: v.optional(v.nullable(v.pipe(v.array(text), v.readonly())), null),
  entryPointReferrer: text,
});

export type PersistedFunnel = v.InferOutput<typeof persistedFunnelSchema>;

export function toPersistedFunnel(state: FunnelState): PersistedFunnel {
  const { suggestions, ticked, tickedBefore } = state;
  return v.parse(persistedFunnelSchema, { ...state, tickedBefore: suggestions === null ? tickedBefore : ticked });
}

/**
 * Restores the answers after a reload, once. The host's values win: answers about another request, provider, service or
 * postal code are ignored. The first referrer stays.
 */
export function rehydrated(state: FunnelState, persisted: PersistedFunnel | null, referrer: string): FunnelState {
  if (state.rehydrateComplete) return state;
  const fresh = { ...state, rehydrateComplete: true, entryPointReferrer: referrer };
  if (persisted === null || !isAbout(persisted, state.entry)) return fresh;
  const { steps, form, urgency, isProviderDropped, entryPointReferrer } = persisted;
  const again: FunnelState = {
    ...fresh,
    ...persisted,
    entry: state.entry,
    // Without its provider, or with a service that nobody knows, a funnel may have had to ask for the service.
    steps: isProviderDropped || form.categoryId === '' ? steps : state.steps,
    form: { ...state.form, ...form },
    urgency: urgency || state.urgency,
    entryPointReferrer: entryPointReferrer || referrer,
  };
  const step = soundStep(again, stepOf(persisted, state.entry));
  const isFarther = again.steps.indexOf(persisted.reached) > again.steps.indexOf(step);
  const reached = isFarther ? soundStep(again, persisted.reached) : step;
  return { ...again, step, reached, screen: step === 'project' && step === persisted.step ? persisted.screen : 0 };
}

/** The page's address decides which step of a request is shown, but a sent request is not changed again. */
function stepOf({ step, isAssigned }: PersistedFunnel, entry: FunnelEntry): FunnelStep {
  if (isAssigned) return 'summary';
  return entry.leadId !== '' && entry.step !== null ? entry.step : step;
}

/** Whether answers are about what the host names. */
export function isAbout(persisted: PersistedFunnel, { spId, leadId, categoryId, postalCode }: FunnelEntry): boolean {
  if (leadId !== '') return leadId === persisted.leadId;
  const { form, entry } = persisted;
  const agrees = (wanted: string, ...known: readonly string[]) => wanted === '' || known.includes(wanted);
  const own = persisted.isProviderDropped ? '' : form.serviceProviderId || entry.spId;
  return (
    (spId === entry.spId || spId === own) &&
    agrees(categoryId, entry.categoryId, form.categoryId, form.taskCategoryId) &&
    agrees(postalCodeOf(postalCode), postalCodeOf(entry.postalCode), postalCodeOf(form.postalCode))
  );
}

type Begun = 'leadId' | 'steps' | 'reached' | 'screen' | 'answers' | 'description' | 'form';

/** Whether the customer has answered anything, beyond what the host provided. */
export function hasBegun(
  { leadId, steps, reached, screen, answers, description, form }: Pick<PersistedFunnel, Begun>,
  provided: { readonly postalCode: string; readonly description: string },
): boolean {
  return (
    leadId !== '' ||
    reached !== steps[0] ||
    screen > 0 ||
    Object.keys(answers).length > 0 ||
    description !== provided.description ||
    postalCodeOf(form.postalCode) !== postalCodeOf(provided.postalCode)
  );
}

/** The step, or the first unanswered step before it: an older version may have stored the answers. */
function soundStep({ steps, form, leadId }: FunnelState, wanted: FunnelStep): FunnelStep {
  if (leadId !== '') return wanted === 'summary' ? wanted : 'suggestions';
  if (!steps.includes(wanted)) return steps[0] ?? 'project';
  const isOpen = (step: FunnelStep) =>
    step === wanted ||
    step === 'contact' ||
    (step === 'service' && form.categoryId === '') ||
    (step === 'postal-code' && postalCodeOf(form.postalCode) === '');
  return steps.find(isOpen) ?? wanted;
}
