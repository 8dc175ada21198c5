import * as v from 'valibot';
import type { PathlessOperations } from '../../gateway/gateway.js';
import { id, filled as text } from '../../gateway/wire/fields.js';
import { email, phoneNumber as tenDigits } from '../../gateway/wire/form-fields.js';
import { type Answer, badRequest, checked, DONE, ok, Refusal } from '../router/answer.js';
import { type Call, type Route, requiredLead, requiredPlace, requiredService } from '../router/route.js';
import { isForSale, isPurchased, leadAnswer, saleOf } from '../rules/lead-answer.js';
import { categoryAnswer } from '../seed/services.js';
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

const NOTHING = v.unknown();
const member = v.object({ firstName: text, lastName: text, email, phoneNumber: v.optional(tenDigits) });
const memberChange = v.partial(v.object({ ...member.entries, phoneNumber: tenDigits }));
const token = v.object({ token: v.optional(text) });
const regions = v.object({ types: v.pipe(v.array(text), v.nonEmpty()), postalCode: v.optional(v.string(), '78704') });
const ofLead = v.object({ serviceProviderId: id, leadId: id });

/** The member that calls. The sandbox has only one. */
function currentUser({ state }: Call): Answer {
  return ok(state.data.member);
}

/**
 * Sells a lead after the host's payment. The specification has no such call. Answers 409 if the lead is gone:
 * 24 hours after it was sent, or after the third purchase.
 */
function purchaseLead({ state, purchased, now }: Call, { serviceProviderId, leadId }: v.InferOutput<typeof ofLead>) {
  const record = requiredLead({ state }, serviceProviderId, leadId);
  if (isPurchased(record, purchased)) return DONE;
  const sale = saleOf(record);
  if (!isForSale(sale, now)) throw new Refusal(409, 'This lead is no longer available for purchase.');
  state.leadsOf(serviceProviderId).sell(leadId, { ...sale, purchased: true, purchaserCount: sale.purchaserCount + 1 });
  return DONE;
}

type Name = keyof typeof SANDBOX_PATHS | 'purchaseLead';
type Handle<Schema extends v.GenericSchema> = (call: Call, fields: v.InferOutput<Schema>) => Answer;

function read<Schema extends v.GenericSchema>(operation: Name, schema: Schema, handle: Handle<Schema>): Route {
  return {
    operation,
    method: 'POST',
    path: operation === 'purchaseLead' ? SANDBOX_PURCHASE_PATH : SANDBOX_PATHS[operation],
    caller: 'Any',
    writes: false,
    handle: (call) => handle(call, checked(schema, call.body ?? {})),
  };
}

function write<Schema extends v.GenericSchema>(operation: Name, schema: Schema, handle: Handle<Schema>): Route {
  return { ...read(operation, schema, handle), writes: true };
}

/** The operations without a path, and the purchase of a lead. */
export const PATHLESS_ROUTES: readonly Route[] = [
  read('fetchUser', NOTHING, currentUser),
  read('currentUser', NOTHING, currentUser),
  // Whether the one-time token of the call still works.
  read('searchTokens', token, ({ oneTimeToken, state }, fields) => {
    const asked = fields.token ?? oneTimeToken;
    return ok({ tokens: asked === '' || state.data.expiredTokens.includes(asked) ? [] : [{ type: 'OneTime' }] });
  }),
  // Replaces the calling member.
  write('createMember', member, ({ state }, { phoneNumber = '', ...fields }) => {
    Object.assign(state.data.member, fields, { phoneNumber, userId: `u${state.nextId()}`, agreed: false });
    return ok({ userId: state.data.member.userId });
  }),
  write('updateUser', memberChange, ({ state }, fields) => ok(Object.assign(state.data.member, fields))),
  write('acceptUserAgreement', NOTHING, ({ state }) => {
    state.data.member.agreed = true;
    return DONE;
  }),
  // A member is entitled once it has accepted the agreement.
  read('validateEntitlements', NOTHING, ({ state }) => ok({ entitled: state.data.member.agreed })),
  // Calls with this token then get 401.
  write('expireOneTimeToken', token, ({ oneTimeToken, state }, fields) => {
    const used = fields.token ?? oneTimeToken;
    if (used === '') throw badRequest('There is no token that could expire.');
    state.data.expiredTokens.push(used);
    return DONE;
  }),
  read('regionByTypes', regions, (_, { types, postalCode }) => {
    const place = requiredPlace(postalCode);
    return ok({ regions: types.map((type) => ({ type, name: type === 'state' ? place.state : place.city })) });
  }),
  write('sendAppLink', v.object({ phoneNumber: tenDigits }), () => DONE),
  write('targetOffer', v.object({ offerName: text }), ({ state }, { offerName }) => {
    if (!state.data.offers.includes(offerName)) state.data.offers.push(offerName);
    return ok({ offerName, result: 'Success' });
  }),
  read('resolveCategory', v.object({ categoryId: id }), (_, { categoryId }) =>
    ok(categoryAnswer(requiredService(categoryId))),
  ),
  read('selectLeadForReview', ofLead, ({ state, purchased }, { serviceProviderId, leadId }) =>
    ok(leadAnswer(requiredLead({ state }, serviceProviderId, leadId), purchased)),
  ),
  // A page of leads by the filters of `leads`, with the provider's id in the body.
  read('leadsByFilter', v.looseObject({ serviceProviderId: id }), (call, { serviceProviderId }) =>
    leads({ ...call, callerId: serviceProviderId }),
  ),
  write('purchaseLead', ofLead, purchaseLead),
];
