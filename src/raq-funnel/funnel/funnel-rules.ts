import { placeService, withoutTask } from '../service/category-choice.js';
import { funnelFaults, screenCount, screenOf } from '../step/screens.js';
import { atStep, canGoBack, canGoTo } from '../step/steps.js';
import type { EventOf, FunnelEvent } from './event.js';
import { type ContactPreferences, type FunnelState, type FunnelStep, postalCodeOf, type Question } from './funnel.js';
import { rehydrated } from './persisted-funnel.js';
import { afterPlace, afterProvider, afterSuggestion } from './provider-events.js';

export { EMPTY_ENTRY, startFunnel } from './start-funnel.js';

/**
 * The state machine of the funnel. An empty cell means that the event is ignored and the same state is returned.
 * `=` stays on the step.
 *
 * | event                          | service | postal-code | project           | timing | contact     | suggestions | summary      |
 * |--------------------------------|---------|-------------|-------------------|--------|-------------|-------------|--------------|
 * | rehydrated (once)              | as kept | as kept     | as kept           | as kept| as kept     | as kept     | as kept      |
 * | provider-loaded                | =       | =           | =                 | =      | =           | =           | =            |
 * | provider-dropped               | =       | = ¹         | = ¹               | = ¹    | = ¹         |             |              |
 * | service-found                  | =       | =           | =                 | =      | =           |             |              |
 * | service-unknown ⁵              |         | service     | service           | service| service     |             |              |
 * | postal-code-typed              |         | =           |                   |        |             |             |              |
 * | city-found                     | =       | =           | =                 | =      | =           | =           | =            |
 * | eligibility-answered           | =       | =           | =                 | =      | =           |             |              |
 * | coverage-found, -accepted      | =       | =           | =                 | =      | =           |             |              |
 * | alternatives-loaded ²          | =       | =           | =                 | =      | =           |             |              |
 * | answered, described            |         |             | =                 |        |             |             |              |
 * | urgency-chosen                 |         |             |                   | =      |             |             |              |
 * | contact, preferences, consent  |         |             |                   |        | =           |             |              |
 * | contact-screen-shown           |         |             |                   |        | that screen |             |              |
 * | lead-created ³                 | suggestions | suggestions | suggestions   | suggestions | suggestions |        |              |
 * | lead-loaded                    |         |             |                   |        |             | =           | =            |
 * | suggestions-loaded             |         |             |                   |        |             | =           |              |
 * | providers-described            | =       | =           | =                 | =      | =           | =           | =            |
 * | provider-ticked                |         |             |                   |        |             | =           |              |
 * | assigned, suggestions-failed   |         |             |                   |        |             | summary     |              |
 * | went-on, without a fault       | next    | next        | next screen, next | next   |             | summary     |              |
 * | went-back                      |         | previous    | last screen, previous | previous | previous |           |              |
 * | went-to, a reached step        | there   | there       | there             | there  | there       | summary     | suggestions ⁴ |
 * | reopened                       | there   | there       | there             | there  | there       |             |              |
 *
 * 'next' and 'previous' are those of `steps`. ¹ service, when no service is known without the provider. ² while the provider
 * is ineligible. ³ a replay may succeed after the customer has gone back. ⁴ until the request was assigned. ⁵ only of
 * the host's own, while nothing else is chosen.
 */
export function nextFunnel(state: FunnelState, event: FunnelEvent): FunnelState {
  switch (event.type) {
    case 'rehydrated':
      return rehydrated(state, event.persisted, event.referrer);
    case 'provider-loaded':
    case 'provider-dropped':
    case 'eligibility-answered':
    case 'alternatives-loaded':
      return afterProvider(state, event);
    case 'service-found':
      return afterService(state, event);
    case 'service-unknown':
      return afterUnknownService(state, event);
    case 'postal-code-typed':
    case 'city-found':
    case 'coverage-found':
    case 'coverage-accepted':
      return afterPlace(state, event);
    case 'answered':
    case 'described':
    case 'urgency-chosen':
    case 'contact-typed':
    case 'contact-screen-shown':
    case 'preferences-chosen':
    case 'consent-ticked':
      return afterAnswer(state, event);
    case 'lead-created':
    case 'lead-loaded':
    case 'assigned':
    case 'suggestions-failed':
      return afterLead(state, event);
    case 'suggestions-loaded':
    case 'providers-described':
    case 'provider-ticked':
      return afterSuggestion(state, event);
    case 'went-on':
    case 'went-back':
    case 'went-to':
    case 'reopened':
      return afterMove(state, event);
  }
}

