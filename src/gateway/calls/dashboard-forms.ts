import * as v from 'valibot';
import { defineCall, withSchema } from '../call.js';
import { example, ofLead, ofProvider } from '../example.js';
import { REGISTERED_NUMBER_BRAND } from '../limits.js';
import { filled, id, nothing } from '../wire/fields.js';
import { phoneNumber } from '../wire/form-fields.js';
import type { Id, OfProvider } from '../wire/ids.js';
import { sendFeedback } from './provider-dashboard.js';
import { wireCategories } from './review-gateway.js';

/** List the categories that a provider offers. */
export const providerCategories = defineCall('providerCategories', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
  answer: wireCategories,
});

interface OfSpId {
  /** @deprecated Give `serviceProviderId`. Version 0.2 is the last that takes `spId`. */
  readonly spId: Id;
}

export type RegisteredNumbersInput = (OfProvider | OfSpId) & {
  /** 'ADS' by default. */
  readonly brand?: string;
};

export type RegisterNumberInput = RegisteredNumbersInput & {
  readonly name: string;
  readonly phoneNumber: string;
};

/** Also takes `spId`, as the field was called before. */
const providerOf = (input: RegisteredNumbersInput) =>
  'serviceProviderId' in input ? input.serviceProviderId : input.spId;

const REGISTERED_NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';

/**
 * Connect a phone number of the provider's own.
 * @throws 409 The number is connected already. The form shows its own message below the number.
 */
export const registerNumber = defineCall('registerNumber', {
  caller: 'ServiceProvider',
  callerId: providerOf,
  method: 'POST',
  path: REGISTERED_NUMBERS,
  body: ({ brand = REGISTERED_NUMBER_BRAND, name, phoneNumber, ...input }: RegisterNumberInput) => ({
    spId: providerOf(input),
    brand,
    name,
    phoneNumber,
  }),
  answer: nothing,
});

export const registerNumberRequest = withSchema(registerNumber, () =>
  v.object({ spId: id, brand: v.string(), name: filled, phoneNumber }),
);

/** A provider's connected numbers: the answer of `registeredNumbers`. */
export const wireRegisteredNumbers = v.object({
  registeredNumbers: v.array(v.object({ spId: id, brand: v.string(), name: v.string(), phoneNumber: v.string() })),
});

export type WireRegisteredNumbers = v.InferOutput<typeof wireRegisteredNumbers>;

/** List the provider's connected numbers. */
export const registeredNumbers = defineCall('registeredNumbers', {
  caller: 'ServiceProvider',
  callerId: providerOf,
  method: 'GET',
  path: REGISTERED_NUMBERS,
  query: ({ brand = REGISTERED_NUMBER_BRAND, ...input }: RegisteredNumbersInput) => ({
    spId: providerOf(input),
    brand,
  }),
  answer: wireRegisteredNumbers,
});

export const registeredNumbersRequest = withSchema(registeredNumbers, () => v.object({ spId: id, brand: v.string() }));

export const dashboardFormCalls = { providerCategories, registerNumber, registeredNumbers };

export const examples = () => ({
  sendFeedback: example(sendFeedback, ['lead-card'], { ...ofLead, rating: 2, reason: 'Out of service area' }),
  providerCategories: example(providerCategories, ['review-request-modal'], ofProvider),
  registerNumber: example(registerNumberRequest, ['lead-card'], {
    ...ofProvider,
    name: 'Office',
    phoneNumber: '5125550177',
  }),
  registeredNumbers: example(registeredNumbersRequest, ['lead-card'], async (call) => {
    await call(registerNumber, { ...ofProvider, name: 'Van', phoneNumber: '5125550178' });
    return ofProvider;
  }),
});
