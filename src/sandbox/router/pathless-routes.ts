import type { PathlessOperations } from '../../contract/calls/call.js';
import * as account from '../calls/account.js';
import { purchaseLead } from '../calls/one-lead.js';
import { type Route, routesAt } from './route.js';

const BASE = '/gateway/sandbox';

/**
 * The sandbox's path of each operation that the specification leaves without one: hand them to the client's `paths`.
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

/** Where a host's payment would be: POST `{ serviceProviderId, leadId }`, in the demo alone. */
export const SANDBOX_PURCHASE_PATH = `${BASE}/purchase-lead`;

const HANDLERS: Readonly<Record<keyof PathlessOperations, Route['handle']>> = {
  fetchUser: account.currentUser,
  searchTokens: account.searchTokens,
  createMember: account.createMember,
  updateUser: account.updateUser,
  acceptUserAgreement: account.acceptUserAgreement,
  validateEntitlements: account.validateEntitlements,
  expireOneTimeToken: account.expireOneTimeToken,
  regionByTypes: account.regionByTypes,
  sendAppLink: account.sendAppLink,
  currentUser: account.currentUser,
  targetOffer: account.targetOffer,
  resolveCategory: account.resolveCategory,
  selectLeadForReview: account.selectLeadForReview,
  leadsByFilter: account.leadsByFilter,
};

const READING: ReadonlySet<string> = new Set([
  'fetchUser',
  'searchTokens',
  'validateEntitlements',
  'regionByTypes',
  'currentUser',
  'resolveCategory',
  'selectLeadForReview',
  'leadsByFilter',
]);

const read = routesAt('', 'Any', 'POST', false);
const write = routesAt('', 'Any', 'POST', true);

/** The operations without a path, and the purchase of a lead. */
export const PATHLESS_ROUTES: readonly Route[] = [
  ...operations().map((operation) =>
    (READING.has(operation) ? read : write)(operation, SANDBOX_PATHS[operation], HANDLERS[operation]),
  ),
  write('purchaseLead', SANDBOX_PURCHASE_PATH, purchaseLead),
];

function operations(): (keyof PathlessOperations)[] {
  return Object.keys(SANDBOX_PATHS).filter(isPathless);
}

function isPathless(name: string): name is keyof PathlessOperations {
  return Object.hasOwn(SANDBOX_PATHS, name);
}
