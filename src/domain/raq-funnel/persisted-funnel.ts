import {
  type ContactPreferences,
  FUNNEL_STEPS,
  type FunnelState,
  type FunnelStep,
  type PersistedFunnel,
} from '../../contract/raq-funnel.js';
import { type Loose, readLoose } from './loose.js';

const CHANNELS = ['any', 'phone', 'text', 'email'] as const;
const BEST_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;
const MAX_PROS = [1, 2, 3, 4] as const;

/** Selects what of a funnel may be stored: answers, never email, phone, names or street. */
export function keepFunnel(state: FunnelState): PersistedFunnel {
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

/** Reads what was kept; null for what is none, or is none any more. */
export function readPersistedFunnel(value: unknown): PersistedFunnel | null {
  const kept = readLoose(value);
  const [entry, form, preferences] = [kept?.inner('entry'), kept?.inner('form'), kept?.inner('preferences')];
  const [step, reached] = [stepOf(kept, 'step'), stepOf(kept, 'reached')];
  const screen = kept?.number('screen') ?? -1;
  const place = kept?.orNull('place', placeOf);
  const consent = kept?.orNull('consent', consentOf);
  const answers = kept?.answers('answers');
  const chosen = preferences && preferencesOf(preferences);
  const texts = kept?.texts('description', 'urgency', 'leadId', 'entryPointReferrer');
  const from = entry?.texts('spId', 'categoryId', 'postalCode');
  const fields = form?.texts(
    'categoryId',
    'categoryName',
    'taskCategoryId',
    'taskCategoryName',
    'postalCode',
    'advertisingZone',
    'serviceProviderId',
    'serviceRequestId',
  );
  const [isProviderDropped, isAssigned] = [kept?.flag('isProviderDropped'), kept?.flag('isAssigned')];
  const steps = stepsOf(kept?.list('steps'));
  if (steps === undefined || step === undefined || reached === undefined || !Number.isInteger(screen) || screen < 0)
    return null;
  if (place === undefined || consent === undefined || answers === undefined || chosen === undefined) return null;
  if (texts === undefined || from === undefined || fields === undefined) return null;
  if (isProviderDropped === undefined || isAssigned === undefined) return null;
  return {
    ...texts,
    entry: from,
    steps,
    step,
    reached,
    screen,
    form: fields,
    place,
    answers,
    preferences: chosen,
    isProviderDropped,
    isAssigned,
    consent,
  };
}

function stepOf(kept: Loose | undefined, name: string): FunnelStep | undefined {
  return FUNNEL_STEPS.find((step) => step === kept?.text(name));
}

function stepsOf(kept: readonly unknown[] | undefined): readonly FunnelStep[] | undefined {
  const steps = kept?.flatMap((each) => FUNNEL_STEPS.find((step) => step === each) ?? []);
  return steps?.length === kept?.length ? steps : undefined;
}

const placeOf = (kept: Loose) => kept.texts('city', 'state');
/** What was agreed to, as it was kept. */
export const consentOf = (kept: Loose) => kept.texts('version', 'textHash', 'at');

function preferencesOf(kept: Loose): ContactPreferences | undefined {
  const channel = CHANNELS.find((each) => each === kept.text('channel'));
  const bestTime = BEST_TIMES.find((each) => each === kept.text('bestTime'));
  const maxPros = kept.isNull('maxPros') ? null : MAX_PROS.find((each) => each === kept.number('maxPros'));
  if (channel === undefined || bestTime === undefined || maxPros === undefined) return undefined;
  return { channel, bestTime, maxPros };
}
