import { describe, expect, it } from 'vitest';
import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { clientOf, PROVIDER, refusalOf } from '../ask.js';

const DRAIN = 10214;
const request = {
  source: 'RequestAQuote',
  title: 'Drain Cleaning',
  description: 'Slow drain.',
  categoryId: DRAIN,
  attributes: [{ questionText: 'How many drains?', answerText: '2' }],
  contactInformation: { email: 'noa@example.com', firstName: 'Noa', lastName: 'Lind', phoneNumber: '5125550199' },
  address: { postalCode: '78704', city: 'Austin', state: 'TX' },
};

describe('provider suggestions', () => {
  const search = { categoryId: DRAIN, postalCode: '78704' };

  it('v4 returns three AL and HA providers with a request id, and v1 only AL providers without an id', async () => {
    const { serviceProviders, serviceRequestId } = await clientOf().suggestions(search);
    expect(serviceProviders).toHaveLength(3);
    expect(new Set(serviceProviders.map((one) => one.serviceProviderType))).toEqual(new Set(['AL', 'HA']));
    expect(new Set(serviceProviders.map(({ preselected }) => Boolean(preselected))).size).toBe(2);
    expect(serviceRequestId).toMatch(/^\d+$/);
    const first = await clientOf().suggestions({ ...search, limit: 10 }, { version: 'v1' });
    expect(first.serviceProviders.map((one) => one.serviceProviderType)).toEqual(['AL', 'AL', 'AL']);
    expect(first.serviceRequestId).toBeUndefined();
  });

  it('leave out excluded providers and respect the limit', async () => {
    const gateway = clientOf();
    const found = async (more: object) =>
      (await gateway.suggestions({ ...search, ...more })).serviceProviders.map(({ id }) => id);
    const [first = '', ...others] = await found({ limit: 10 });
    const rest = await found({ limit: 10, excludedServiceProviderIds: [first] });
    expect(rest.sort()).toEqual(others.sort());
    expect(await found({ limit: 1 })).toHaveLength(1);
  });

  it('differ by category and postal code, and are empty in the empty scenario', async () => {
    const gateway = clientOf();
    const here = await gateway.suggestions({ ...search, limit: 10 });
    const far = await gateway.suggestions({ ...search, postalCode: '10001', limit: 10 });
    expect(far.serviceProviders.length).toBeLessThan(here.serviceProviders.length);
    expect((await gateway.suggestions({ ...search, categoryId: 10701 })).serviceProviders[0]?.id).not.toBe(
      here.serviceProviders[0]?.id,
    );
    expect((await clientOf({ scenario: 'empty' }).suggestions(search)).serviceProviders).toEqual([]);
  });

  it.each([
    ['an unknown category', { categoryId: 99, postalCode: '78704' }],
    ['a category that is not a number', { categoryId: 'drains', postalCode: '78704' }],
    ['a postal code of four digits', { categoryId: DRAIN, postalCode: '7870' }],
    ['a limit of 0', { ...search, limit: 0 }],
  ])('with %s are answered with 400', async (_, input) =>
    expect(await refusalOf(clientOf().suggestions(input))).toBe(400),
  );
});

