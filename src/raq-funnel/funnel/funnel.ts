import type { ContactInformation, LeadAttribute, LeadPlace } from '../../gateway/calls/requests.js';

/** The steps of the funnel, in their order. */
export const FUNNEL_STEPS = [
  'service',
  'postal-code',
  'project',
  'timing',
  'contact',
  'suggestions',
  'summary',
] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Versions of the calls that a host may choose, the default first. */
export const CREATE_VERSIONS = ['v3', 'v1'] as const;
export const ASSIGN_VERSIONS = ['v2', 'v1'] as const;

/** How a host may name the version of its A/B test. */
export const VARIANT = /^[\w.-]{1,64}$/;

/** How a host may name the array of its tag manager; `true` and `false` turn the usual one on and off. */
export const DATA_LAYER = /^[A-Za-z_$][\w$]{0,63}$/;

export type CreateVersion = (typeof CREATE_VERSIONS)[number];

export type AssignVersion = (typeof ASSIGN_VERSIONS)[number];

export interface ServiceChoice {
  readonly id: string;
  readonly name: string;
  /** The category of a task, if the gateway returns it. */
  readonly categoryId?: string | undefined;
  /** The customer's own words, if no service fits and the host's fallback is chosen. */
  readonly words?: string;
}

/** A node of the taxonomy: a service and its parent. */
export interface TaxonomyNode {
  readonly categoryId: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** A question of the project step, as data (the public contract, `questions`). */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly type: 'one' | 'many' | 'text' | 'number';
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly required?: boolean | undefined;
  /** Asked only while the question of that id is answered with one of these. */
  readonly visibleIf?: { readonly id: string; readonly is: readonly string[] } | undefined;
}

/** One text, or the values that were chosen of many. */
export type Answer = string | readonly string[];

/** The questions of a host: by category, or a function of it. */
export type Questions = ((categoryId: string) => readonly Question[]) | Readonly<Record<string, readonly Question[]>>;

/** Request-a-quote form values. Empty texts are not known yet; ids are texts. */
export interface FunnelForm {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly taskCategoryId: string;
  readonly taskCategoryName: string;
  readonly postalCode: string;
  readonly advertisingZone: string;
  readonly serviceRequestId: string;
  readonly serviceProviderId: string;
  /** Ids in the order in which they were chosen. */
  readonly selectedAdditionalSpList: readonly string[];
  readonly selectedAdditionalHaSpList: readonly string[];
  /** The same ids in the order in which the gateway suggested them. */
  readonly selectedAdditionalSpListWithGatewayOrder: readonly string[];
  readonly selectedAdditionalHaSpListWithGatewayOrder: readonly string[];
  readonly selectedAdditionalSpListCount: number;
  readonly selectedAdditionalHaSpListCount: number;
  readonly selectedAdditionalTotalSpListCount: number;
}

export interface FunnelContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  /** Asked for where the host suggests streets. */
  readonly street?: string;
  readonly unit?: string;
  /** The five digits of the street's postal code; empty if unknown. At another code the street is ignored. */
  readonly streetPostalCode?: string;
}

/** How many providers a customer may ask for at most. */
export const PRO_COUNTS = [1, 2, 3, 4] as const;

/** How the customer wants to be reached; all optional. */
export interface ContactPreferences {
  readonly channel: 'any' | 'phone' | 'text' | 'email';
  readonly bestTime: 'any' | 'morning' | 'afternoon' | 'evening';
  /** Null for as many as were chosen. */
  readonly maxPros: (typeof PRO_COUNTS)[number] | null;
}

export const CONSENT_VERSION = '2026-11';

/** The text that a customer agrees to, and its version. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
  /** The host's page where a customer withdraws the consent. */
  readonly revokeUrl?: string;
}

