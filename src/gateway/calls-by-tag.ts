import type { Operation } from './gateway.js';

const CARD: readonly Operation[] = [
  'addDisplayPreferences',
  'archive',
  'categories',
  'createContact',
  'markRead',
  'providerCategories',
  'providerLead',
  'registerNumber',
  'registeredNumbers',
  'requestReviewByEmail',
  'saveNote',
  'sendFeedback',
  'serviceProvider',
  'setStatus',
];

const BOARD: readonly Operation[] = [...CARD, 'leads', 'suggestCategories', 'suggestLocations', 'suggestMembers'];

const THREAD: readonly Operation[] = [
  'activities',
  'chatSession',
  'createContact',
  'markThreadRead',
  'phoneNumbers',
  'providerLead',
  'sendMessage',
];

const FUNNEL: readonly Operation[] = [
  'assignLead',
  'autocomplete',
  'cityByPostalCode',
  'combinedProviderDetails',
  'comparison',
  'createLead',
  'eligibility',
  'followUpDeals',
  'lead',
  'leadProviders',
  'markHired',
  'providerDetails',
  'reviewsByProvider',
  'sendHandyLead',
  'sendNotification',
  'sendProSelection',
  'suggestions',
  'taxonomyCategory',
  'topCategories',
  'updatePhone',
];

/** The operations that each tag makes, for the gateway reference and `lead-widgets check`. */
export const CALLS_BY_TAG: Readonly<Record<string, ReadonlySet<string>>> = {
  'lead-app': new Set([...BOARD, ...FUNNEL, ...THREAD, 'leadForPage']),
  'lead-board': new Set(BOARD),
  'lead-card': new Set(CARD),
  'lead-page': new Set(['leadForPage']),
  'lead-unread-count': new Set(['leads']),
  'message-thread': new Set(THREAD),
  'raq-funnel': new Set(FUNNEL),
  'review-request-modal': new Set([
    'categories',
    'providerCategories',
    'providerLead',
    'requestReviewByEmail',
    'serviceProvider',
  ]),
};
