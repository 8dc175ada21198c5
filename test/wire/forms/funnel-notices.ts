import { formsOf } from './form.js';

const member = formsOf('Member', null);

export const NOTICE_FORMS = [
  member(
    'sendHandyLead',
    'its fields',
    (gateway) => gateway.sendHandyLead({ leadId: '93001' }),
    'POST /gateway/lead/v1/handy/sendLead',
    { leadId: '93001' },
  ),
  member(
    'sendNotification',
    'its fields',
    (gateway) => gateway.sendNotification({ leadIds: ['93001', '93002'] }),
    'POST /gateway/lead/v1/lead/send-ol-notification',
    { leadIds: ['93001', '93002'] },
  ),
  member(
    'sendProSelection',
    'its fields',
    (gateway) =>
      gateway.sendProSelection({ serviceRequestId: '1021478704', haServiceProviderIds: ['8800001', '8800002'] }),
    'POST /gateway/lead/v1/service-request/send-ol-pro-selection',
    { serviceRequestId: '1021478704', haServiceProviderIds: ['8800001', '8800002'] },
  ),
  member(
    'opportunityLeads',
    'its fields',
    (gateway) => gateway.opportunityLeads({ serviceRequestId: '1021478704' }),
    'POST /gateway/lead/v1/serviceproviders/fetch-opportunity-leads',
    { serviceRequestId: '1021478704' },
  ),
  member(
    'contactsByIds',
    'its fields',
    (gateway) => gateway.contactsByIds({ contactIds: ['70000001', 70000002] }),
    'GET /gateway/lead/v1/contact/getByIds?contactIds=70000001&contactIds=70000002',
  ),
  member(
    'updatePhone',
    'its fields',
    (gateway) => gateway.updatePhone({ phoneNumber: '5125550143' }),
    'POST /gateway/lead/v1/user/updatePhone',
    { phoneNumber: '5125550143' },
  ),
];