describe('a quote request', () => {
  it('is created, assigned, compared and marked as hired', async () => {
    const gateway = clientOf();
    const found = await gateway.suggestions({ categoryId: DRAIN, postalCode: '78704' });
    const serviceRequestId = found.serviceRequestId ?? '';
    const { leadId } = await gateway.createLead(request);
    expect(await gateway.lead({ leadId })).toMatchObject({
      title: 'Drain Cleaning',
      postalAddress: { postalCode: '78704', advertisingZone: 'TX-787' },
      category: { id: '10214' },
    });

    await gateway.assignLead({
      leadId,
      serviceProviderIds: ['5200001', '5200003'],
      haServiceProviderIds: ['8800001'],
      serviceRequestId,
    });
    await gateway.assignLead({ leadId, serviceProviderIds: ['5200001'] }, { version: 'v1' });
    const { serviceProviders } = await gateway.leadProviders({ leadId });
    expect(serviceProviders.map((one) => [one.serviceProviderId, one.serviceProviderType, one.hired])).toEqual([
      ['5200001', 'AL', false],
      ['5200003', 'AL', false],
      ['8800001', 'HA', false],
    ]);
    const phoneNumber = expect.stringMatching(/^\d{10}$/);
    expect(serviceProviders[0]).toMatchObject({ name: 'Live Oak Plumbing', phoneNumber });

    const compared = (await gateway.comparison({ leadId })).serviceProviders;
    expect(compared).toHaveLength(3);
    expect(compared[0]).toMatchObject({ rating: expect.any(Number), yearsInBusiness: expect.any(Number) });

    const opportunities = async () => (await gateway.opportunityLeads({ serviceRequestId })).leads;
    expect(await opportunities()).toContainEqual({ leadId, serviceProviderId: '8800001' });
    await gateway.sendProSelection({ serviceRequestId, haServiceProviderIds: ['8800002'] });
    expect(await opportunities()).toContainEqual({ leadId, serviceProviderId: '8800002' });
    await gateway.sendNotification({ leadIds: [leadId] });
    await gateway.sendHandyLead({ leadId });
    expect((await gateway.followUpDeals({ categoryId: DRAIN, postalCode: '78704' })).deals).toHaveLength(2);

    await gateway.markHired({ leadId, serviceProviderId: '5200003', serviceProviderType: 'AL' });
    const hired = (await gateway.leadProviders({ leadId })).serviceProviders.filter((one) => one.hired);
    expect(hired.map((one) => one.serviceProviderId)).toEqual(['5200003']);
  });

  it('appears only on the board of the assigned provider', async () => {
    const gateway = clientOf();
    const { leads: before } = await gateway.leads({ serviceProviderId: PROVIDER });
    const { leadId } = await gateway.createLead({ ...request, assignedServiceProviderIds: [PROVIDER] });
    const { leads } = await gateway.leads({ serviceProviderId: PROVIDER });
    const expected = { leadId, customerInfo: { firstName: 'Noa' }, category: { name: 'Drain Cleaning' } };
    expect(leads[0]).toMatchObject(expected);
    expect(leads[1]?.leadId).toBe(before[0]?.leadId);
    expect((await gateway.leads({ serviceProviderId: '5200011' })).leads[0]?.leadId).not.toBe(leadId);
  });

  it('is created once if its request id is sent twice', async () => {
    const gateway = clientOf();
    const first = await gateway.createLead(request, { requestId: 'decision' });
    const second = await gateway.createLead(request, { requestId: 'decision' });
    expect([second, (await gateway.projects({})).totalCount]).toEqual([first, 4]);
  });

  it.each([
    ['an unknown category', { categoryId: 5 }],
    ['no title', { title: ' ' }],
    ['an invalid email address', { contactInformation: { ...request.contactInformation, email: 'noa' } }],
    [
      'a phone number of nine digits',
      { contactInformation: { ...request.contactInformation, phoneNumber: '512555019' } },
    ],
    ['an invalid postal code', { address: { postalCode: 'Austin' } }],
    ['a description of 2049 characters', { description: 'x'.repeat(2049) }],
  ])('with %s is answered with 400 and creates no lead', async (_, change) => {
    const gateway = clientOf();
    expect(await refusalOf(gateway.createLead({ ...request, ...change }))).toBe(400);
    expect((await gateway.projects({})).totalCount).toBe(3);
  });

  it('is refused with unknown ids', async () => {
    const gateway = clientOf();
    const { fresh, assigned } = SANDBOX_REQUESTS;
    const refused = [
      gateway.lead({ leadId: 1 }),
      gateway.leadProviders({ leadId: 1 }),
      gateway.comparison({ leadId: 1 }),
      gateway.sendNotification({ leadIds: [1] }),
      gateway.sendHandyLead({ leadId: 1 }),
      gateway.assignLead({ leadId: fresh, serviceProviderIds: [], haServiceProviderIds: [5_200_001] }),
      gateway.assignLead({ leadId: fresh, serviceProviderIds: [8_800_001] }),
      gateway.markHired({ leadId: assigned, serviceProviderId: 5_200_002, serviceProviderType: 'AL' }),
      gateway.opportunityLeads({ serviceRequestId: 7 }),
    ];
    for (const call of refused) expect(await refusalOf(call)).toBe(404);
    expect(await refusalOf(gateway.assignLead({ leadId: fresh, serviceProviderIds: [] }))).toBe(400);
    expect((await gateway.leadProviders({ leadId: fresh })).serviceProviders).toEqual([]);
  });
});

it('the projects of the member are sorted newest first, have their status, and can be filtered and paged', async () => {
  const gateway = clientOf();
  const { projects } = await gateway.projects({});
  expect(projects.map(({ leadId, projectStatus, leadStatus }) => [leadId, projectStatus, leadStatus])).toEqual([
    [SANDBOX_REQUESTS.fresh, 'Active', 'Unassigned'],
    [SANDBOX_REQUESTS.assigned, 'Active', 'Assigned'],
    [SANDBOX_REQUESTS.hired, 'Hired', 'Assigned'],
  ]);
  expect((await gateway.projects({ projectStatuses: ['Hired'] })).totalCount).toBe(1);
  const page = await gateway.projects({ leadStatuses: ['Assigned', 'Unassigned'], limit: 1, offset: 1 });
  expect([page.totalCount, page.projects.map(({ leadId }) => leadId)]).toEqual([3, [SANDBOX_REQUESTS.assigned]]);
  expect((await clientOf({ scenario: 'empty' }).projects({})).projects).toEqual([]);
});
