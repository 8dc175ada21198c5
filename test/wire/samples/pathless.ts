import { expect } from 'vitest';
import type { PathlessOperations } from '../../../src/gateway.js';
import { SANDBOX_LEADS, SANDBOX_PATHS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { DRAIN_CLEANING, PROVIDER, type Sample } from '../sample.js';

const LEADS = { archived: false, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] };
const member = having({ userId: id, firstName: words, email: words });

/** Operations without a path. The paths are those of the sandbox. */
export const PATHLESS_SAMPLES: readonly Sample[] = [
  sample('fetchUser', {}, member),
  sample('searchTokens', { token: 'known-to-the-gateway' }, { tokens: [{ type: 'OneTime' }] }),
  sample('createMember', { firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.com' }, { userId: id }),
  sample('updateUser', { phoneNumber: '5125550144' }, having({ userId: id, phoneNumber: '5125550144' })),
  sample('acceptUserAgreement', {}, undefined),
  sample('validateEntitlements', {}, { entitled: expect.any(Boolean) }),
  sample('expireOneTimeToken', { token: 'used-up' }, undefined),
  sample('regionByTypes', { types: ['state', 'city'] }, { regions: listOf({ type: 'state', name: 'TX' }) }),
  sample('sendAppLink', { phoneNumber: '5125550145' }, undefined),
  sample('currentUser', {}, member),
  sample('targetOffer', { offerName: 'spring' }, { offerName: 'spring', result: 'Success' }),
  sample('resolveCategory', { categoryId: DRAIN_CLEANING }, having({ categoryName: words })),
  sample(
    'selectLeadForReview',
    { serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest },
    having({ leadId: expect.anything(), createDate: instant }),
  ),
  sample(
    'leadsByFilter',
    { serviceProviderId: PROVIDER, filters: LEADS },
    { leads: having({ length: 5 }), pagination: { totalNumber: number } },
  ),
];

function sample(operation: keyof PathlessOperations, fields: Record<string, unknown>, good: unknown): Sample {
  return {
    operation,
    method: 'POST',
    path: SANDBOX_PATHS[operation],
    caller: 'Member',
    make: (gateway) => gateway[operation](fields),
    good,
  };
}
