import { REGISTERED_NUMBER_BRAND } from '../../contract/limits.js';
import { wireCategories } from '../../contract/wire/category.js';
import { nothing } from '../../contract/wire/fields.js';
import { wireRegisteredNumbers } from '../../contract/wire/message-center.js';
import { defineCall } from '../call.js';

/** GET /gateway/service-provider-profile/v1/service_provider/{id}/categories: what a provider offers. */
export const providerCategories = defineCall('providerCategories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
  answer: wireCategories,
});

const REGISTERED_NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

/** POST …/all-call-tracker/pro-registered-phone-number: connects a number; HTTP 409 when it is connected already. */
export const registerNumber = defineCall('registerNumber', {
  caller: 'ServiceProvider',
  callerId: ({ spId }) => spId,
  method: 'POST',
  path: REGISTERED_NUMBERS,
  body: ({ spId, brand = REGISTERED_NUMBER_BRAND, name, phoneNumber }) => ({ spId, brand, name, phoneNumber }),
  answer: nothing,
});

/** GET …/all-call-tracker/pro-registered-phone-number: a provider's connected numbers. */
export const registeredNumbers = defineCall('registeredNumbers', {
  caller: 'ServiceProvider',
  callerId: ({ spId }) => spId,
  method: 'GET',
  path: REGISTERED_NUMBERS,
  query: ({ spId, brand = REGISTERED_NUMBER_BRAND }) => ({ spId, brand }),
  answer: wireRegisteredNumbers,
});
