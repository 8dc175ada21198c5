import * as v from 'valibot';
import { count, id, instant, shown, text, wordOrNumber } from './fields.js';

/** A lead for the customer who made it, as `lead` answers it. */
export const wireFunnelLead = v.object({
  leadId: id,
  title: text,
  description: text,
  postalAddress: v.object({ postalCode: v.string(), advertisingZone: text }),
  category: v.object({ id, name: text }),
  userId: v.nullish(id),
});

/** As `createLead` answers it. */
export const wireCreatedLead = v.object({ leadId: id });

/** The customer's projects, as `projects` answers them. */
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

/** Offers that fit a request, as `followUpDeals` answers them. */
export const wireDeals = v.object({
  deals: v.array(v.object({ dealId: id, title: v.string(), price: shown, serviceProviderName: text, url: text })),
});

/** As `contactsByIds` answers them; the type is a number or, for those without one, a name. */
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

/** As `opportunityLeads` answers them. */
export const wireOpportunityLeads = v.object({ leads: v.array(v.object({ leadId: id, serviceProviderId: id })) });

export type WireFunnelLead = v.InferOutput<typeof wireFunnelLead>;
export type WireCreatedLead = v.InferOutput<typeof wireCreatedLead>;
export type WireProjects = v.InferOutput<typeof wireProjects>;
export type WireDeals = v.InferOutput<typeof wireDeals>;
export type WireContacts = v.InferOutput<typeof wireContacts>;
export type WireOpportunityLeads = v.InferOutput<typeof wireOpportunityLeads>;
