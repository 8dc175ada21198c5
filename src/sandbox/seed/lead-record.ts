import type { InferInput } from 'valibot';
import type { wireLead } from '../../contract/wire/provider-dashboard.js';
import { isoWithOffset } from './dates.js';

/** A lead as it goes over the wire: whatever the client's door lets in. */
export type SandboxLead = InferInput<typeof wireLead>;
export type SandboxCustomer = NonNullable<SandboxLead['customerInfo']>;
export type SandboxQuestion = NonNullable<SandboxLead['questionsAndAnswers']>[number];

/** How a lead stands on sale (24 hours after sending, or 3 purchasers). */
export interface Sale {
  /** Undefined where the scenario says it. */
  readonly purchased: boolean | undefined;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly sentAt: number | undefined;
  readonly purchaserCount: number;
}

/** A lead and what the sandbox knows beside the answer, in forms that rules can compare. */
export interface LeadRecord {
  /** The lead's id as a string, also where the wire has a number. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** False for leads that the marketplace holds back; the board asks for `displayLead: true`. */
  readonly displayed: boolean;
  readonly contactInformationId: string;
  /** What a provider could buy it for; leads without one count as sent when they were made. */
  readonly sale?: Sale | undefined;
  readonly lead: SandboxLead;
}

export type LeadFields = Omit<Partial<SandboxLead>, 'leadId' | 'createDate'>;

/** A record with the plainest value for each field that is not given. */
export function leadRecord(number: number, createdAt: number, fields: LeadFields): LeadRecord {
  return {
    id: String(number),
    createdAt,
    displayed: true,
    contactInformationId: `c${number}`,
    lead: {
      leadId: String(number),
      status: 'Initial',
      source: 'RequestAQuote',
      read: true,
      hasUnreadMessages: false,
      isArchived: false,
      createDate: isoWithOffset(createdAt),
      urgency: 'NA',
      description: '',
      notes: '',
      redemptionId: null,
      thimbleUrl: null,
      feedback: null,
      category: null,
      dealInfo: null,
      questionsAndAnswers: [],
      customerInfo: null,
      isOptedInButNotConnected: false,
      ...fields,
    },
  };
}
