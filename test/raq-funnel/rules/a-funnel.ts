import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { FunnelEntry, FunnelState, Question } from '../../../src/raq-funnel/funnel/funnel.js';
import { EMPTY_ENTRY, nextFunnel, startFunnel } from '../../../src/raq-funnel/funnel/funnel-rules.js';
import type { FunnelProvider, SuggestedProvider } from '../../../src/raq-funnel/funnel/provider.js';

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

/** Asked only of the main line. */
export const CAMERA: Question = {
  id: 'camera',
  text: 'Has anybody looked with a camera?',
  type: 'text',
  visibleIf: { id: 'drain', is: ['main'] },
};

export const QUESTIONS = [DRAIN, CAMERA] as const;

export const PROVIDER: FunnelProvider = {
  serviceProviderId: '501',
  name: 'Hill Country Plumbing',
  categories: [
    { categoryId: '10300', categoryName: 'Electrical', overallReviewCount: 3 },
    { categoryId: '10202', categoryName: 'Plumbing', overallReviewCount: 212 },
  ],
};

export function suggested(id: string, change: Partial<SuggestedProvider> = {}): SuggestedProvider {
  return {
    id,
    type: 'AL',
    name: `Pro ${id}`,
    rating: null,
    reviewCount: null,
    logoUrl: '',
    description: '',
    distanceMiles: null,
    yearsInBusiness: null,
    preselected: false,
    ...change,
  };
}

export function aFunnel(entry: Partial<FunnelEntry> = {}, ...events: readonly FunnelEvent[]): FunnelState {
  return told(startFunnel({ ...EMPTY_ENTRY, ...entry }), ...events);
}

export function told(state: FunnelState, ...events: readonly FunnelEvent[]): FunnelState {
  return events.reduce(nextFunnel, state);
}

export const on: FunnelEvent = { type: 'went-on', questions: QUESTIONS };
export const back: FunnelEvent = { type: 'went-back', questions: QUESTIONS };

export const plumbing: FunnelEvent = {
  type: 'service-found',
  node: { categoryId: '10202', name: 'Plumbing', parentId: '1' },
  parentName: '',
};

export const drainCleaning: FunnelEvent = {
  type: 'service-found',
  node: { categoryId: '10214', name: 'Drain Cleaning', parentId: '10202' },
  parentName: 'Plumbing',
};

export const austin: readonly FunnelEvent[] = [
  { type: 'postal-code-typed', text: '78704' },
  { type: 'city-found', postalCode: '78704', city: 'Austin', state: 'TX', advertisingZone: '12' },
];

export const contact: readonly FunnelEvent[] = [
  {
    type: 'contact-typed',
    contact: {
      firstName: ' Maria ',
      lastName: 'Delgado',
      emailAddress: 'maria@example.com',
      phoneNumber: '+1 (512) 555-0111',
    },
  },
  { type: 'consent-ticked', hasConsented: true },
];

/** From the first step to the contact, everything answered. */
export const toContact: readonly FunnelEvent[] = [
  drainCleaning,
  on,
  ...austin,
  on,
  { type: 'answered', questionId: 'drain', answer: 'kitchen' },
  on,
  { type: 'described', text: 'The kitchen sink does not drain.' },
  on,
  { type: 'urgency-chosen', urgency: 'ThisWeek' },
  on,
  ...contact,
];

export const CONSENT = { version: '2026-11', textHash: 'ab12', at: '2026-11-21T14:23:00Z' };

export const created: FunnelEvent = { type: 'lead-created', leadId: '7304418', consent: CONSENT };

export const threePros: FunnelEvent = {
  type: 'suggestions-loaded',
  serviceRequestId: '9001',
  providers: [suggested('601', { preselected: true }), suggested('701', { type: 'HA' }), suggested('602')],
};

/** On the suggestions, which have come. */
export const toSuggestions: readonly FunnelEvent[] = [...toContact, created, threePros];

export const withProvider: FunnelEvent = { type: 'provider-loaded', provider: PROVIDER };
