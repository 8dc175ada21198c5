import * as v from 'valibot';
import { type Answer, DONE, ok } from '../router/answer.js';
import { checked, id, tenDigits, words } from '../router/read-body.js';
import { badRequest, Refusal } from '../router/refusal.js';
import type { Call } from '../router/route.js';

const registerBody = v.object({
  spId: id,
  brand: v.literal('ADS'),
  name: words,
  phoneNumber: tenDigits,
});

/** Connects a number of the provider's own; one that is connected already gives 409 (Spec §8 Error catalogue). */
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
