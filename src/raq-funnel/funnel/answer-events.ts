import type { EventOf } from './event.js';
import type { ContactPreferences, FunnelState } from './funnel.js';

type AnswerEvent = EventOf<
  | 'answered'
  | 'described'
  | 'urgency-chosen'
  | 'contact-typed'
  | 'contact-screen-shown'
  | 'preferences-chosen'
  | 'consent-ticked'
>;

/** The largest number of providers that a customer may choose. */
const MAX_PROS = 4;

/** Applies an answer. A change in the project makes later steps unreached, because other questions may appear. */
export function afterAnswer(state: FunnelState, event: AnswerEvent): FunnelState {
  if (state.leadId !== '') return state;
  switch (event.type) {
    case 'answered':
      if (state.step !== 'project') return state;
      return { ...state, answers: { ...state.answers, [event.questionId]: event.answer }, reached: 'project' };
    case 'described':
      if (state.step !== 'project' || event.text === state.description) return state;
      return { ...state, description: event.text, reached: 'project' };
    case 'urgency-chosen':
      if (state.step !== 'timing' || event.urgency === state.urgency) return state;
      return { ...state, urgency: event.urgency };
    case 'contact-screen-shown':
      return state.step === 'contact' && state.screen !== event.screen ? { ...state, screen: event.screen } : state;
    case 'consent-ticked':
      // Consent can be withdrawn on any step, but given only on the contact step.
      return state.step === 'contact' || !event.hasConsented ? atContact(state, event) : state;
    default:
      return state.step === 'contact' ? atContact(state, event) : state;
  }
}

function atContact(
  state: FunnelState,
  event: EventOf<'contact-typed' | 'preferences-chosen' | 'consent-ticked'>,
): FunnelState {
  switch (event.type) {
    case 'contact-typed':
      return { ...state, contact: { ...state.contact, ...event.contact } };
    case 'preferences-chosen':
      return { ...state, preferences: settled({ ...state.preferences, ...event.preferences }) };
    case 'consent-ticked':
      return event.hasConsented === state.hasConsented ? state : { ...state, hasConsented: event.hasConsented };
  }
}

function settled({ maxPros, ...rest }: ContactPreferences): ContactPreferences {
  const isCount = maxPros !== null && Number.isInteger(maxPros) && maxPros >= 1 && maxPros <= MAX_PROS;
  return { ...rest, maxPros: isCount ? maxPros : null };
}
