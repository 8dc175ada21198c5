import { formsOf } from './form.js';

const provider = formsOf('ServiceProvider', '4711042');
const ofProvider = { serviceProviderId: '4711042' };
const ofLead = { ...ofProvider, leadId: '90412001' };
const LEAD = '/gateway/lead/office/v2/leads/90412001';
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
const LEADS = 'POST /gateway/lead/office/v6/leads/serviceProvider/4711042';
const SOURCES = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];

export const PROVIDER_DASHBOARD_FORMS = [
  provider(
    'serviceProvider',
    'its fields',
    (gateway) => gateway.serviceProvider(ofProvider),
    'GET /gateway/office-home/v4/service_provider?serviceProviderIds=4711042',
  ),
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
  provider('providerLead', 'its fields', (gateway) => gateway.providerLead(ofLead), `GET ${LEAD}?spId=4711042`),
  provider(
    'markRead',
    'its fields',
    (gateway) => gateway.markRead({ ...ofLead, read: false }),
    'POST /gateway/lead/office/v2/leads/serviceprovider/4711042/read',
    { leadId: '90412001', read: false },
  ),
  provider(
    'saveNote',
    'its fields',
    (gateway) => gateway.saveNote({ ...ofLead, note: 'Gate code 12 — "left" door\n' }),
    `POST ${LEAD}/note`,
    { serviceProviderId: '4711042', note: 'Gate code 12 — "left" door\n' },
  ),
  provider(
    'saveNote',
    'also an empty note',
    (gateway) => gateway.saveNote({ ...ofLead, note: '' }),
    `POST ${LEAD}/note`,
    {
      serviceProviderId: '4711042',
      note: '',
    },
  ),
  provider(
    'setStatus',
    'its fields',
    (gateway) => gateway.setStatus({ ...ofLead, status: 'ClosedWon' }),
    `POST ${LEAD}/status`,
    { serviceProviderId: '4711042', status: 'ClosedWon' },
  ),
  provider(
    'archive',
    'its fields',
    (gateway) => gateway.archive({ ...ofLead, archived: false }),
    'POST /gateway/lead/office/v1/leads/serviceprovider/4711042/archive',
    { serviceProviderId: '4711042', leadId: '90412001', archived: false },
  ),
];
