import { formsOf } from './form.js';

const provider = formsOf('ServiceProvider', '4711042');
const LEADS = 'POST /gateway/lead/office/v6/leads/serviceProvider/4711042';
const SOURCES = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];

const narrowed = {
  archived: true,
  hasUnreadMessages: true as const,
  displayLead: false,
  sources: ['Redemption' as const],
  serviceProviderLeadStatuses: ['Initial', 'Selling'],
  dateRange: { startDate: '2026-11-01T05:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' },
  categoryIds: ['10214', '10300'],
  name: 'Dana',
  contactInformationIds: ['81', '82'],
  cityState: { city: 'Austin', stateAbbr: 'TX' },
  postalCode: '02134',
};

/** the specification, 'The leads request in full'. Four filters are always there, the others only when they are set. */
export const LEADS_FORMS = [
  provider(
    'leads',
    'every field',
    (gateway) =>
      gateway.leads({
        serviceProviderId: '4711042',
        offset: 20,
        sort: 'ServiceProviderLeadStatusAsc',
        limit: 10,
        businessName: 'Bluebird Plumbing & Drain',
        featuredLeadId: '90412012',
        filters: narrowed,
      }),
    LEADS,
    {
      offset: 20,
      sort: 'ServiceProviderLeadStatusAsc',
      limit: 10,
      businessName: 'Bluebird Plumbing & Drain',
      featuredLeadId: '90412012',
      filters: narrowed,
    },
  ),
  provider('leads', 'the least', (gateway) => gateway.leads({ serviceProviderId: '4711042' }), LEADS, {
    offset: 0,
    sort: 'NewestOldest',
    limit: 5,
    filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: SOURCES },
  }),
  provider(
    'leads',
    'also one filter, and a name that is not known yet',
    (gateway) =>
      gateway.leads({
        serviceProviderId: 4711042,
        businessName: undefined,
        featuredLeadId: undefined,
        filters: { postalCode: '02134' },
      }),
    LEADS,
    {
      offset: 0,
      sort: 'NewestOldest',
      limit: 5,
      filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: SOURCES, postalCode: '02134' },
    },
  ),
];
