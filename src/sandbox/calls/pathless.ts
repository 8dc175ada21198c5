import * as v from 'valibot';
import type { PathlessOperations } from '../../gateway/gateway.js';
import { id, filled as text } from '../../gateway/wire/fields.js';
import { email, phoneNumber as tenDigits } from '../../gateway/wire/form-fields.js';
import { type Answer, badRequest, checked, DONE, notFound, ok, Refusal } from '../router/answer.js';
import { requiredLead } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { isForSale, isPurchased, leadAnswer, saleOf } from '../rules/lead-answer.js';
import { placeOf } from '../seed/customers.js';
import { categoryAnswer, serviceOf } from '../seed/services.js';
import { leads } from './provider-dashboard.js';

const BASE = '/gateway/sandbox';

/**
 * The sandbox's paths of the operations that the specification names without a path. Pass them as the client's `paths`.
 */
export const SANDBOX_PATHS = {
  fetchUser: `${BASE}/fetch-user`,
  searchTokens: `${BASE}/search-tokens`,
  createMember: `${BASE}/create-member`,
  updateUser: `${BASE}/update-user`,
  acceptUserAgreement: `${BASE}/accept-user-agreement`,
  validateEntitlements: `${BASE}/validate-entitlements`,
  expireOneTimeToken: `${BASE}/expire-one-time-token`,
  regionByTypes: `${BASE}/region-by-types`,
  sendAppLink: `${BASE}/send-app-link`,
  currentUser: `${BASE}/current-user`,
  targetOffer: `${BASE}/target-offer`,
  resolveCategory: `${BASE}/resolve-category`,
  selectLeadForReview: `${BASE}/select-lead-for-review`,
  leadsByFilter: `${BASE}/leads-by-filter`,
} as const satisfies Record<keyof PathlessOperations, string>;

/** Buys a lead in the demo, where a host would ask for a payment: POST `{ serviceProviderId, leadId }`. */
export const SANDBOX_PURCHASE_PATH = `${BASE}/purchase-lead`;

const phoneBody = v.object({ phoneNumber: tenDigits });

const memberBody = v.object({
  firstName: text,
  lastName: text,
  email,
  phoneNumber: v.optional(tenDigits),
});

const updateBody = v.partial(v.object({ ...memberBody.entries, phoneNumber: tenDigits }));

const tokenBody = v.object({ token: v.optional(text) });

const regionBody = v.object({
  types: v.pipe(v.array(text), v.nonEmpty()),
  postalCode: v.optional(v.string(), '78704'),
});

const offerBody = v.object({ offerName: text });

const categoryBody = v.object({ categoryId: id });

const leadBody = v.object({ serviceProviderId: id, leadId: id });

const providerBody = v.looseObject({ serviceProviderId: id });

/** The member that calls. The sandbox has only one. */
export function currentUser({ state }: Call): Answer {
  return ok(state.data.member);
}

/** Replaces the calling member. */
export function createMember({ body, state }: Call): Answer {
  const { phoneNumber = '', ...input } = checked(memberBody, body);
  Object.assign(state.data.member, input, { phoneNumber, userId: `u${state.nextId()}`, agreed: false });
  return ok({ userId: state.data.member.userId });
}

/** Replaces the fields that are sent. */
export function updateUser({ body, state }: Call): Answer {
  Object.assign(state.data.member, checked(updateBody, body));
  return ok(state.data.member);
}

export function acceptUserAgreement({ state }: Call): Answer {
  state.data.member.agreed = true;
  return DONE;
}

/** A member is entitled once it has accepted the agreement. */
export function validateEntitlements({ state }: Call): Answer {
  return ok({ entitled: state.data.member.agreed });
}

/** Whether the one-time token of the call still works. */
export function searchTokens({ body, oneTimeToken, state }: Call): Answer {
  const token = checked(tokenBody, body ?? {}).token ?? oneTimeToken;
  return ok({ tokens: token === '' || state.data.expiredTokens.includes(token) ? [] : [{ type: 'OneTime' }] });
}

/** Expires the given token, or the token of the call. Calls with it then get 401. */
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
  const record = requiredLead({ state }, serviceProviderId, leadId);
  return ok(leadAnswer(record, purchased));
}

/** A page of leads by the filters of `leads`, with the provider's id in the body. */
export function leadsByFilter(call: Call): Answer {
  return leads({ ...call, callerId: checked(providerBody, call.body).serviceProviderId });
}

const purchaseBody = v.object({ serviceProviderId: id, leadId: id });

/**
 * Sells a lead after the host's payment. The specification has no such call. Answers 409 if the lead is gone:
 * 24 hours after it was sent, or after the third purchase.
 */
export function purchaseLead({ body, state, purchased, now }: Call): Answer {
  const { serviceProviderId, leadId } = checked(purchaseBody, body);
  const record = requiredLead({ state }, serviceProviderId, leadId);
  if (isPurchased(record, purchased)) return DONE;
  const sale = saleOf(record);
  if (!isForSale(sale, now)) throw new Refusal(409, 'This lead is no longer available for purchase.');
  state.leadsOf(serviceProviderId).sell(leadId, { ...sale, purchased: true, purchaserCount: sale.purchaserCount + 1 });
  return DONE;
}

const read = routesAt('', 'Any', 'POST', false);
const write = routesAt('', 'Any', 'POST', true);

/** The operations without a path, and the purchase of a lead. */
export const PATHLESS_ROUTES: readonly Route[] = [
  read('fetchUser', SANDBOX_PATHS.fetchUser, currentUser),
  read('searchTokens', SANDBOX_PATHS.searchTokens, searchTokens),
  write('createMember', SANDBOX_PATHS.createMember, createMember),
  write('updateUser', SANDBOX_PATHS.updateUser, updateUser),
  write('acceptUserAgreement', SANDBOX_PATHS.acceptUserAgreement, acceptUserAgreement),
  read('validateEntitlements', SANDBOX_PATHS.validateEntitlements, validateEntitlements),
  write('expireOneTimeToken', SANDBOX_PATHS.expireOneTimeToken, expireOneTimeToken),
  read('regionByTypes', SANDBOX_PATHS.regionByTypes, regionByTypes),
  write('sendAppLink', SANDBOX_PATHS.sendAppLink, sendAppLink),
  read('currentUser', SANDBOX_PATHS.currentUser, currentUser),
  write('targetOffer', SANDBOX_PATHS.targetOffer, targetOffer),
  read('resolveCategory', SANDBOX_PATHS.resolveCategory, resolveCategory),
  read('selectLeadForReview', SANDBOX_PATHS.selectLeadForReview, selectLeadForReview),
  read('leadsByFilter', SANDBOX_PATHS.leadsByFilter, leadsByFilter),
  write('purchaseLead', SANDBOX_PURCHASE_PATH, purchaseLead),
];
