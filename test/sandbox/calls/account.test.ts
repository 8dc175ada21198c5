import { describe, expect, it } from 'vitest';
import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { askOf, clientOf, PROVIDER, refusalOf } from '../ask.js';

describe('a member', () => {
  it('can change the phone number to ten digits only', async () => {
    const gateway = clientOf();
    await gateway.updatePhone({ phoneNumber: '5125550188' });
    expect(await gateway.currentUser({})).toMatchObject({ phoneNumber: '5125550188' });
    for (const phoneNumber of ['512555018', '15125550188', '(512) 555-0188', '']) {
      expect(await refusalOf(gateway.updatePhone({ phoneNumber }))).toBe(400);
    }
  });

  it('is created and updated, and is entitled after accepting the user agreement', async () => {
    const gateway = clientOf();
    const made = await gateway.createMember({ firstName: 'Noa', lastName: 'Lind', email: 'noa@example.com' });
    expect(await gateway.fetchUser({})).toMatchObject({ ...Object(made), firstName: 'Noa' });
    await gateway.updateUser({ lastName: 'Lindh' });
    expect(await gateway.currentUser({})).toMatchObject({ firstName: 'Noa', lastName: 'Lindh' });
    expect(await gateway.validateEntitlements({})).toEqual({ entitled: false });
    await gateway.acceptUserAgreement({});
    expect(await gateway.validateEntitlements({})).toEqual({ entitled: true });
    expect(await refusalOf(gateway.createMember({ firstName: 'Noa' }))).toBe(400);
  });
});

it('a one-time token works without cookies until it expires', async () => {
  const gateway = clientOf({}, { authMode: 'one-time', oneTimeToken: 'abc' });
  expect(await gateway.searchTokens({})).toEqual({ tokens: [{ type: 'OneTime' }] });
  await gateway.expireOneTimeToken({});
  await expect(gateway.topCategories({})).rejects.toMatchObject({ status: 401, kind: 'auth' });
});

it('operations without a path respond, and reject unknown and invalid values', async () => {
  const gateway = clientOf();
  expect(await gateway.resolveCategory({ categoryId: 10214 })).toMatchObject({ name: 'Drain Cleaning' });
  expect(await refusalOf(gateway.resolveCategory({ categoryId: 5 }))).toBe(404);
  expect(await gateway.targetOffer({ offerName: 'spring' })).toEqual({ offerName: 'spring', result: 'Success' });
  const regions = [
    { type: 'city', name: 'Boston' },
    { type: 'state', name: 'MA' },
  ];
  expect(await gateway.regionByTypes({ types: ['city', 'state'], postalCode: '02108' })).toEqual({ regions });
  expect(await refusalOf(gateway.sendAppLink({ phoneNumber: '1' }))).toBe(400);
  const of = { serviceProviderId: PROVIDER };
  const selected = await gateway.selectLeadForReview({ ...of, leadId: SANDBOX_LEADS.newest });
  expect(selected).toMatchObject({ status: 'Selling' });
  const filters = { archived: true, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] };
  expect(await gateway.leadsByFilter({ ...of, filters, limit: 1 })).toMatchObject({ leads: [{ isArchived: true }] });
  expect(await refusalOf(gateway.leadsByFilter({ filters }))).toBe(400);
});

it('display preferences are stored for their own provider only', async () => {
  const ask = askOf();
  const path = `/gateway/lead/v1/serviceprovider/${PROVIDER}/add-display-preferences`;
  const body = { displayPreferences: ['HideThimbleForAllLeads'] };
  expect([(await ask(path, { body })).status, (await ask(path, { body })).status]).toEqual([204, 204]);
  const own = await ask(`/gateway/office-home/v4/service_provider?serviceProviderIds=${PROVIDER}`);
  expect(await own.json()).toMatchObject({ serviceProviders: [body] });
  const headers = { 'X-Caller-Id': '5' };
  const other = await ask('/gateway/office-home/v4/service_provider?serviceProviderIds=5', { headers });
  expect(await other.text()).not.toContain('HideThimble');
  expect((await ask(path, { body: { displayPreferences: [] } })).status).toBe(400);
});

