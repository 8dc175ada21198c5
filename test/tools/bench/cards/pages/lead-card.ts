import 'lead-widgets/elements/lead-card';
import { leadsOf } from '../../board/pages/leads.js';
import { offerCards } from '../../peers/pages/card-steps.js';

const gateway = {
  serviceProvider: async () => ({ serviceProviders: [] }),
  providerLead: async ({ leadId }: { readonly leadId: string }) => leadsOf(500).find((lead) => lead.leadId === leadId),
};

offerCards((lead) =>
  Object.assign(document.createElement('lead-card'), {
    spId: '7001',
    leadId: lead.leadId,
    lead,
    gateway,
    timeZone: 'America/Chicago',
  }),
);
