import { expect } from 'vitest';
import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { id, instant, listOf, number, words } from '../good.js';
import { AUSTIN, DRAIN_CLEANING, samplesAt } from '../sample.js';

const member = samplesAt('/gateway/lead', 'Member');
const search = { categoryId: DRAIN_CLEANING, postalCode: AUSTIN };
const { assigned } = SANDBOX_REQUESTS;

export const CUSTOMER_SAMPLES = [
  member('projects', 'GET /v1/projects', (gateway) => gateway.projects({ limit: 5 }), {
    projects: listOf({
      projectId: id,
      leadId: assigned,
      title: words,
      projectStatus: words,
      leadStatus: 'Assigned',
      createDate: instant,
    }),
    totalCount: number,
  }),
  member(
    'followUpDeals',
    'GET /v1/deals/followUp',
    (gateway) => gateway.followUpDeals({ ...search, defaultCatGroupIds: ['7', '8'] }),
    { deals: listOf({ dealId: id, title: words, price: number }) },
  ),
  member(
    'contactsByIds',
    'GET /v1/contact/getByIds',
    (gateway) => gateway.contactsByIds({ contactIds: ['70000001', '70000002'] }),
    { contacts: listOf({ contactId: id, contactType: expect.anything(), serviceProviderId: id, createDate: instant }) },
  ),
  member(
    'updatePhone',
    'POST /v1/user/updatePhone',
    (gateway) => gateway.updatePhone({ phoneNumber: '5125550143' }),
    undefined,
  ),
];
