import type { Call } from './call.js';

/** The fields of such a call are the host's own: they go out as they are, and the answer comes back as it is. */
export type OpenCall = Call<Readonly<Record<string, unknown>>, unknown>;

/**
 * Operations that the specification names without a path. The host gives each path in `paths`;
 * without one the call rejects with kind `configuration`, and says which path is missing.
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
