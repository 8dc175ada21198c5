import { formsOf } from './form.js';

const member = formsOf('Member', null);

export const CUSTOMER_FORMS = [
  member(
    'projects',
    { projectStatuses: ['Open', 'Done'], leadStatuses: ['Assigned'], limit: 5, offset: 10 },
    'GET /gateway/lead/v1/projects?projectStatuses=Open&projectStatuses=Done&leadStatuses=Assigned&limit=5&offset=10',
  ),
  member('projects', {}, 'GET /gateway/lead/v1/projects'),
  member(
    'followUpDeals',
    { defaultCatGroupIds: ['7', 8], categoryId: 10214, postalCode: '02108' },
    'GET /gateway/lead/v1/deals/followUp?defaultCatGroupIds=7&defaultCatGroupIds=8&categoryId=10214&postalCode=02108',
  ),
  member(
    'followUpDeals',
    { categoryId: '10214', postalCode: '02108' },
    'GET /gateway/lead/v1/deals/followUp?categoryId=10214&postalCode=02108',
  ),
  member(
    'contactsByIds',
    { contactIds: ['70000001', 70000002] },
    'GET /gateway/lead/v1/contact/getByIds?contactIds=70000001&contactIds=70000002',
  ),
  member('updatePhone', { phoneNumber: '5125550143' }, 'POST /gateway/lead/v1/user/updatePhone', {
    phoneNumber: '5125550143',
  }),
];
