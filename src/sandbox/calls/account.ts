import * as v from 'valibot';
import { type Answer, badRequest, DONE, notFound, ok, Refusal } from '../router/answer.js';
import { checked, id, tenDigits, words } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { JOB_CATEGORIES } from '../seed/categories.js';
import { placeOf } from '../seed/places.js';
import { categoryAnswer, serviceOf } from '../seed/taxonomy.js';
import { email } from './create-lead.js';
import { leadAnswer } from './lead-answer.js';
import { leads } from './leads.js';

const PLUMBING_SERVICES = JOB_CATEGORIES.flatMap(({ id }) => serviceOf(String(id)) ?? []);

const preferencesBody = v.object({ displayPreferences: v.pipe(v.array(words), v.nonEmpty()) });

const registerBody = v.object({
  spId: id,
  brand: v.literal('ADS'),
  name: words,
  phoneNumber: tenDigits,
});

const phoneBody = v.object({ phoneNumber: tenDigits });
const memberBody = v.object({
  firstName: words,
  lastName: words,
  email,
  phoneNumber: v.optional(tenDigits),
});
const updateBody = v.partial(v.object({ ...memberBody.entries, phoneNumber: tenDigits }));
const tokenBody = v.object({ token: v.optional(words) });
const regionBody = v.object({
  types: v.pipe(v.array(words), v.nonEmpty()),
  postalCode: v.optional(v.string(), '78704'),
});
const offerBody = v.object({ offerName: words });
const categoryBody = v.object({ categoryId: id });
const leadBody = v.object({ serviceProviderId: id, leadId: id });
const providerBody = v.looseObject({ serviceProviderId: id });

/** Keeps the member's phone number. */
export function updatePhone({ body, state }: Call): Answer {
  state.data.member.phoneNumber = checked(phoneBody, body).phoneNumber;
  return DONE;
}

/** The member that calls; the sandbox has one (user fetch, current user). */
export function currentUser({ state }: Call): Answer {
  return ok(state.data.member);
}

/** Makes the calling member somebody else (create member). */
export function createMember({ body, state }: Call): Answer {
  const { phoneNumber = '', ...asked } = checked(memberBody, body);
  Object.assign(state.data.member, asked, { phoneNumber, userId: `u${state.nextId()}`, agreed: false });
  return ok({ userId: state.data.member.userId });
}

/** Replaces the fields that are sent (update user). */
export function updateUser({ body, state }: Call): Answer {
  Object.assign(state.data.member, checked(updateBody, body));
  return ok(state.data.member);
}

export function acceptUserAgreement({ state }: Call): Answer {
  state.data.member.agreed = true;
  return DONE;
}

/** A member may do what it asks for once it has accepted the agreement. */
export function validateEntitlements({ state }: Call): Answer {
  return ok({ entitled: state.data.member.agreed });
}

/** Whether the one-time token of the call still works (token search). */
export function searchTokens({ body, oneTimeToken, state }: Call): Answer {
  const token = checked(tokenBody, body ?? {}).token ?? oneTimeToken;
  return ok({ tokens: token === '' || state.data.expiredTokens.includes(token) ? [] : [{ type: 'OneTime' }] });
}

/** From then on calls with this token, else with the call's own, are answered 401. */
export function expireOneTimeToken({ body, oneTimeToken, state }: Call): Answer {
  const token = checked(tokenBody, body ?? {}).token ?? oneTimeToken;
  if (token === '') throw badRequest('There is no token that could expire.');
  state.data.expiredTokens.push(token);
  return DONE;
}

export function regionByTypes({ body }: Call): Answer {
  const { types, postalCode } = checked(regionBody, body);
  const place = placeOf(postalCode);
  if (place === undefined) throw notFound(`There is no postal code ${postalCode}.`);
  return ok({ regions: types.map((type) => ({ type, name: type === 'state' ? place.state : place.city })) });
}

export function sendAppLink({ body }: Call): Answer {
  checked(phoneBody, body);
  return DONE;
}

/** Records an offer by its name. */
export function targetOffer({ body, state }: Call): Answer {
  const { offerName } = checked(offerBody, body);
  if (!state.data.offers.includes(offerName)) state.data.offers.push(offerName);
  return ok({ offerName, result: 'Success' });
}

export function resolveCategory({ body }: Call): Answer {
  const { categoryId } = checked(categoryBody, body);
  const service = serviceOf(categoryId);
  if (service === undefined) throw notFound(`There is no category ${categoryId}.`);
  return ok(categoryAnswer(service));
}

/** A lead of a provider, for a review. */
export function selectLeadForReview({ body, state, purchased }: Call): Answer {
  const { serviceProviderId, leadId } = checked(leadBody, body);
  const record = state.leadsOf(serviceProviderId).find(leadId);
  if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
  return ok(leadAnswer(record, purchased));
}

/** A page of leads by the filters of `leads`, with the provider's id in the body. */
export function leadsByFilter(call: Call): Answer {
  return leads({ ...call, callerId: checked(providerBody, call.body).serviceProviderId });
}

/** Connects a number of the provider's own; one that is connected already gives 409. */
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

/** The provider's own record: one name and postal code for any id. */
export function serviceProvider({ query, callerId, state }: Call): Answer {
  if (!query.get('serviceProviderIds')) throw badRequest('The query parameter serviceProviderIds is missing.');
  const preferences = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  return ok({
    serviceProviders: [
      {
        serviceProviderId: callerId,
        name: 'Bluebird Plumbing & Drain',
        primaryAddress: { postalCode: '78704' },
        ...(preferences.length > 0 && { displayPreferences: preferences.map(({ name }) => name) }),
      },
    ],
  });
}

/** Keeps what the provider does not want to see; `serviceProvider` tells it. */
export function addDisplayPreferences({ body, callerId, state }: Call): Answer {
  const { displayPreferences } = checked(preferencesBody, body);
  const known = state.data.preferences.filter(({ serviceProviderId }) => serviceProviderId === callerId);
  for (const name of new Set(displayPreferences)) {
    if (!known.some((preference) => preference.name === name))
      state.data.preferences.push({ serviceProviderId: callerId, name });
  }
  return DONE;
}

/** The categories that the provider offers. */
export function providerCategories(): Answer {
  return ok({ categories: PLUMBING_SERVICES.map(categoryAnswer) });
}
