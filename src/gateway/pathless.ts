import * as v from 'valibot';
import type { PathlessOperations } from '../contract/calls/pathless.js';
import type { Bind } from './bind.js';
import { defineCall } from './call.js';

/** POST to the path that the host gives in `paths`; without one it rejects with kind `configuration`. Spec §7 Other operations. */
function pathless<const Name extends keyof PathlessOperations>(operation: Name) {
  return defineCall(operation, {
    caller: 'Member',
    method: 'POST',
    path: undefined,
    body: (fields) => fields,
    answer: v.unknown(),
  });
}

/** The operations whose paths a host has to give. */
export function pathlessCalls(bind: Bind): PathlessOperations {
  return {
    fetchUser: bind(pathless('fetchUser')),
    searchTokens: bind(pathless('searchTokens')),
    createMember: bind(pathless('createMember')),
    updateUser: bind(pathless('updateUser')),
    acceptUserAgreement: bind(pathless('acceptUserAgreement')),
    validateEntitlements: bind(pathless('validateEntitlements')),
    expireOneTimeToken: bind(pathless('expireOneTimeToken')),
    regionByTypes: bind(pathless('regionByTypes')),
    sendAppLink: bind(pathless('sendAppLink')),
    currentUser: bind(pathless('currentUser')),
    targetOffer: bind(pathless('targetOffer')),
    resolveCategory: bind(pathless('resolveCategory')),
    selectLeadForReview: bind(pathless('selectLeadForReview')),
    leadsByFilter: bind(pathless('leadsByFilter')),
  };
}
