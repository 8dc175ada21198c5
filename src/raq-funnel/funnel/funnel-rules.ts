import { funnelErrors, isUncovered, screenCount, screenOf } from '../step/screens.js';
import { atStep, canGoBack, canGoTo } from '../step/steps.js';
import type { EventOf, FunnelEvent } from './event.js';
import { type FunnelState, type FunnelStep, postalCodeOf, type Question } from './funnel.js';
import { rehydrated } from './persisted-funnel.js';
import {
  placeService,
  ticked,
  withCity,
  withCoverage,
  withDescriptions,
  withEligibility,
  withoutProvider,
  withoutTask,
  withPostalCode,
  withProvider,
  withSuggestions,
} from './provider-events.js';

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
 * | photos-counted                 | =       | =           | =                 | =      | =           |             |              |
 * | urgency-chosen                 |         |             |                   | =      |             |             |              |
 * | contact, preferences, consent  |         |             |                   |        | =           |             |              |
 * | contact-screen-shown           |         |             |                   |        | that screen |             |              |
 * | lead-created ³                 | suggestions | suggestions | suggestions   | suggestions | suggestions |        |              |
 * | lead-loaded                    |         |             |                   |        |             | =           | =            |
 * | suggestions-loaded             |         |             |                   |        |             | =           |              |
 * | providers-described            | =       | =           | =                 | =      | =           | =           | =            |
 * | provider-ticked                |         |             |                   |        |             | =           |              |
 * | assigned, suggestions-failed   |         |             |                   |        |             | summary     |              |
 * | went-on, without a error       | next    | next        | next screen, next | next   |             | summary     |              |
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
      return withProvider(state, event.provider);
    case 'providers-described':
      return withDescriptions(state, event.providers);
    case 'city-found':
      return withCity(state, event);
    case 'went-on':
      return on(state, event.questions);
    case 'went-to': {
      const isHere = event.step === state.step && (event.screen ?? state.screen) === state.screen;
      return !isHere && canGoTo(state, event.step) ? atStep(state, event.step, event.screen) : state;
    }
    default:
      return state.leadId === '' ? beforeRequest(state, event) : afterRequest(state, event);
  }
}

/** Applies what may happen until the gateway has the request. A change in the project can bring other questions. */
function beforeRequest(state: FunnelState, event: FunnelEvent): FunnelState {
  const { step } = state;
  switch (event.type) {
    case 'service-found':
      return afterService(state, event);
    case 'service-unknown':
      return afterUnknownService(state, event);
    case 'postal-code-typed':
      return step === 'postal-code' ? withPostalCode(state, event.text) : state;
    case 'coverage-found':
      return withCoverage(state, event);
    case 'coverage-accepted':
      // Who goes on where nobody works goes on without the funnel's provider too.
      if (!isUncovered(state)) return state;
      return { ...(state.eligibility === 'ineligible' ? withoutProvider(state) : state), coverage: 'accepted' };
    case 'eligibility-answered':
      return withEligibility(state, event);
    case 'alternatives-loaded':
      return state.eligibility === 'ineligible' ? { ...state, alternatives: event.providers } : state;
    case 'provider-dropped':
      return withoutProvider(state);
    case 'answered':
      if (step !== 'project') return state;
      return { ...state, answers: { ...state.answers, [event.questionId]: event.answer }, reached: 'project' };
    case 'described':
      if (step !== 'project' || event.text === state.description) return state;
      return { ...state, description: event.text, reached: 'project' };
    case 'photos-counted':
      return event.count === state.photoCount ? state : { ...state, photoCount: event.count };
    case 'urgency-chosen':
      return step === 'timing' && event.urgency !== state.urgency ? { ...state, urgency: event.urgency } : state;
    case 'contact-typed':
      return step === 'contact' ? { ...state, contact: { ...state.contact, ...event.contact } } : state;
    case 'contact-screen-shown':
      return step === 'contact' && event.screen !== state.screen ? { ...state, screen: event.screen } : state;
    case 'preferences-chosen':
      if (step !== 'contact') return state;
      return { ...state, preferences: { ...state.preferences, ...event.preferences } };
    case 'consent-ticked':
      if (event.hasConsented === state.hasConsented) return state;
      // Consent can be withdrawn on any step, but given only on the contact step.
      return step === 'contact' || !event.hasConsented ? { ...state, hasConsented: event.hasConsented } : state;
    case 'went-back':
      return canGoBack(state) ? back(state, event.questions) : state;
    case 'reopened':
      return atStep({ ...state, steps: stepsWith(state.steps, event.step) }, event.step);
    case 'lead-created': {
      const { leadId, consent, consentText = '', photoCount = 0 } = event;
      return leadId === '' ? state : atStep({ ...state, leadId, consent, consentText, photoCount }, 'suggestions');
    }
    default:
      return state;
  }
}

/** Applies what may happen once the gateway has the request. */
function afterRequest(state: FunnelState, event: FunnelEvent): FunnelState {
  if (event.type === 'lead-loaded') return event.leadId === state.leadId ? withLead(state, event) : state;
  if (event.type === 'notified')
    return event.isDone !== state.isUnnotified ? state : { ...state, isUnnotified: !event.isDone };
  if (state.step !== 'suggestions') return state;
  switch (event.type) {
    case 'suggestions-loaded':
      return withSuggestions(state, event);
    case 'provider-ticked':
      return ticked(state, event);
    case 'assigned':
      return atStep({ ...state, isAssigned: true }, 'summary');
    case 'suggestions-failed':
      return atStep(state, 'summary');
    default:
      return state;
  }
}

/** Applies the taxonomy result for a service. A new service has other questions. The pros read the customer's own words. */
function afterService(before: FunnelState, { node, parentName, words }: EventOf<'service-found'>): FunnelState {
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
  const { form, steps } = state;
  if (form.categoryId !== categoryId || form.categoryName !== '') return state;
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

function withLead(state: FunnelState, lead: EventOf<'lead-loaded'>): FunnelState {
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

/** Adds the step that the host had answered: the service at the start, the place before the project. */
function stepsWith(steps: readonly FunnelStep[], step: FunnelStep): readonly FunnelStep[] {
  if (steps.includes(step)) return steps;
  const at = step === 'service' ? 0 : steps.indexOf('project');
  return [...steps.slice(0, at), step, ...steps.slice(at)];
}

function on(state: FunnelState, questions: readonly Question[]): FunnelState {
  const next = neighbor(state, 1);
  // The contact step is left only when the request is created.
  if (next === undefined || state.step === 'contact' || funnelErrors(state, questions).length > 0) return state;
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
  const before = neighbor(state, -1);
  if (before === undefined) return { ...state, screen: 0 };
  return atStep(state, before, before === 'project' ? screenCount(state, questions) - 1 : 0);
}

function neighbor({ steps, step }: FunnelState, by: 1 | -1): FunnelStep | undefined {
  return steps[steps.indexOf(step) + by];
}