it('a provider is refused on a member call, and a member on a provider call', async () => {
  const gateway = clientOf({}, { callers: { topCategories: 'ServiceProvider', chatSession: 'Member' } });
  expect(await refusalOf(gateway.topCategories({}))).toBe(400);
  expect(await refusalOf(gateway.chatSession({ serviceProviderId: PROVIDER, userId: 'u42' }))).toBe(400);
});

const LONG_EMAIL = `${'d'.repeat(243)}@example.com`;
const person = { firstName: 'Dana', lastName: 'Whitfield', phoneNumber: '5125550142' };
const board = {
  ...person,
  email: 'dana@example.com',
  reviewRequest: {
    serviceProviderId: Number(PROVIDER),
    postalCode: '78704',
    descriptionOfWork: 'A drain.',
    workCompleted: 'yes' as const,
    categoryIds: [10214],
  },
};
const work = { postalCode: '78704', descriptionOfWork: '', workCompleted: true, categories: [10214] };
const flat = { ...person, ...work, emailAddress: 'dana@example.com', serviceProviderId: PROVIDER };

describe('a review request by email', () => {
  it('is accepted in both shapes, each with its own draft', async () => {
    const gateway = clientOf();
    const one = await gateway.requestReviewByEmail(board);
    const other = await gateway.requestReviewByEmail(flat);
    expect(one.draftReviewId).not.toBe(other.draftReviewId);
  });

  it.each([
    ['no first name', { firstName: ' ' }],
    ['no last name', { lastName: '' }],
    ['an invalid phone number', { phoneNumber: '555' }],
    ['a phone number of 255 characters', { phoneNumber: '5'.repeat(255) }],
    ['an invalid email address', { email: 'dana@', emailAddress: 'dana@' }],
    ['an email address of 255 characters', { email: LONG_EMAIL, emailAddress: LONG_EMAIL }],
  ])('is answered with 400 in both shapes with %s', async (_, change) => {
    expect(await refusalOf(clientOf().requestReviewByEmail({ ...board, ...change }))).toBe(400);
    expect(await refusalOf(clientOf().requestReviewByEmail({ ...flat, ...change }))).toBe(400);
  });

  it('is answered with the form’s message if it has no category', async () => {
    const empty = { ...board, reviewRequest: { ...board.reviewRequest, categoryIds: [] } };
    await expect(clientOf().requestReviewByEmail(empty)).rejects.toMatchObject({
      status: 400,
      customMessage: expect.stringContaining('Please select at least one category for this review'),
    });
  });
});

it('a draft review exists once per provider and keeps updates, except to its id', async () => {
  const gateway = clientOf();
  const draftOf = async (serviceProviderId: string) =>
    (await gateway.getOrCreateDraftReview({ serviceProviderId })).draftReview;
  const one = await draftOf(PROVIDER);
  expect(one).toMatchObject({ reviewSource: 'site-member', reviewSourceVersion: '2.0' });
  expect(await draftOf(PROVIDER)).toEqual(one);
  expect((await draftOf('5200001')).id).not.toBe(one.id);
  const given = { draftRatings: [{ name: 'Price', rating: 5 }], categories: [10214] };
  const draftReview = { text: 'Very good.', id: 'another' };
  await gateway.updateDraftReview({ draftReviewId: one.id, draftReview, ...given });
  expect(await draftOf(PROVIDER)).toMatchObject({ id: one.id, text: 'Very good.', ...given });
  expect(await refusalOf(gateway.updateDraftReview({ draftReviewId: 'x', draftReview, ...given }))).toBe(404);
});

it('a review can be requested for a lead of the board, but not for an unknown lead', async () => {
  const gateway = clientOf();
  await gateway.requestReview({ serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS.newest });
  expect(await refusalOf(gateway.requestReview({ serviceProviderId: PROVIDER, leadId: 1 }))).toBe(404);
});
