import type {
  Answer,
  ConsentRecord,
  ContactPreferences,
  FunnelContact,
  FunnelProvider,
  FunnelStep,
  Question,
  SuggestedProvider,
  TaxonomyNode,
} from './funnel.js';
import type { PersistedFunnel } from './persisted-funnel.js';

interface FunnelEvents {
  /** Answers that were restored after a reload. */
  rehydrated: { persisted: PersistedFunnel | null; referrer: string };
  'provider-loaded': { provider: FunnelProvider };
  'provider-dropped': unknown;
  /** `words`: the customer's own words for it. */
  'service-found': { node: TaxonomyNode; parentName: string; words?: string | undefined };
  /** The gateway does not know the service that the host has named. */
  'service-unknown': { categoryId: string };
  'postal-code-typed': { text: string };
  'city-found': { postalCode: string; city: string; state: string; advertisingZone: string };
  /** Carries the postal code of the request, so that a late answer changes nothing. */
  'eligibility-answered': { eligible: boolean; postalCode?: string | undefined };
  /** Carries what was asked about, so that a late answer changes nothing. Without a category, the answer is about the place itself. */
  'coverage-found': {
    coverage: 'served' | 'unserved' | 'no-place';
    postalCode: string;
    categoryId?: string | undefined;
  };
  /** The customer goes on where nobody serves the place. */
  'coverage-accepted': unknown;
  'alternatives-loaded': { providers: readonly SuggestedProvider[] };
  answered: { questionId: string; answer: Answer };
  described: { text: string };
  'photos-counted': { count: number };
  'urgency-chosen': { urgency: string };
  'contact-typed': { contact: Partial<FunnelContact> };
  /** The contact step has a second screen, for the code that came by text. */
  'contact-screen-shown': { screen: 0 | 1 };
  'preferences-chosen': { preferences: Partial<ContactPreferences> };
  'consent-ticked': { hasConsented: boolean };
  'lead-created': { leadId: string; consent: ConsentRecord | null; consentText?: string; photoCount?: number };
  /** The request of the entry's `leadId`, as the gateway knows it. */
  'lead-loaded': {
    leadId: string;
    categoryId: string;
    categoryName: string;
    postalCode: string;
    advertisingZone: string;
  };
  'suggestions-loaded': { providers: readonly SuggestedProvider[]; serviceRequestId: string };
  /** More about providers that are there already. What is not known of one stays as it was. */
  'providers-described': { providers: readonly ({ readonly id: string } & Partial<SuggestedProvider>)[] };
  'provider-ticked': { field: string; isTicked: boolean };
  assigned: unknown;
  /** The outcome of notifying the providers. */
  notified: { isDone: boolean };
  /** The lead or the suggestions could not be loaded on the suggestions step: on to the summary. */
  'suggestions-failed': unknown;
  /** Continue to the next screen or step, if the step is valid. */
  'went-on': { questions: readonly Question[] };
  'went-back': { questions: readonly Question[] };
  /** Go to a step that was reached before, and to one of its screens. */
  'went-to': { step: FunnelStep; screen?: number };
  /** Answer the service or the place again, even if the host provided it. */
  reopened: { step: 'service' | 'postal-code' };
}

export type EventOf<Type extends keyof FunnelEvents> = Readonly<{ type: Type } & FunnelEvents[Type]>;

export type FunnelEvent = { [Type in keyof FunnelEvents]: EventOf<Type> }[keyof FunnelEvents];
