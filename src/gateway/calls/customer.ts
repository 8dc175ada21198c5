import * as v from 'valibot';
import { defineCall, type InputOf } from '../call.js';
import { CATEGORY, example, POSTAL_CODE } from '../example.js';
import { count, id, ids, instant, limit, nothing, shown, text, wholeNumber, wordOrNumber } from '../wire/fields.js';
import { phoneNumber, postalCode } from '../wire/form-fields.js';

/** The customer's projects: the answer of `projects`. */
export const wireProjects = v.object({
  projects: v.array(
    v.object({
      projectId: id,
      leadId: id,
      title: v.string(),
      projectStatus: v.string(),
      leadStatus: v.string(),
      createDate: instant,
    }),
  ),
  totalCount: count,
});

export type WireProjects = v.InferOutput<typeof wireProjects>;

/** List the customer's projects. */
export const projects = defineCall('projects', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/projects',
  query: v.object({
    projectStatuses: v.optional(v.array(v.string())),
    leadStatuses: v.optional(v.array(v.string())),
    limit: v.optional(limit),
    offset: v.optional(wholeNumber),
  }),
  answer: wireProjects,
});

export type ProjectsInput = InputOf<typeof projects>;

/** Offers that fit a request: the answer of `followUpDeals`. */
export const wireDeals = v.object({
  deals: v.array(v.object({ dealId: id, title: v.string(), price: shown, serviceProviderName: text, url: text })),
});

export type WireDeals = v.InferOutput<typeof wireDeals>;

/** List offers that fit a request. */
export const followUpDeals = defineCall('followUpDeals', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/deals/followUp',
  query: v.object({ defaultCatGroupIds: v.optional(ids), categoryId: id, postalCode }),
  answer: wireDeals,
});

/** The answer of `contactsByIds`. A type without a number is sent as its name. */
export const wireContacts = v.object({
  contacts: v.array(
    v.object({
      contactId: id,
      contactType: wordOrNumber,
      serviceProviderId: id,
      createDate: instant,
    }),
  ),
});

export type WireContacts = v.InferOutput<typeof wireContacts>;

/** Get contacts by their ids. */
export const contactsByIds = defineCall('contactsByIds', {
  caller: 'Member',
  method: 'GET',
  path: '/gateway/lead/v1/contact/getByIds',
  query: v.object({ contactIds: ids }),
  answer: wireContacts,
});

/** Change the customer's phone number. */
export const updatePhone = defineCall('updatePhone', {
  caller: 'Member',
  method: 'POST',
  path: '/gateway/lead/v1/user/updatePhone',
  body: v.object({ phoneNumber }),
  answer: nothing,
});

export const customerCalls = { projects, followUpDeals, contactsByIds, updatePhone };

export const examples = () => ({
  projects: example(projects, [], { limit: 5 }),
  followUpDeals: example(followUpDeals, ['raq-funnel'], { categoryId: CATEGORY, postalCode: POSTAL_CODE }),
  contactsByIds: example(contactsByIds, [], { contactIds: ['70000001', '70000002'] }),
  updatePhone: example(updatePhone, ['raq-funnel'], { phoneNumber: '5125550143' }),
});
