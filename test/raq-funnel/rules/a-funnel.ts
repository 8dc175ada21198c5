import type { EventOf, FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type {
  Answer,
  ContactPreferences,
  FunnelContact,
  FunnelEntry,
  FunnelProvider,
  FunnelState,
  FunnelStep,
  Question,
  SuggestedProvider,
} from '../../../src/raq-funnel/funnel/funnel.js';
import { nextFunnel } from '../../../src/raq-funnel/funnel/funnel-rules.js';
import { questionsOf } from '../../../src/raq-funnel/questions/questions.js';
import type { CreateLeadOptions } from '../../../src/raq-funnel/state/create-lead-input.js';
import { EMPTY_ENTRY, startFunnel } from '../../../src/raq-funnel/step/steps.js';

export const DRAIN: Question = {
  id: 'drain',
  text: 'Which drain is clogged?',
  type: 'one',
  required: true,
  options: [
    { value: 'kitchen', label: 'Kitchen sink' },
    { value: 'main', label: 'Main line: several drains at once' },
  ],
};

/** Asked only if the main line is clogged. */
export const CAMERA: Question = {
  id: 'camera',
  text: 'Has anybody looked with a camera?',
  type: 'text',
  visibleIf: { id: 'drain', is: ['main'] },
};

export const QUESTIONS = [DRAIN, CAMERA] as const;

/** @param taskCategoryId empty where the service is a category */
export const readQuestions = (
  questions: unknown,
  categoryId: string,
  taskCategoryId: string,
  starterTexts: Readonly<Record<string, string>> = {},
): readonly Question[] => questionsOf({ form: { categoryId, taskCategoryId } }, { questions, starterTexts });

export const PROVIDER: FunnelProvider = {
  serviceProviderId: '501',
  name: 'Hill Country Plumbing',
  categories: [
    { categoryId: '10300', categoryName: 'Electrical', overallReviewCount: 3 },
    { categoryId: '10202', categoryName: 'Plumbing', overallReviewCount: 212 },
  ],
};

export const suggested = (id: string, change: Partial<SuggestedProvider> = {}): SuggestedProvider => ({
  id,
  type: 'AL',
  name: `Pro ${id}`,
  description: '',
  preselected: false,
  ...change,
});

export const aFunnel = (entry: Partial<FunnelEntry> = {}, ...events: readonly FunnelEvent[]): FunnelState =>
  stateAfter(startFunnel({ ...EMPTY_ENTRY, ...entry }), ...events);

export const stateAfter = (state: FunnelState, ...events: readonly FunnelEvent[]): FunnelState =>
  events.reduce(nextFunnel, state);

export const CONSENT = { version: '2026-11', textHash: 'ab12', at: '2026-11-21T14:23:00Z' };

/** What a request without anything of the host's own is created with. */
export const LEAD_OPTIONS: CreateLeadOptions = {
  source: 'RequestAQuote',
  locale: 'en-US',
  englishQuestions: QUESTIONS,
  createFields: {},
  attributes: [],
  address: undefined,
  createVersion: undefined,
  attribution: {},
  photos: [],
  phoneVerification: undefined,
  consent: null,
};

const service = (
  categoryId: string,
  name: string,
  parentId: string | null,
  parentName = '',
): EventOf<'service-found'> => ({ type: 'service-found', node: { categoryId, name, parentId }, parentName });

export const event = {
  on: { type: 'went-on', questions: QUESTIONS } satisfies FunnelEvent,
  back: { type: 'went-back', questions: QUESTIONS } satisfies FunnelEvent,
  wentTo: (step: FunnelStep): FunnelEvent => ({ type: 'went-to', step }),
  reopened: (step: EventOf<'reopened'>['step']): FunnelEvent => ({ type: 'reopened', step }),
  typedCode: (text: string): FunnelEvent => ({ type: 'postal-code-typed', text }),
  answered: (questionId: string, answer: Answer): FunnelEvent => ({ type: 'answered', questionId, answer }),
  described: (text: string): FunnelEvent => ({ type: 'described', text }),
  consented: (hasConsented: boolean): FunnelEvent => ({ type: 'consent-ticked', hasConsented }),
  typedContact: (given: Partial<FunnelContact>): FunnelEvent => ({ type: 'contact-typed', contact: given }),
  preferring: (preferences: Partial<ContactPreferences>): FunnelEvent => ({ type: 'preferences-chosen', preferences }),
  eligibility: (eligible: boolean, postalCode?: string): FunnelEvent => ({
    type: 'eligibility-answered',
    eligible,
    postalCode,
  }),
  alternatives: (...providers: SuggestedProvider[]): FunnelEvent => ({ type: 'alternatives-loaded', providers }),
  suggestions: (...providers: SuggestedProvider[]): FunnelEvent => ({
    type: 'suggestions-loaded',
    providers,
    serviceRequestId: '',
  }),
  ticked: (field: string, isTicked = true): FunnelEvent => ({ type: 'provider-ticked', field, isTicked }),
  service,
  assigned: { type: 'assigned' } satisfies FunnelEvent,
  dropped: { type: 'provider-dropped' } satisfies FunnelEvent,
  plumbing: service('10202', 'Plumbing', '1'),
  drainCleaning: service('10214', 'Drain Cleaning', '10202', 'Plumbing'),
  withProvider: { type: 'provider-loaded', provider: PROVIDER } satisfies FunnelEvent,
  created: { type: 'lead-created', leadId: '7304418', consent: CONSENT } satisfies FunnelEvent,
  threePros: {
    type: 'suggestions-loaded',
    serviceRequestId: '9001',
    providers: [suggested('601', { preselected: true }), suggested('701', { type: 'HA' }), suggested('602')],
  } satisfies FunnelEvent,
};

export const austin: readonly FunnelEvent[] = [
  event.typedCode('78704'),
  { type: 'city-found', postalCode: '78704', city: 'Austin', state: 'TX', advertisingZone: '12' },
];

export const contact: readonly FunnelEvent[] = [
  event.typedContact({
    firstName: ' Maria ',
    lastName: 'Delgado',
    emailAddress: 'maria@example.com',
    phoneNumber: '+1 (512) 555-0111',
  }),
  event.consented(true),
];

const toProject: readonly FunnelEvent[] = [event.drainCleaning, event.on, ...austin, event.on];

const toTiming: readonly FunnelEvent[] = [
  ...toProject,
  event.answered('drain', 'kitchen'),
  event.on,
  event.described('The kitchen sink does not drain.'),
  event.on,
];

export const toContact: readonly FunnelEvent[] = [
  ...toTiming,
  { type: 'urgency-chosen', urgency: 'ThisWeek' },
  event.on,
  ...contact,
];

export const toSuggestions: readonly FunnelEvent[] = [...toContact, event.created, event.threePros];

export const BOTH: Partial<FunnelEntry> = { spId: '501', postalCode: '78704' };

export const ofProvider = aFunnel(BOTH, event.withProvider);

/** A funnel at each of its steps, with all earlier steps answered. */
export const at = {
  service: aFunnel(),
  'postal-code': aFunnel({}, event.drainCleaning, event.on),
  project: aFunnel({}, ...toProject),
  timing: aFunnel({}, ...toTiming),
  contact: aFunnel({}, ...toContact),
  suggestions: aFunnel({}, ...toSuggestions),
  summary: aFunnel({}, ...toSuggestions, event.assigned),
};
