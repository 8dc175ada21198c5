import type { FunnelState } from '../../contract/raq-funnel.js';
import type { EventOf } from './event-of.js';
import { postalCodeOf } from './postal-code.js';

/** Where the job is: what is typed stands in the form as it is typed; `postalCodeOf` has its five digits. Spec §4 Funnel, decision 32. */
export function afterPlace(state: FunnelState, event: EventOf<'postal-code-typed' | 'city-found'>): FunnelState {
  return event.type === 'city-found' ? found(state, event) : typed(state, event.text);
}

function typed(state: FunnelState, text: string): FunnelState {
  if (state.step !== 'postal-code' || state.leadId !== '' || text === state.form.postalCode) return state;
  const form = { ...state.form, postalCode: text };
  const code = postalCodeOf(text);
  if (code !== '' && code === postalCodeOf(state.form.postalCode)) return { ...state, form };
  return {
    ...state,
    form: { ...form, advertisingZone: '' },
    place: null,
    eligibility: 'unknown',
    alternatives: null,
    reached: 'postal-code',
  };
}

/** A city of a code that is no longer there changes nothing. */
function found(state: FunnelState, { postalCode, city, state: abbreviation, advertisingZone }: EventOf<'city-found'>) {
  const code = postalCodeOf(postalCode);
  if (code === '' || code !== postalCodeOf(state.form.postalCode)) return state;
  return { ...state, place: { city, state: abbreviation }, form: { ...state.form, advertisingZone } };
}