/** What was agreed to, and when; without the names of who may use it. */
export interface ConsentRecord {
  readonly version: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly textHash: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The host's start values for a funnel, all optional. */
export interface FunnelEntry {
  readonly spId: string;
  readonly withAlId: boolean;
  readonly leadId: string;
  readonly categoryId: string;
  readonly postalCode: string;
  /** Where to begin, when the host says so. */
  readonly step: 'project' | 'suggestions' | 'summary' | null;
  /** Form values of the host's own (`initialValues`), and the allow-listed ones of the page's query. */
  readonly title: string;
  readonly description: string;
  readonly urgency: string;
  readonly contact: Partial<FunnelContact>;
  /** The customer is known to the gateway: contact information is left out. */
  readonly isAuthenticatedWorkflow: boolean;
}

/** Form values of a host's own to begin with. */
export interface InitialValues {
  readonly categoryId?: string;
  readonly postalCode?: string;
  readonly title?: string;
  readonly description?: string;
  readonly urgency?: string;
  readonly attributes?: readonly LeadAttribute[];
  readonly contactInformation?: Partial<ContactInformation>;
  readonly address?: Partial<LeadPlace>;
}

export interface FunnelState {
  readonly entry: FunnelEntry;
  /** The steps of this funnel, in order, without those whose answers the entry gives. */
  readonly steps: readonly FunnelStep[];
  readonly step: FunnelStep;
  /** The farthest step that was reached. The customer may go back to any step up to it. */
  readonly reached: FunnelStep;
  readonly form: FunnelForm;
  /** Found by the postal code; null until then. */
  readonly place: { readonly city: string; readonly state: string } | null;
  /** Place in the project step: the questions that are asked, one a screen, and after them the description. */
  readonly screen: number;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly description: string;
  /** Empty until it is chosen; `NA` when skipped. */
  readonly urgency: string;
  readonly contact: FunnelContact;
  readonly preferences: ContactPreferences;
  readonly hasConsented: boolean;
  readonly provider: FunnelProvider | null;
  /** The customer goes on without the provider that the entry names: it is not loaded again. */
  readonly isProviderDropped: boolean;
  /** Whether the provider works at the postal code. */
  readonly eligibility: 'unknown' | 'eligible' | 'ineligible';
  /**
   * Whether anybody serves the place, in a funnel without a provider. `no-place`: the gateway does not know the postal
   * code. `accepted`: nobody serves it, and the customer goes on.
   */
  readonly coverage: 'unknown' | 'served' | 'unserved' | 'no-place' | 'accepted';
  /** Providers to choose instead of one that does not serve the place. Null until loaded. */
  readonly alternatives: readonly SuggestedProvider[] | null;
  /** In the gateway's order. Null until loaded. */
  readonly suggestions: readonly SuggestedProvider[] | null;
  /** Checkbox fields that are ticked, in the order of ticking: `additional-sp-{id}`, `additional-hasp-{id}`. */
  readonly ticked: readonly string[];
  /** What was ticked before a reload; null if the providers were not shown then. */
  readonly tickedBefore: readonly string[] | null;
  /** The request, once the gateway has it. */
  readonly leadId: string;
  /** The request was sent to the chosen providers, who cannot be chosen again. */
  readonly isAssigned: boolean;
  /** The providers have the request, but could not be notified. */
  readonly isUnnotified: boolean;
  /** The number of photos that the customer has added, and then of those that the request names. */
  readonly photoCount: number;
  readonly consent: ConsentRecord | null;
  /** The text that the customer has agreed to; empty without one. */
  readonly consentText: string;
  readonly rehydrateComplete: boolean;
  readonly isAuthenticatedWorkflow: boolean;
  readonly entryPointReferrer: string;
}

export interface ProviderFacts {
  readonly rating?: number | null | undefined;
  readonly reviewCount?: number | null | undefined;
  readonly distanceMiles?: number | null | undefined;
  readonly yearsInBusiness?: number | null | undefined;
}

export interface Recipient extends ProviderFacts {
  readonly id: string;
  /** `AL` or `HA`. */
  readonly type: string;
  readonly name: string;
  /** Ten digits; empty if unknown. */
  readonly phoneNumber: string;
  readonly isHired: boolean;
}

export interface OfferedCategory {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly overallReviewCount: number;
}

export interface FunnelProvider {
  readonly serviceProviderId: string;
  /** Empty if unknown. */
  readonly name: string;
  readonly categories: readonly OfferedCategory[];
  /** Unknown before the place is known. */
  readonly facts?: ProviderFacts | undefined;
}

export interface SuggestedProvider extends ProviderFacts {
  readonly id: string;
  /** `AL` or `HA`. */
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly preselected: boolean;
}

export const POSTAL_CODE = /^(\d{5})(?:[-\s]?\d{4})?$/;

/** The five digits of a postal code, with or without its +4. Empty for any other text. */
export function postalCodeOf(text: string): string {
  return POSTAL_CODE.exec(text.trim())?.[1] ?? '';
}

/** The marketing source: the `utm_` parameters of the page, by name. */
export type Attribution = Readonly<Record<string, string>>;
