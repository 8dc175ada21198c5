import type { FunnelStep, InitialValues } from '../../src/raq-funnel/funnel/funnel.js';
import { FUNNEL_STEPS } from '../../src/raq-funnel/funnel/funnel.js';
import type { PersistedFunnel } from '../../src/raq-funnel/funnel/persisted-funnel.js';
import { raqFunnelStepsMessages } from '../../src/raq-funnel/step/messages.en-US.js';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';

/** The answers of a customer with a blocked drain in Austin. */
const DRAIN: PersistedFunnel = {
  entry: { spId: '', categoryId: '', postalCode: '' },
  steps: FUNNEL_STEPS,
  step: 'service',
  reached: 'service',
  screen: 0,
  form: {
    categoryId: '10202',
    categoryName: 'Plumbing',
    taskCategoryId: '10214',
    taskCategoryName: 'Drain Cleaning',
    postalCode: '78704',
    advertisingZone: 'TX-787',
    serviceProviderId: '',
    serviceRequestId: '',
  },
  place: { city: 'Austin', state: 'TX' },
  answers: { drain: 'kitchen', flow: 'slowly', place: 'house' },
  description: 'The kitchen sink fills again after an hour.',
  urgency: 'ThisWeek',
  preferences: { channel: 'any', bestTime: 'any', maxPros: null },
  isProviderDropped: false,
  leadId: '',
  isAssigned: false,
  isUnnotified: false,
  photoCount: 0,
  consent: null,
  consentText: '',
  tickedBefore: null,
  entryPointReferrer: '',
};

/** A funnel that the customer left at a step. */
export function leftAt(step: FunnelStep, more: Partial<PersistedFunnel> = {}): PersistedFunnel {
  return { ...DRAIN, step, reached: step, ...more };
}

/** Left before the postal code was entered. */
export function leftBeforePlace(): PersistedFunnel {
  return leftAt('postal-code', { place: null, form: { ...DRAIN.form, postalCode: '', advertisingZone: '' } });
}

/** The summary is shown for a day after the consent. */
const agreed = {
  consent: { version: '2026-11', textHash: 'a'.repeat(64), at: new Date().toISOString() },
  consentText: raqFunnelStepsMessages.en['funnelConsentText'] ?? '',
};

/** Left after the request was sent, before a provider was chosen. */
export function leftAtSuggestions(more: Partial<PersistedFunnel> = {}): PersistedFunnel {
  return leftAt('suggestions', { leadId: SANDBOX_REQUESTS.fresh, ...agreed, ...more });
}

/** Left at the same point in a provider's own funnel. */
export function leftAtSuggestionsOf(spId: string): PersistedFunnel {
  return leftAtSuggestions(ofProvider(spId));
}

/** The differences in a provider's own funnel. */
export function ofProvider(spId: string): Partial<PersistedFunnel> {
  return {
    entry: { ...DRAIN.entry, spId },
    steps: DRAIN.steps.filter((step) => step !== 'service'),
    form: { ...DRAIN.form, serviceProviderId: spId },
  };
}

/** Left at the end, on the summary. */
export function leftAtSummary(more: Partial<PersistedFunnel> = {}): PersistedFunnel {
  return leftAt('summary', { leadId: SANDBOX_REQUESTS.assigned, isAssigned: true, ...agreed, ...more });
}

/** The contact data that a page knows about its visitor. */
export const READER: InitialValues = {
  contactInformation: {
    firstName: 'Maria',
    lastName: 'Delgado',
    email: 'maria.delgado@example.com',
    phoneNumber: '5125550188',
  },
};
