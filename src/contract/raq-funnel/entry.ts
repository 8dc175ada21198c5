import type { ContactInformation, LeadAttribute, LeadPlace } from '../calls/create-lead.js';
import type { FunnelContact } from './contact.js';
import type { Answer } from './question.js';

/** What a host gives a funnel to begin with; anything may be missing. */
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
  readonly answers: Readonly<Record<string, Answer>>;
  /** The customer is known to the gateway: contact information is left out (Spec §3 Funnel state). */
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
