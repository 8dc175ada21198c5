import { type Definitions, defineCall } from '../call.js';
import { REGISTERED_NUMBER_BRAND } from '../limits.js';
import type { DashboardFormCalls } from '../methods/dashboard-forms.js';
import { type RegisteredNumbersInput, wireRegisteredNumbers } from '../wire/dashboard-forms.js';
import { nothing } from '../wire/fields.js';
import { wireCategories } from '../wire/review-gateway.js';

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

/** Also takes `spId`, as the field was called before. */
const providerOf = (input: RegisteredNumbersInput) =>
  'serviceProviderId' in input ? input.serviceProviderId : input.spId;

const REGISTERED_NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

export const registerNumber = defineCall('registerNumber', {
  caller: 'ServiceProvider',
  callerId: providerOf,
  method: 'POST',
  path: REGISTERED_NUMBERS,
  body: ({ brand = REGISTERED_NUMBER_BRAND, name, phoneNumber, ...input }) => ({
    spId: providerOf(input),
    brand,
    name,
    phoneNumber,
  }),
  answer: nothing,
});

export const registeredNumbers = defineCall('registeredNumbers', {
  caller: 'ServiceProvider',
  callerId: providerOf,
  method: 'GET',
  path: REGISTERED_NUMBERS,
  query: ({ brand = REGISTERED_NUMBER_BRAND, ...input }) => ({ spId: providerOf(input), brand }),
  answer: wireRegisteredNumbers,
});

export const dashboardFormCalls = {
  sendFeedback,
  providerCategories,
  registerNumber,
  registeredNumbers,
} satisfies Definitions<DashboardFormCalls>;
