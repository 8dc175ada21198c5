import type { Call } from './call.js';

/** A call whose fields the host defines. Neither the fields nor the answer are changed or checked. */
export type OpenCall = Call<Readonly<Record<string, unknown>>, unknown>;

/**
 * Operations that the specification names without a path. The host gives each path in `paths`. Without one, the call
 * rejects with kind `configuration` and says which path is missing.
 */
export interface PathlessOperations {
  fetchUser: OpenCall;
  searchTokens: OpenCall;
  createMember: OpenCall;
  updateUser: OpenCall;
  acceptUserAgreement: OpenCall;
  validateEntitlements: OpenCall;
  expireOneTimeToken: OpenCall;
  regionByTypes: OpenCall;
  sendAppLink: OpenCall;
  currentUser: OpenCall;
  targetOffer: OpenCall;
  resolveCategory: OpenCall;
  selectLeadForReview: OpenCall;
  leadsByFilter: OpenCall;
}
