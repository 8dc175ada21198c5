import { firstStep, stepsOf } from '../step/steps.js';
import { type FunnelContact, type FunnelEntry, type FunnelForm, type FunnelState, postalCodeOf } from './funnel.js';

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
  answers: {},
  isAuthenticatedWorkflow: false,
};

/**
 * A new funnel with the values of its entry. The provider's id is set later, from its details.
 */
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
    answers: entry.answers,
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
    photoCount: 0,
    consent: null,
    rehydrateComplete: false,
    isAuthenticatedWorkflow: entry.isAuthenticatedWorkflow,
    entryPointReferrer: '',
  };
}
