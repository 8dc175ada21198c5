import {
  type ContactPreferences,
  FUNNEL_STEPS,
  type FunnelState,
  type FunnelStep,
  type PersistedFunnel,
} from '../../contract/raq-funnel.js';
import { readUntrusted, type UntrustedRecord } from './untrusted-record.js';

const CHANNELS = ['any', 'phone', 'text', 'email'] as const;
const BEST_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;
const MAX_PROS = [1, 2, 3, 4] as const;

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

/** Reads stored answers. Null if they are invalid or outdated. */
export function readPersistedFunnel(value: unknown): PersistedFunnel | null {
  const record = readUntrusted(value);
  const [entry, form, preferences] = [record?.inner('entry'), record?.inner('form'), record?.inner('preferences')];
  const [step, reached] = [stepOf(record, 'step'), stepOf(record, 'reached')];
  const screen = record?.number('screen') ?? -1;
  const place = record?.orNull('place', placeOf);
  const consent = record?.orNull('consent', consentOf);
  const answers = record?.answers('answers');
  const chosen = preferences && preferencesOf(preferences);
  const texts = record?.texts('description', 'urgency', 'leadId', 'entryPointReferrer');
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
  const [isProviderDropped, isAssigned] = [record?.flag('isProviderDropped'), record?.flag('isAssigned')];
  const steps = stepsOf(record?.list('steps'));
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

function stepOf(record: UntrustedRecord | undefined, name: string): FunnelStep | undefined {
  return FUNNEL_STEPS.find((step) => step === record?.text(name));
}

function stepsOf(record: readonly unknown[] | undefined): readonly FunnelStep[] | undefined {
  const steps = record?.flatMap((each) => FUNNEL_STEPS.find((step) => step === each) ?? []);
  return steps?.length === record?.length ? steps : undefined;
}

const placeOf = (record: UntrustedRecord) => record.texts('city', 'state');
export const consentOf = (record: UntrustedRecord) => record.texts('version', 'textHash', 'at');

function preferencesOf(record: UntrustedRecord): ContactPreferences | undefined {
  const channel = CHANNELS.find((each) => each === record.text('channel'));
  const bestTime = BEST_TIMES.find((each) => each === record.text('bestTime'));
  const maxPros = record.isNull('maxPros') ? null : MAX_PROS.find((each) => each === record.number('maxPros'));
  if (channel === undefined || bestTime === undefined || maxPros === undefined) return undefined;
  return { channel, bestTime, maxPros };
}
