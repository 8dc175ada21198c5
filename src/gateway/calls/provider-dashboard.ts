import * as v from 'valibot';
import { defineCall, type InputOf, withSchema } from '../call.js';
import { example, ofLead, ofProvider } from '../example.js';
import { LEAD_SORTS, LEAD_SOURCES, type LeadsInput, type SentFilters } from '../lead-query.js';
import { GATEWAY_PAGE_SIZE, NOTES_MAX_LENGTH } from '../limits.js';
import { LEADS_PATH, leadsBody, PROVIDER_LEAD_PATH } from '../transport/preloaded.js';
import {
  amount,
  count,
  filled,
  flag,
  id,
  ids,
  instant,
  limit,
  nothing,
  shown,
  text,
  wholeNumber,
} from '../wire/fields.js';
import type { OfLead, OfProvider } from '../wire/ids.js';

export interface OfProviderLead extends OfProvider, OfLead {}

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

/** Get the provider's name and postal code. */
export const serviceProvider = defineCall('serviceProvider', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/office-home/v4/service_provider',
  query: ({ serviceProviderId }: OfProvider) => ({ serviceProviderIds: serviceProviderId }),
  answer: wireServiceProviders,
});

export const serviceProviderRequest = withSchema(serviceProvider, () => v.object({ serviceProviderIds: id }));

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

export type WireLead = v.InferOutput<typeof wireLead>;

export const wireLeads = v.object({
  leads: v.array(wireLead),
  pagination: v.object({ totalNumber: count }),
});

export type WireLeads = v.InferOutput<typeof wireLeads>;

/**
 * List the leads of a provider.
 *
 * By default the first 5, the newest first. The four filters that are always sent have defaults too.
 * @remarks Returns one page of leads and the number of all that match. If `featuredLeadId` is given, the first page has
 * that lead too. You may ignore it. Then the board shows the lead only on its own page of the list.
 */
export const leads = defineCall('leads', {
  caller: 'ServiceProvider',
  method: 'POST',
  isRead: true,
  path: LEADS_PATH,
  body: (input: LeadsInput) => leadsBody(input),
  answer: wireLeads,
});

export const leadsRequest = withSchema(leads, () =>
  v.object({
    offset: v.optional(wholeNumber, 0),
    sort: v.optional(v.picklist(LEAD_SORTS), LEAD_SORTS[0]),
    limit: v.optional(limit, GATEWAY_PAGE_SIZE),
    businessName: v.optional(v.string()),
    featuredLeadId: v.optional(id),
    filters: v.object({
      archived: v.boolean(),
      hasUnreadMessages: v.nullable(v.literal(true)),
      displayLead: v.boolean(),
      sources: v.array(v.picklist(LEAD_SOURCES)),
      serviceProviderLeadStatuses: v.optional(v.array(v.string())),
      dateRange: v.optional(v.object({ startDate: instant, endDate: instant })),
      categoryIds: v.optional(ids),
      name: v.optional(filled),
      contactInformationIds: v.optional(ids),
      cityState: v.optional(v.object({ city: filled, stateAbbr: filled })),
      postalCode: v.optional(filled),
    } satisfies Record<keyof SentFilters, v.GenericSchema>),
  }),
);

/**
 * Get one lead.
 * @remarks Boards, cards and threads read the fields of `Lead`, the lead page reads those of `LeadPage`. Both widgets ask
 * at this one path, so answer with both. A gateway that serves only the lead page may leave out `status` and
 * `createDate`. The lead page needs to read the header `Date`: the gateway's clock decides whether a lead is still for
 * sale.
 */
export const providerLead = defineCall('providerLead', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: PROVIDER_LEAD_PATH,
  query: ({ serviceProviderId }: OfProviderLead) => ({ spId: serviceProviderId }),
  answer: wireLead,
});

export const providerLeadRequest = withSchema(providerLead, () => v.object({ spId: id }));

/** Mark a lead read or unread. */
export const markRead = defineCall('markRead', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/serviceprovider/{serviceProviderId}/read',
  body: v.object({ leadId: id, read: v.boolean() }),
  answer: nothing,
});

/**
 * Replace the provider's notes of a lead.
 *
 * `note` has at most 2048 characters.
 */
export const saveNote = defineCall('saveNote', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/note',
  body: v.object({
    serviceProviderId: id,
    note: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)),
  }),
  answer: nothing,
});

/**
 * Set the status of a lead.
 * @remarks Any status may follow any other. The lead counts as read after that.
 */
export const setStatus = defineCall('setStatus', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v2/leads/{leadId}/status',
  body: v.object({ serviceProviderId: id, status: v.string() }),
  answer: nothing,
});

/** Archive a lead, or bring it back. */
export const archive = defineCall('archive', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/archive',
  body: v.object({ serviceProviderId: id, leadId: id, archived: v.boolean() }),
  answer: nothing,
});

/**
 * Rate a lead.
 *
 * `rating` is 1 to 5, `reason` the English label.
 */
export const sendFeedback = defineCall('sendFeedback', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback',
  body: v.object({
    leadId: id,
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    reason: filled,
    notes: v.optional(v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH))),
  }),
  answer: nothing,
});

export type FeedbackInput = InputOf<typeof sendFeedback>;

export const providerDashboardCalls = {
  serviceProvider,
  leads,
  providerLead,
  markRead,
  saveNote,
  setStatus,
  archive,
  sendFeedback,
};

export const examples = () => ({
  serviceProvider: example(serviceProviderRequest, ['review-request-modal'], ofProvider),
  leads: example(leadsRequest, ['lead-board', 'lead-unread-count'], { ...ofProvider, limit: 10 }),
  providerLead: example(providerLeadRequest, ['review-request-modal', 'message-thread'], ofLead),
  markRead: example(markRead, ['lead-card'], { ...ofLead, read: true }),
  saveNote: example(saveNote, ['lead-card'], { ...ofLead, note: 'Gate code 12' }),
  setStatus: example(setStatus, ['lead-card'], { ...ofLead, status: 'ClosedWon' }),
  archive: example(archive, ['lead-card'], { ...ofLead, archived: true }),
});
