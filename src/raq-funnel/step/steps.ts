import {
  FUNNEL_STEPS,
  type FunnelContact,
  type FunnelEntry,
  type FunnelForm,
  type FunnelState,
  type FunnelStep,
  postalCodeOf,
} from '../funnel/funnel.js';

type StepEntry = Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode'>;

/**
 * The steps of a funnel, in order. Steps whose answers the entry gives are left out. With a provider, the service is
 * known, and the postal code comes after the project.
 */
export function stepsOf({ spId, categoryId, postalCode }: StepEntry): readonly FunnelStep[] {
  const hasPlace = postalCodeOf(postalCode) !== '';
  const hasProvider = spId !== '';
  const steps = FUNNEL_STEPS.filter((step) => {
    if (step === 'service') return !hasProvider && categoryId === '';
    return step !== 'postal-code' || (!hasPlace && !hasProvider);
  });
  return hasProvider && !hasPlace
    ? steps.flatMap((step) => (step === 'project' ? [step, 'postal-code'] : [step]))
    : steps;
}

/** The first step. A request that exists starts at its suggestions or its summary. */
function firstStep(entry: FunnelEntry): FunnelStep {
  if (entry.leadId !== '') return entry.step === 'summary' ? 'summary' : 'suggestions';
  return stepsOf(entry)[0] ?? 'project';
}

/** The number of the current step, from 1. */
export function stepPlace({ steps, step }: Pick<FunnelState, 'steps' | 'step'>): {
  readonly index: number;
  readonly total: number;
} {
  return { index: steps.indexOf(step) + 1, total: steps.length };
}

/** Whether an earlier step can still be changed. A sent request cannot. */
export function canGoBack({ leadId, steps, step, screen }: FunnelState): boolean {
  return leadId === '' && (steps.indexOf(step) > 0 || (step === 'project' && screen > 0));
}

/** Whether the customer may go to a step: it was reached before, and going there changes nothing that was sent. */
export function canGoTo({ leadId, isAssigned, steps, reached }: FunnelState, step: FunnelStep): boolean {
  const index = steps.indexOf(step);
  if (index < 0 || index > steps.indexOf(reached)) return false;
  if (leadId === '') return true;
  return step === 'summary' || (step === 'suggestions' && !isAssigned);
}

/** The state at a step. The farthest step that was reached stays the same. */
export function atStep(state: FunnelState, step: FunnelStep, screen = 0): FunnelState {
  const { steps, reached } = state;
  return { ...state, step, screen, reached: steps.indexOf(step) > steps.indexOf(reached) ? step : reached };
}

export function placeOf({ step, screen }: Pick<FunnelState, 'step' | 'screen'>): string {
  return `${step} ${screen}`;
}

const EMPTY_FORM: FunnelForm = {
  categoryId: '',
  categoryName: '',
  taskCategoryId: '',
  taskCategoryName: '',
  postalCode: '',
  advertisingZone: '',
  serviceRequestId: '',
  serviceProviderId: '',
  selectedAdditionalSpList: [],
  selectedAdditionalHaSpList: [],
  selectedAdditionalSpListWithGatewayOrder: [],
  selectedAdditionalHaSpListWithGatewayOrder: [],
  selectedAdditionalSpListCount: 0,
  selectedAdditionalHaSpListCount: 0,
  selectedAdditionalTotalSpListCount: 0,
};

const NOBODY: FunnelContact = { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' };

export const EMPTY_ENTRY: FunnelEntry = {
  spId: '',
  withAlId: false,
  leadId: '',
  categoryId: '',
  postalCode: '',
  step: null,
  title: '',
  description: '',
  urgency: '',
  contact: {},
  isAuthenticatedWorkflow: false,
};

/** A new funnel with the values of its entry. The provider's id is set later, from its details. */
export function startFunnel(entry: FunnelEntry): FunnelState {
  const step = firstStep(entry);
  return {
    entry,
    steps: stepsOf(entry),
    step,
    reached: step,
    form: { ...EMPTY_FORM, categoryId: entry.categoryId, postalCode: postalCodeOf(entry.postalCode) },
    place: null,
    screen: 0,
    answers: {},
    description: entry.description,
    urgency: entry.urgency,
    contact: { ...NOBODY, ...entry.contact },
    preferences: { channel: 'any', bestTime: 'any', maxPros: null },
    hasConsented: false,
    provider: null,
    isProviderDropped: false,
    eligibility: 'unknown',
    coverage: 'unknown',
    alternatives: null,
    suggestions: null,
    ticked: [],
    leadId: entry.leadId,
    isAssigned: false,
    isUnnotified: false,
    photoCount: 0,
    consentText: '',
    tickedBefore: null,
    consent: null,
    rehydrateComplete: false,
    isAuthenticatedWorkflow: entry.isAuthenticatedWorkflow,
    entryPointReferrer: '',
  };
}
