import { postalCodeOf } from '../postal-code/postal-code.js';
import type { EventOf } from './event.js';
import type { FunnelEntry, FunnelState, FunnelStep } from './funnel.js';
import type { PersistedFunnel } from './persisted-funnel.js';

/**
 * Restores the answers after a reload, once. The host's values win: answers about another request, provider, service or
 * postal code are ignored. The first referrer stays.
 */
export function rehydrated(state: FunnelState, { persisted, referrer }: EventOf<'rehydrated'>): FunnelState {
  if (state.rehydrateComplete) return state;
  const fresh = { ...state, rehydrateComplete: true, entryPointReferrer: referrer };
  if (persisted === null || !isAbout(persisted, state.entry)) return fresh;
  const { form, isProviderDropped, leadId, isAssigned, photoCount, consent, place } = persisted;
  const again: FunnelState = {
    ...fresh,
    // Without its provider, or with a service that nobody knows, a funnel may have had to ask for the service.
    steps: isProviderDropped || form.categoryId === '' ? persisted.steps : state.steps,
    form: { ...state.form, ...form },
    place,
    answers: { ...state.answers, ...persisted.answers },
    description: persisted.description,
    urgency: persisted.urgency || state.urgency,
    preferences: persisted.preferences,
    isProviderDropped,
    leadId,
    isAssigned,
    photoCount,
    consent,
    entryPointReferrer: persisted.entryPointReferrer || referrer,
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
  const agrees = (given: string, ...known: readonly string[]) => given === '' || known.includes(given);
  const own = persisted.isProviderDropped ? '' : form.serviceProviderId || entry.spId;
  return (
    (spId === entry.spId || spId === own) &&
    agrees(categoryId, entry.categoryId, form.categoryId, form.taskCategoryId) &&
    agrees(postalCodeOf(postalCode), postalCodeOf(entry.postalCode), postalCodeOf(form.postalCode))
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
