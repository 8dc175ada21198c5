import type { ConsentRecord } from './consent.js';
import type { ContactPreferences, FunnelContact } from './contact.js';
import type { FunnelEntry } from './entry.js';
import type { FunnelForm } from './form.js';
import type { FunnelProvider, SuggestedProvider } from './provider.js';
import type { Answer } from './question.js';
import type { FunnelStep } from './step.js';

/** The funnel as it stands (Spec §3 Funnel state, §4 Funnel). */
export interface FunnelState {
  readonly entry: FunnelEntry;
  /** The steps of this funnel, in order: what its entry makes needless is not among them. */
  readonly steps: readonly FunnelStep[];
  readonly step: FunnelStep;
  /** The farthest step that was reached: any step up to it may be gone back to. */
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
  /** Whether the provider works at the postal code (Spec §4 Funnel, failed eligibility). */
  readonly eligibility: 'unknown' | 'eligible' | 'ineligible';
  /** Providers to choose instead of one that does not work there; null until they have come. */
  readonly alternatives: readonly SuggestedProvider[] | null;
  /** In the gateway's order; null until they have come. */
  readonly suggestions: readonly SuggestedProvider[] | null;
  /** Checkbox fields that are ticked, in the order of ticking: `additional-sp-{id}`, `additional-hasp-{id}`. */
  readonly ticked: readonly string[];
  /** The request, once the gateway has it. */
  readonly leadId: string;
  /** The request went to the chosen providers: the choice cannot be made again. */
  readonly isAssigned: boolean;
  readonly consent: ConsentRecord | null;
  /** Spec §3 Funnel state. */
  readonly rehydrateComplete: boolean;
  readonly isAuthenticatedWorkflow: boolean;
  readonly entryPointReferrer: string;
}

/** What of a funnel is kept on the device: answers, never e-mail, phone, names or street. */
export interface KeptFunnel {
  /** What the host had given: a funnel about something else does not take these answers. */
  readonly entry: Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode'>;
  readonly steps: readonly FunnelStep[];
  readonly step: FunnelStep;
  readonly reached: FunnelStep;
  readonly screen: number;
  readonly form: Pick<
    FunnelForm,
    | 'categoryId'
    | 'categoryName'
    | 'taskCategoryId'
    | 'taskCategoryName'
    | 'postalCode'
    | 'advertisingZone'
    | 'serviceProviderId'
    | 'serviceRequestId'
  >;
  readonly place: FunnelState['place'];
  readonly answers: FunnelState['answers'];
  readonly description: string;
  readonly urgency: string;
  readonly preferences: ContactPreferences;
  readonly isProviderDropped: boolean;
  readonly leadId: string;
  readonly isAssigned: boolean;
  readonly consent: ConsentRecord | null;
  readonly entryPointReferrer: string;
}
