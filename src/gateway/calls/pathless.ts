import * as v from 'valibot';
import type { Call, CallDefinition } from '../call.js';
import { CATEGORY, example, ofLead, ofProvider } from '../example.js';

type OpenInput = Readonly<Record<string, unknown>>;

/** A call whose fields the host defines. Neither the fields nor the answer are changed or checked. */
export type OpenCall = Call<OpenInput, unknown>;

const anything = v.unknown();

/* @__NO_SIDE_EFFECTS__ */
function pathless<const Name extends string>(operation: Name): CallDefinition<Name, OpenInput, typeof anything> {
  return {
    operation,
    caller: 'Member',
    method: 'POST',
    path: undefined,
    body: (fields) => fields,
    answer: anything,
  };
}

/** Get a user. */
export const fetchUser = pathless('fetchUser');

/** Find tokens. */
export const searchTokens = pathless('searchTokens');

/** Make a member. */
export const createMember = pathless('createMember');

/** Change a user. */
export const updateUser = pathless('updateUser');

/** Accept the user agreement. */
export const acceptUserAgreement = pathless('acceptUserAgreement');

/** Ask what a user may do. */
export const validateEntitlements = pathless('validateEntitlements');

/** End a one-time token. */
export const expireOneTimeToken = pathless('expireOneTimeToken');

/** Get regions by their types. */
export const regionByTypes = pathless('regionByTypes');

/** Send a link to the app. */
export const sendAppLink = pathless('sendAppLink');

/** Get the user who is signed in. */
export const currentUser = pathless('currentUser');

/** Record an offer. */
export const targetOffer = pathless('targetOffer');

/** Get a category by its id. */
export const resolveCategory = pathless('resolveCategory');

/** Choose a lead for a review. */
export const selectLeadForReview = pathless('selectLeadForReview');

/** List leads by filters. */
export const leadsByFilter = pathless('leadsByFilter');

/** The operations whose paths the host must give. */
export const pathlessCalls = {
  fetchUser,
  searchTokens,
  createMember,
  updateUser,
  acceptUserAgreement,
  validateEntitlements,
  expireOneTimeToken,
  regionByTypes,
  sendAppLink,
  currentUser,
  targetOffer,
  resolveCategory,
  selectLeadForReview,
  leadsByFilter,
};

/** What the sandbox takes. A host's own paths take any fields. */
export const examples = () => ({
  fetchUser: example(fetchUser, [], {}),
  currentUser: example(currentUser, [], {}),
  createMember: example(createMember, [], { firstName: 'Noa', lastName: 'Lind', email: 'noa@example.com' }),
  updateUser: example(updateUser, [], { phoneNumber: '5125550144' }),
  acceptUserAgreement: example(acceptUserAgreement, [], {}),
  validateEntitlements: example(validateEntitlements, [], {}),
  searchTokens: example(searchTokens, [], { token: 'a-token' }),
  expireOneTimeToken: example(expireOneTimeToken, [], { token: 'a-used-token' }),
  regionByTypes: example(regionByTypes, [], { types: ['state', 'city'] }),
  sendAppLink: example(sendAppLink, [], { phoneNumber: '5125550145' }),
  targetOffer: example(targetOffer, [], { offerName: 'spring' }),
  resolveCategory: example(resolveCategory, [], { categoryId: CATEGORY }),
  selectLeadForReview: example(selectLeadForReview, [], ofLead),
  leadsByFilter: example(leadsByFilter, [], {
    ...ofProvider,
    filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] },
  }),
});
