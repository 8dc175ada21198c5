import * as v from 'valibot';
import type { Definitions } from '../call.js';
import type { PathlessOperations } from '../methods/pathless.js';

/* @__NO_SIDE_EFFECTS__ */
function pathless<const Name extends keyof PathlessOperations>(operation: Name) {
  return {
    operation,
    caller: 'Member',
    method: 'POST',
    path: undefined,
    body: (fields: object) => fields,
    answer: v.unknown(),
  } as const;
}

/** The operations whose paths the host must give. */
export const pathlessCalls = {
  fetchUser: pathless('fetchUser'),
  searchTokens: pathless('searchTokens'),
  createMember: pathless('createMember'),
  updateUser: pathless('updateUser'),
  acceptUserAgreement: pathless('acceptUserAgreement'),
  validateEntitlements: pathless('validateEntitlements'),
  expireOneTimeToken: pathless('expireOneTimeToken'),
  regionByTypes: pathless('regionByTypes'),
  sendAppLink: pathless('sendAppLink'),
  currentUser: pathless('currentUser'),
  targetOffer: pathless('targetOffer'),
  resolveCategory: pathless('resolveCategory'),
  selectLeadForReview: pathless('selectLeadForReview'),
  leadsByFilter: pathless('leadsByFilter'),
} satisfies Definitions<PathlessOperations>;
