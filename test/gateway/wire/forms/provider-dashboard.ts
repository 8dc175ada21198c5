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
  postalCode: '02108',
};
const LEADS = 'POST /gateway/lead/office/v6/leads/serviceProvider/4711042';
const SOURCES = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];

export const PROVIDER_DASHBOARD_FORMS = [
  provider('serviceProvider', ofProvider, 'GET /gateway/office-home/v4/service_provider?serviceProviderIds=4711042'),
  provider(
    'leads',
    {
      serviceProviderId: '4711042',
      offset: 20,
      sort: 'ServiceProviderLeadStatusAsc',
      limit: 10,
      businessName: 'Bluebird Plumbing & Drain',
      featuredLeadId: '90412012',
      filters: narrowed,
    },
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
  provider('leads', { serviceProviderId: '4711042' }, LEADS, {
    offset: 0,
    sort: 'NewestOldest',
    limit: 5,
    filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: SOURCES },
  }),
  // Also one filter, and a name that is not known yet.
  provider(
    'leads',
    {
      serviceProviderId: 4711042,
      businessName: undefined,
      featuredLeadId: undefined,
      filters: { postalCode: '02108' },
    },
    LEADS,
    {
      offset: 0,
      sort: 'NewestOldest',
      limit: 5,
      filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: SOURCES, postalCode: '02108' },
    },
  ),
  provider('providerLead', ofLead, `GET ${LEAD}?spId=4711042`),
  provider('markRead', { ...ofLead, read: false }, 'POST /gateway/lead/office/v2/leads/serviceprovider/4711042/read', {
    leadId: '90412001',
    read: false,
  }),
  provider('saveNote', { ...ofLead, note: 'Gate code 12 — "left" door\n' }, `POST ${LEAD}/note`, {
    serviceProviderId: '4711042',
    note: 'Gate code 12 — "left" door\n',
  }),
  // Also an empty note.
  provider('saveNote', { ...ofLead, note: '' }, `POST ${LEAD}/note`, {
    serviceProviderId: '4711042',
    note: '',
  }),
  provider('setStatus', { ...ofLead, status: 'ClosedWon' }, `POST ${LEAD}/status`, {
    serviceProviderId: '4711042',
    status: 'ClosedWon',
  }),
  provider(
    'archive',
    { ...ofLead, archived: false },
    'POST /gateway/lead/office/v1/leads/serviceprovider/4711042/archive',
    { serviceProviderId: '4711042', leadId: '90412001', archived: false },
  ),
];
