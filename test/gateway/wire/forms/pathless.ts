import type { PathlessOperations } from '../../../../src/gateway.js';
import { OPERATIONS } from '../operations.js';
import { formsOf, type RequestForm } from './form.js';

const member = formsOf('Member', null);

/** The paths of a host. The fields are sent without a change. */
export const HOST_PATHS: Readonly<Record<keyof PathlessOperations, `/${string}`>> = {
  fetchUser: '/own/user/fetch',
  searchTokens: '/own/tokens/search',
  createMember: '/own/members',
  updateUser: '/own/user/{userId}',
  acceptUserAgreement: '/own/user/agreement',
  validateEntitlements: '/own/entitlements',
  expireOneTimeToken: '/own/tokens/expire',
  regionByTypes: '/own/regions',
  sendAppLink: '/own/app-link',
  currentUser: '/own/user/current',
  targetOffer: '/own/offers/target',
  resolveCategory: '/own/categories/resolve',
  selectLeadForReview: '/own/leads/select-for-review',
  leadsByFilter: '/own/leads/by-filter',
};

const fields = {
  userId: 'u1',
  serviceProviderId: '4711042',
  list: [1, '2', null],
  nested: { open: false },
  none: null,
};
const least = { userId: 'u1' };

function bothForms(operation: keyof PathlessOperations): readonly RequestForm[] {
  const path = HOST_PATHS[operation].replace('{userId}', 'u1');
  return [
    member(operation, fields, `POST /${path.slice(1)}`, fields),
    member(operation, least, `POST /${path.slice(1)}`, least),
  ];
}

export const PATHLESS_FORMS = OPERATIONS['Operations without a path'].flatMap(bothForms);
