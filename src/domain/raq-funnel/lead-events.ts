import type { FunnelState } from '../../contract/raq-funnel.js';
import { withoutTask } from './category-choice.js';
import type { EventOf } from './event-of.js';
import { postalCodeOf } from './postal-code.js';
import { atStep } from './steps.js';

type LeadEvent = EventOf<'lead-created' | 'lead-loaded' | 'assigned' | 'suggestions-failed'>;

/** What comes of the request itself (Spec §4 Funnel, §8 Suggestion page failure, decisions 31, 36 and 58). */
export function afterLead(state: FunnelState, event: LeadEvent): FunnelState {
  switch (event.type) {
    case 'lead-created':
      if (state.leadId !== '' || event.leadId === '') return state;
      return atStep({ ...state, leadId: event.leadId, consent: event.consent }, 'suggestions');
    case 'lead-loaded':
      return event.leadId === state.leadId && state.leadId !== '' ? loaded(state, event) : state;
    case 'assigned':
      return state.step === 'suggestions' ? atStep({ ...state, isAssigned: true }, 'summary') : state;
    case 'suggestions-failed':
      return state.step === 'suggestions' ? atStep(state, 'summary') : state;
  }
}

function loaded(state: FunnelState, lead: EventOf<'lead-loaded'>): FunnelState {
  const { form } = state;
  const code = postalCodeOf(lead.postalCode) || form.postalCode;
  const isSamePlace = code === postalCodeOf(form.postalCode);
  const isSameService = lead.categoryId === form.categoryId;
  const service = isSameService
    ? { categoryName: lead.categoryName || form.categoryName }
    : withoutTask(lead.categoryId, lead.categoryName);
  return {
    ...state,
    form: {
      ...form,
      ...service,
      postalCode: code,
      advertisingZone: lead.advertisingZone || (isSamePlace ? form.advertisingZone : ''),
    },
    place: isSamePlace ? state.place : null,
  };
}
