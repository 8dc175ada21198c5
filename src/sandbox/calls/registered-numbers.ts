import * as v from 'valibot';
import { type Answer, DONE, ok } from '../router/answer.js';
import { checked, id } from '../router/read-body.js';
import { badRequest, Refusal } from '../router/refusal.js';
import type { Call } from '../router/route.js';

const registerBody = v.object({
  spId: id,
  brand: v.literal('ADS'),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  phoneNumber: v.pipe(v.string(), v.regex(/^\d{10}$/, 'A phone number has 10 digits.')),
});

/** Connects a number of the provider's own; one that is connected already gives 409 (Spec §8 Error catalogue). */
export function registerNumber({ body, callerId, state }: Call): Answer {
  const number = checked(registerBody, body);
  if (number.spId !== callerId) throw badRequest('spId is not the provider that calls.');
  const numbers = state.numbersOf(callerId);
  if (numbers.some(({ phoneNumber }) => phoneNumber === number.phoneNumber)) {
    throw new Refusal(409, 'This number has already been connected.');
  }
  numbers.push(number);
  return DONE;
}

/** The numbers that the provider has connected. */
export function registeredNumbers({ query, callerId, state }: Call): Answer {
  if (!query.get('spId')) throw badRequest('The query parameter spId is missing.');
  return ok({ registeredNumbers: state.numbersOf(callerId) });
}
