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

/** The events of a funnel, including the answers to calls. */
export type FunnelEvent =
  /** Answers that were restored after a reload. */
  | { readonly type: 'rehydrated'; readonly persisted: PersistedFunnel | null; readonly referrer: string }
  | { readonly type: 'provider-loaded'; readonly provider: FunnelProvider }
  | { readonly type: 'provider-dropped' }
  | {
      readonly type: 'service-found';
      readonly node: TaxonomyNode;
      readonly parentName: string;
      /** The customer's own words for it. */
      readonly words?: string | undefined;
    }
  /** The gateway does not know the service that the host has named. */
  | { readonly type: 'service-unknown'; readonly categoryId: string }
  | { readonly type: 'postal-code-typed'; readonly text: string }
  | {
      readonly type: 'city-found';
      readonly postalCode: string;
      readonly city: string;
      readonly state: string;
      readonly advertisingZone: string;
    }
  /** Carries the postal code of the request, so that a late answer changes nothing. */
  | { readonly type: 'eligibility-answered'; readonly eligible: boolean; readonly postalCode?: string | undefined }
  /** Carries what was asked about, so that a late answer changes nothing. Without a category, the place itself was. */
  | {
      readonly type: 'coverage-found';
      readonly coverage: 'served' | 'unserved' | 'no-place';
      readonly postalCode: string;
      readonly categoryId?: string | undefined;
    }
  /** The customer goes on where nobody serves the place. */
  | { readonly type: 'coverage-accepted' }
  | { readonly type: 'alternatives-loaded'; readonly providers: readonly SuggestedProvider[] }
  | { readonly type: 'answered'; readonly questionId: string; readonly answer: Answer }
  | { readonly type: 'described'; readonly text: string }
  | { readonly type: 'urgency-chosen'; readonly urgency: string }
  | { readonly type: 'contact-typed'; readonly contact: Partial<FunnelContact> }
  /** The contact step has a second screen, for the code that came by text. */
  | { readonly type: 'contact-screen-shown'; readonly screen: 0 | 1 }
  | { readonly type: 'preferences-chosen'; readonly preferences: Partial<ContactPreferences> }
  | { readonly type: 'consent-ticked'; readonly hasConsented: boolean }
  | {
      readonly type: 'lead-created';
      readonly leadId: string;
      readonly consent: ConsentRecord | null;
      readonly photoCount?: number;
    }
  /** The request of the entry's `leadId`, as the gateway knows it. */
  | {
      readonly type: 'lead-loaded';
      readonly leadId: string;
      readonly categoryId: string;
      readonly categoryName: string;
      readonly postalCode: string;
      readonly advertisingZone: string;
    }
  | {
      readonly type: 'suggestions-loaded';
      readonly providers: readonly SuggestedProvider[];
      readonly serviceRequestId: string;
    }
  /** More about providers that are there already; what is not known of one stays as it was. */
  | {
      readonly type: 'providers-described';
      readonly providers: readonly ({ readonly id: string } & Partial<SuggestedProvider>)[];
    }
  | { readonly type: 'provider-ticked'; readonly field: string; readonly isTicked: boolean }
  | { readonly type: 'assigned' }
  /** The lead or the suggestions could not be had on the suggestions step: on to the summary. */
  | { readonly type: 'suggestions-failed' }
  /** Continue to the next screen or step, if the step is valid. */
  | { readonly type: 'went-on'; readonly questions: readonly Question[] }
  | { readonly type: 'went-back'; readonly questions: readonly Question[] }
  /** Go to a step that was reached before. */
  | { readonly type: 'went-to'; readonly step: FunnelStep }
  /** Answer the service or the place again, also where the host has given it. */
  | { readonly type: 'reopened'; readonly step: 'service' | 'postal-code' };

export type EventOf<Type extends FunnelEvent['type']> = Extract<FunnelEvent, { readonly type: Type }>;
