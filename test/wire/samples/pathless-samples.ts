import { expect } from 'vitest';
import type { PathlessOperations } from '../../../src/gateway.js';
import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { DRAIN_CLEANING, PROVIDER, type Sample, sample } from '../sample.js';

const LEADS = { archived: false, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] };
const member = having({ userId: id, firstName: words, email: words });

/** Operations without a path in the specification. */
export const PATHLESS_SAMPLES: readonly Sample[] = [
  pathless('fetchUser', {}, member),
  pathless('searchTokens', { token: 'known-to-the-gateway' }, { tokens: [{ type: 'OneTime' }] }),
  pathless('createMember', { firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.com' }, { userId: id }),
  pathless('updateUser', { phoneNumber: '5125550144' }, having({ userId: id, phoneNumber: '5125550144' })),
  pathless('acceptUserAgreement', {}),
  pathless('validateEntitlements', {}, { entitled: expect.any(Boolean) }),
  pathless('expireOneTimeToken', { token: 'used-up' }),
  pathless('regionByTypes', { types: ['state', 'city'] }, { regions: listOf({ type: 'state', name: 'TX' }) }),
  pathless('sendAppLink', { phoneNumber: '5125550145' }),
  pathless('currentUser', {}, member),
  pathless('targetOffer', { offerName: 'spring' }, { offerName: 'spring', result: 'Success' }),
  pathless('resolveCategory', { categoryId: DRAIN_CLEANING }, having({ categoryName: words })),
  pathless(
    'selectLeadForReview',
    { serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest },
    having({ leadId: expect.anything(), createDate: instant }),
  ),
  pathless(
    'leadsByFilter',
    { serviceProviderId: PROVIDER, filters: LEADS },
    { leads: having({ length: 5 }), pagination: { totalNumber: number } },
  ),
];

function pathless(operation: keyof PathlessOperations, fields: Record<string, unknown>, good?: unknown): Sample {
  return sample(operation, (gateway) => gateway[operation](fields), good);
}
