import * as v from 'valibot';
import { NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import { type Answer, badRequest, DONE, ok, Refusal } from '../router/answer.js';
import { checked, id, tenDigits, text } from '../router/read-body.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { JOB_CATEGORIES } from '../seed/categories.js';
import { categoryAnswer, serviceOf } from '../seed/taxonomy.js';
import { change } from './provider-dashboard.js';

const feedbackBody = v.object({
  leadId: id,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  reason: v.pipe(v.string(), v.nonEmpty()),
  notes: v.optional(v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH))),
});

/** Saves the provider's rating of a lead. */
export function sendFeedback(call: Call): Answer {
  const { leadId, rating, reason } = checked(feedbackBody, call.body);
  return change(call, leadId, { feedback: { rating, reason } });
}

const PLUMBING_SERVICES = JOB_CATEGORIES.flatMap(({ id }) => serviceOf(String(id)) ?? []);

const registerBody = v.object({
  spId: id,
  brand: v.literal('ADS'),
  name: text,
  phoneNumber: tenDigits,
});

/** Connects a number of the provider. Answers 409 if it is connected already. */
export function registerNumber({ body, callerId, state }: Call): Answer {
  const number = checked(registerBody, body);
  if (number.spId !== callerId) throw badRequest('spId is not the provider that calls.');
  if (state.data.numbers.some(({ spId, phoneNumber }) => spId === callerId && phoneNumber === number.phoneNumber)) {
    throw new Refusal(409, 'This number has already been connected.');
  }
  state.data.numbers.push(number);
  return DONE;
}

/** The numbers that the provider has connected. */
export function registeredNumbers({ query, callerId, state }: Call): Answer {
  if (!query.get('spId')) throw badRequest('The query parameter spId is missing.');
  return ok({ registeredNumbers: state.data.numbers.filter(({ spId }) => spId === callerId) });
}

/** The categories that the provider offers. */
export function providerCategories(): Answer {
  return ok({ categories: PLUMBING_SERVICES.map(categoryAnswer) });
}

const NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
const get = routesAt('', 'ServiceProvider', 'GET', false);
const write = routesAt('', 'ServiceProvider', 'POST', true);

export const DASHBOARD_FORM_ROUTES: readonly Route[] = [
  write('sendFeedback', '/gateway/lead/office/v1/leads/serviceprovider/{serviceProviderId}/feedback', sendFeedback),
  get(
    'providerCategories',
    '/gateway/service-provider-profile/v1/service_provider/{serviceProviderId}/categories',
    providerCategories,
    { wrapped: true },
  ),
  write('registerNumber', NUMBERS, registerNumber),
  get('registeredNumbers', NUMBERS, registeredNumbers),
];
