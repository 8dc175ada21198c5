import { formsOf } from './form.js';

const member = formsOf('Member', null);

/** In the second assign all ids are ints. */
export const CUSTOMER_FORMS = [
  member('lead', 'its fields', (gateway) => gateway.lead({ leadId: '93001' }), 'GET /gateway/lead/v1/lead/93001'),
  member(
    'leadProviders',
    'its fields',
    (gateway) => gateway.leadProviders({ leadId: '93001' }),
    'GET /gateway/lead/v1/lead/93001/serviceprovider',
  ),
  member(
    'comparison',
    'its fields',
    (gateway) => gateway.comparison({ leadId: 93001 }),
    'GET /gateway/lead/v1/lead/93001/serviceprovider/comparison',
  ),
  member(
    'assignLead v1',
    'every field',
    (gateway) =>
      gateway.assignLead(
        {
          leadId: '93001',
          serviceProviderIds: ['5200001', '5200002'],
          haServiceProviderIds: ['8800001'],
          serviceRequestId: '77',
        },
        { version: 'v1' },
      ),
    'POST /gateway/lead/v1/lead/93001/assign',
    { serviceProviderIds: ['5200001', '5200002'] },
  ),
  member(
    'assignLead v1',
    'the least',
    (gateway) => gateway.assignLead({ leadId: '93001', serviceProviderIds: ['5200001'] }, { version: 'v1' }),
    'POST /gateway/lead/v1/lead/93001/assign',
    { serviceProviderIds: ['5200001'] },
  ),
  member(
    'assignLead v2',
    'every field',
    (gateway) =>
      gateway.assignLead({
        leadId: '93001',
        serviceProviderIds: ['5200001', 5200002],
        haServiceProviderIds: ['8800001'],
        serviceRequestId: '1021478704',
      }),
    'POST /gateway/lead/v2/lead/93001/assign',
    { serviceProviderIds: [5200001, 5200002], haServiceProviderIds: [8800001], serviceRequestId: 1021478704 },
  ),
  member(
    'assignLead v2',
    'the least',
    (gateway) => gateway.assignLead({ leadId: '93001', serviceProviderIds: ['5200001'] }),
    'POST /gateway/lead/v2/lead/93001/assign',
    { serviceProviderIds: [5200001], haServiceProviderIds: [] },
  ),
  member(
    'markHired',
    'its fields',
    (gateway) => gateway.markHired({ leadId: '93001', serviceProviderType: 'HA', serviceProviderId: '8800001' }),
    'POST /gateway/lead/v1/lead/93001/service-provider/mark-hired',
    { serviceProviderType: 'HA', serviceProviderId: '8800001' },
  ),
  member(
    'projects',
    'every field',
    (gateway) =>
      gateway.projects({ projectStatuses: ['Open', 'Done'], leadStatuses: ['Assigned'], limit: 5, offset: 10 }),
    'GET /gateway/lead/v1/projects?projectStatuses=Open&projectStatuses=Done&leadStatuses=Assigned&limit=5&offset=10',
  ),
  member('projects', 'the least', (gateway) => gateway.projects({}), 'GET /gateway/lead/v1/projects'),
];