/** Applies the taxonomy result for a service. A new service has other questions. The pros read the customer's own words. */
function afterService(before: FunnelState, { node, parentName, words }: EventOf<'service-found'>): FunnelState {
  if (before.leadId !== '') return before;
  const state = { ...before, description: withWords(before.description, words) };
  const form = placeService(state.form, state.provider, node, parentName);
  const isSame = form.categoryId === state.form.categoryId && form.taskCategoryId === state.form.taskCategoryId;
  if (isSame) return { ...state, form };
  return {
    ...state,
    form,
    alternatives: null,
    coverage: state.coverage === 'no-place' ? 'no-place' : 'unknown',
    ...(state.step === 'service' && { reached: 'service', screen: 0 }),
  };
}

/** The customer chooses a service. What was answered so far stays. */
function afterUnknownService(state: FunnelState, { categoryId }: EventOf<'service-unknown'>): FunnelState {
  const { form, leadId, steps } = state;
  if (leadId !== '' || form.categoryId !== categoryId || form.categoryName !== '') return state;
  return {
    ...state,
    form: { ...form, ...withoutTask('', '') },
    steps: stepsWith(steps, 'service'),
    step: 'service',
    reached: 'service',
    screen: 0,
  };
}

function withWords(description: string, words = ''): string {
  return description.includes(words) ? description : [words, description].filter(Boolean).join('\n\n');
}

type LeadEvent = EventOf<'lead-created' | 'lead-loaded' | 'assigned' | 'suggestions-failed'>;

/** Applies the events of the request. */
function afterLead(state: FunnelState, event: LeadEvent): FunnelState {
  switch (event.type) {
    case 'lead-created':
      if (state.leadId !== '' || event.leadId === '') return state;
      return atStep(
        { ...state, leadId: event.leadId, consent: event.consent, photoCount: event.photoCount ?? 0 },
        'suggestions',
      );
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

/** Applies Continue, Back and the steps of the progress. Answers never change. */
function afterMove(state: FunnelState, event: EventOf<'went-on' | 'went-back' | 'went-to' | 'reopened'>): FunnelState {
  switch (event.type) {
    case 'went-on':
      return on(state, event.questions);
    case 'went-back':
      return canGoBack(state) ? back(state, event.questions) : state;
    case 'went-to':
      return event.step !== state.step && canGoTo(state, event.step) ? atStep(state, event.step) : state;
    case 'reopened':
      return state.leadId === '' ? atStep({ ...state, steps: stepsWith(state.steps, event.step) }, event.step) : state;
  }
}

/** The steps with one that the host had answered: the service comes first, the place before the project. */
function stepsWith(steps: readonly FunnelStep[], step: FunnelStep): readonly FunnelStep[] {
  if (steps.includes(step)) return steps;
  const at = step === 'service' ? 0 : steps.indexOf('project');
  return [...steps.slice(0, at), step, ...steps.slice(at)];
}

function on(state: FunnelState, questions: readonly Question[]): FunnelState {
  const next = beside(state, 1);
  // The contact step is left only when the request is created.
  if (next === undefined || state.step === 'contact' || funnelFaults(state, questions).length > 0) return state;
  if (state.step === 'postal-code') {
    return atStep({ ...state, form: { ...state.form, postalCode: postalCodeOf(state.form.postalCode) } }, next);
  }
  const screen = screenOf(state, questions) + 1;
  if (state.step === 'project' && screen < screenCount(state, questions)) return { ...state, screen };
  return atStep(state, next);
}

function back(state: FunnelState, questions: readonly Question[]): FunnelState {
  const screen = screenOf(state, questions);
  if (state.step === 'project' && screen > 0) return { ...state, screen: screen - 1 };
  if (state.step === 'contact' && state.screen > 0) return { ...state, screen: 0 };
  const before = beside(state, -1);
  if (before === undefined) return { ...state, screen: 0 };
  return atStep(state, before, before === 'project' ? screenCount(state, questions) - 1 : 0);
}

function beside({ steps, step }: FunnelState, by: 1 | -1): FunnelStep | undefined {
  return steps[steps.indexOf(step) + by];
}

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
