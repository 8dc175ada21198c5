import type { DashboardFormCalls } from '../../contract/calls/dashboard-forms.js';
import { REGISTERED_NUMBER_BRAND } from '../../contract/limits.js';
import { wireRegisteredNumbers } from '../../contract/wire/dashboard-forms.js';
import { nothing } from '../../contract/wire/fields.js';
import { wireCategories } from '../../contract/wire/review-gateway.js';
import { type Definitions, defineCall } from '../call.js';

export const sendFeedback = defineCall('sendFeedback', {
  caller: 'ServiceProvider',
  method: 'POST',
  path: '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback',
  body: ({ leadId, rating, reason, notes }) => ({ leadId, rating, reason, notes }),
  answer: nothing,
});

export const providerCategories = defineCall('providerCategories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
  answer: wireCategories,
});

const REGISTERED_NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

export const registerNumber = defineCall('registerNumber', {
  caller: 'ServiceProvider',
  callerId: ({ spId }) => spId,
  method: 'POST',
  path: REGISTERED_NUMBERS,
  body: ({ spId, brand = REGISTERED_NUMBER_BRAND, name, phoneNumber }) => ({ spId, brand, name, phoneNumber }),
  answer: nothing,
});

export const registeredNumbers = defineCall('registeredNumbers', {
  caller: 'ServiceProvider',
  callerId: ({ spId }) => spId,
  method: 'GET',
  path: REGISTERED_NUMBERS,
  query: ({ spId, brand = REGISTERED_NUMBER_BRAND }) => ({ spId, brand }),
  answer: wireRegisteredNumbers,
});

export const dashboardFormCalls = {
  sendFeedback,
  providerCategories,
  registerNumber,
  registeredNumbers,
} satisfies Definitions<DashboardFormCalls>;
