import type { FunnelProvider, FunnelState } from '../../contract/raq-funnel.js';
import { chooseCategory } from './category-choice.js';
import type { EventOf } from './event-of.js';
import { postalCodeOf } from './postal-code.js';
import { stepsOf } from './steps.js';

type ProviderEvent = EventOf<'provider-loaded' | 'provider-dropped' | 'eligibility-answered' | 'alternatives-loaded'>;

/** What comes of the provider that a funnel is about (Spec §4 Funnel, decision 33). */
export function afterProvider(state: FunnelState, event: ProviderEvent): FunnelState {
  if (event.type === 'provider-loaded') return loaded(state, event.provider);
  if (state.leadId !== '') return state;
  switch (event.type) {
    case 'provider-dropped':
      return dropped(state);
    case 'eligibility-answered':
      return answered(state, event);
    case 'alternatives-loaded':
      return state.eligibility === 'ineligible' ? { ...state, alternatives: event.providers } : state;
  }
}

/**
 * The provider whose details are to be fetched: the one that was chosen, else the entry's.
 * @returns null when they have come, or when there is nobody to fetch
 */
export function providerToLoad({ entry, form, provider, isProviderDropped }: FunnelState): {
  readonly serviceProviderId: string;
  readonly withAlId: boolean;
} | null {
  const serviceProviderId = form.serviceProviderId || entry.spId;
  if (provider !== null || isProviderDropped || serviceProviderId === '') return null;
  return { serviceProviderId, withAlId: form.serviceProviderId === '' && entry.withAlId };
}

/** Another provider than the one that does not work there is one of its alternatives: those do. */
function loaded(state: FunnelState, provider: FunnelProvider): FunnelState {
  const { serviceProviderId } = provider;
  const isAlternative = state.eligibility === 'ineligible' && serviceProviderId !== state.form.serviceProviderId;
  const chosen = state.leadId === '' ? chooseCategory(state.form, provider) : {};
  return {
    ...state,
    provider,
    isProviderDropped: false,
    form: { ...state.form, ...chosen, serviceProviderId },
    entry: { ...state.entry, withAlId: false },
    ...(isAlternative && { eligibility: 'eligible', alternatives: null }),
  };
}

function dropped(state: FunnelState): FunnelState {
  const { entry, form, provider, isProviderDropped } = state;
  if (isProviderDropped || (provider === null && entry.spId === '')) return state;
  const without: FunnelState = {
    ...state,
    provider: null,
    isProviderDropped: true,
    form: { ...form, serviceProviderId: '' },
    entry: { ...entry, withAlId: false },
    eligibility: 'unknown',
    alternatives: null,
  };
  if (form.categoryId !== '') return without;
  // A provider would have brought its services: without one, the customer says which.
  return { ...without, steps: stepsOf({ ...entry, spId: '' }), step: 'service', reached: 'service', screen: 0 };
}

function answered(state: FunnelState, event: EventOf<'eligibility-answered'>): FunnelState {
  const code = postalCodeOf(state.form.postalCode);
  if (state.form.serviceProviderId === '' || (event.postalCode ?? code) !== code) return state;
  const eligibility = event.eligible ? 'eligible' : 'ineligible';
  return eligibility === state.eligibility ? state : { ...state, eligibility, alternatives: null };
}
