import type { InferInput } from 'valibot';
import type { wireLead } from '../../gateway/calls/provider-dashboard.js';
import { isoWithOffset } from './dates.js';

/** A lead in any form that the client's schema accepts. */
export type SandboxLead = InferInput<typeof wireLead>;
export type SandboxCustomer = NonNullable<SandboxLead['customerInfo']>;
export type SandboxQuestion = NonNullable<SandboxLead['questionsAndAnswers']>[number];

/** The sale of a lead. It ends 24 hours after sending, or with 3 purchasers. */
export interface Sale {
  /** If undefined, the scenario decides. */
  readonly purchased: boolean | undefined;
  /** Milliseconds since 1970; undefined if unknown. */
  readonly sentAt: number | undefined;
  readonly purchaserCount: number;
}

/** A lead with more data of the sandbox, in forms that rules can compare. */
export interface LeadRecord {
  /** The lead's id as a string, also where the wire has a number. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** False for hidden leads. The board requests `displayLead: true`. */
  readonly displayed: boolean;
  readonly contactInformationId: string;
  /** Without a sale, the lead counts as sent when it was created. */
  readonly sale?: Sale | undefined;
  readonly lead: SandboxLead;
}

export type LeadFields = Omit<Partial<SandboxLead>, 'createDate'>;

/** A record with ordinary values for missing fields. */
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

/** Records of leads that are given as on the wire, newest first. */
export function recordsOfLeads(leads: readonly SandboxLead[]): LeadRecord[] {
  return leads
    .map((lead) => {
      const id = String(lead.leadId);
      const createdAt = new Date(lead.createDate).getTime();
      return { id, createdAt, displayed: true, contactInformationId: `c${id}`, lead };
    })
    .sort((one, other) => other.createdAt - one.createdAt);
}
