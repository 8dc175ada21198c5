import * as v from 'valibot';
import { count, id, instant, shown, text, wordOrNumber } from './fields.js';

export interface ProjectsInput {
  readonly projectStatuses?: readonly string[];
  readonly leadStatuses?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
}

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

/** Offers that fit a request: the answer of `followUpDeals`. */
export const wireDeals = v.object({
  deals: v.array(v.object({ dealId: id, title: v.string(), price: shown, serviceProviderName: text, url: text })),
});

/** The answer of `contactsByIds`. A type without a number comes as a name. */
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

export type WireProjects = v.InferOutput<typeof wireProjects>;

export type WireDeals = v.InferOutput<typeof wireDeals>;

export type WireContacts = v.InferOutput<typeof wireContacts>;
