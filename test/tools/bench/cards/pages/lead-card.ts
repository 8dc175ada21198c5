import 'lead-widgets/elements/lead-card';
import { CARDS, LEADS } from '../../board/pages/leads.js';

const gateway = {
  serviceProvider: async () => ({ serviceProviders: [] }),
  providerLead: async ({ leadId }: { readonly leadId: string }) => LEADS.find((lead) => lead.leadId === leadId),
};

const cards = LEADS.slice(0, CARDS).map((lead) =>
  Object.assign(document.createElement('lead-card'), {
    spId: '7001',
    leadId: lead.leadId,
    lead,
    gateway,
    timeZone: 'America/Chicago',
  }),
);

globalThis.benchDrawn = {
  mount() {
    document.body.append(...cards);
    return () => cards.every((card) => card.shadowRoot?.querySelector('.toggle') != null);
  },
};
