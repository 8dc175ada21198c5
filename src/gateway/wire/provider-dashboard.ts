import * as v from 'valibot';
import type { LeadSort, SentFilters } from '../lead-query.js';
import { amount, count, flag, id, instant, shown, text } from './fields.js';
import type { Id } from './ids.js';

export interface LeadsInput {
  readonly serviceProviderId: Id;
  readonly offset?: number;
  readonly sort?: LeadSort;
  readonly limit?: number;
  readonly businessName?: string | undefined;
  readonly featuredLeadId?: Id | undefined;
  readonly filters?: Partial<SentFilters>;
}

export interface OfProviderLead {
  readonly serviceProviderId: Id;
  readonly leadId: Id;
}

const question = v.object({ question: v.string(), answers: v.nullish(v.array(v.string())) });

const customerInfo = v.object({
  userId: v.nullish(id),
  firstName: text,
  lastName: text,
  phoneNumber: text,
  emailAddress: text,
  addressLineOne: text,
  addressLineTwo: text,
  city: text,
  state: text,
  postalCode: text,
  isMaskedPhone: flag,
  isMaskedPhoneActive: flag,
  isSmsEnabled: flag,
  phoneUrl: text,
});

/** A lead in the provider's view: the answer of `leads` and `providerLead`. */
export const wireLead = v.object({
  leadId: id,
  status: v.string(),
  source: text,
  read: flag,
  hasUnreadMessages: flag,
  isArchived: flag,
  createDate: instant,
  urgency: text,
  description: text,
  notes: text,
  redemptionId: v.nullish(id),
  thimbleUrl: text,
  feedback: v.nullish(v.object({ rating: v.nullish(amount), reason: text })),
  category: v.nullish(v.object({ id: v.nullish(id), name: text })),
  dealInfo: v.nullish(v.object({ title: text, price: shown })),
  questionsAndAnswers: v.nullish(v.array(question)),
  customerInfo: v.nullish(customerInfo),
  isOptedInButNotConnected: flag,
  isSmsEnabled: flag,
  conversationSid: text,
});

export const wireLeads = v.object({
  leads: v.array(wireLead),
  pagination: v.object({ totalNumber: count }),
});

export type WireLead = v.InferOutput<typeof wireLead>;

export type WireLeads = v.InferOutput<typeof wireLeads>;

/** The provider's own record: the answer of `serviceProvider`. */
export const wireServiceProviders = v.object({
  serviceProviders: v.array(
    v.object({
      serviceProviderId: id,
      name: text,
      primaryAddress: v.nullish(v.object({ postalCode: text })),
    }),
  ),
});

export type WireServiceProviders = v.InferOutput<typeof wireServiceProviders>;
