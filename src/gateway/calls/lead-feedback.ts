import { nothing } from '../../contract/wire/fields.js';
import { defineCall } from '../call.js';

/** POST /gateway/lead/office/v1/leads/serviceprovider/{id}/feedback: rates a lead, 1 to 5, with a reason. */
export const sendFeedback = defineCall('sendFeedback', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback',
  body: ({ leadId, rating, reason, notes }) => ({ leadId, rating, reason, notes }),
  answer: nothing,
});
