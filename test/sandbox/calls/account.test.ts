import { describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_LEADS } from '../../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER, session } from '../ask.js';
import { clientOf, refusalOf } from '../client.js';

describe('the member', () => {
  it('changes its phone number: ten digits', async () => {
    const gateway = clientOf();
    await gateway.updatePhone({ phoneNumber: '5125550188' });
    expect(await gateway.currentUser({})).toMatchObject({ phoneNumber: '5125550188' });
    for (const phoneNumber of ['512555018', '15125550188', '(512) 555-0188', '']) {
      expect(await refusalOf(gateway.updatePhone({ phoneNumber }))).toBe(400);
    }
  });

  it('is made, changed, and may do things once it has agreed', async () => {
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

describe('a one-time token', () => {
  it('works without cookies until it expires', async () => {
    const gateway = clientOf({}, { authMode: 'one-time', oneTimeToken: 'abc' });
    expect(await gateway.searchTokens({})).toEqual({ tokens: [{ type: 'OneTime' }] });
    await gateway.expireOneTimeToken({});
    await expect(gateway.topCategories({})).rejects.toMatchObject({ status: 401, kind: 'auth' });
  });
});

describe('operations without a path', () => {
  it('answer, and refuse what they do not know', async () => {
    const gateway = clientOf();
    expect(await gateway.resolveCategory({ categoryId: 10214 })).toMatchObject({ name: 'Drain Cleaning' });
    expect(await refusalOf(gateway.resolveCategory({ categoryId: 5 }))).toBe(404);
    expect(await gateway.targetOffer({ offerName: 'spring' })).toEqual({ offerName: 'spring', result: 'Success' });
    expect(await gateway.regionByTypes({ types: ['city', 'state'], postalCode: '02108' })).toEqual({
      regions: [
        { type: 'city', name: 'Boston' },
        { type: 'state', name: 'MA' },
      ],
    });
    expect(await refusalOf(gateway.sendAppLink({ phoneNumber: '1' }))).toBe(400);
    const of = { serviceProviderId: PROVIDER };
    expect(await gateway.selectLeadForReview({ ...of, leadId: SANDBOX_LEADS.newest })).toMatchObject({
      status: 'Selling',
    });
    const filters = { archived: true, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] };
    expect(await gateway.leadsByFilter({ ...of, filters, limit: 1 })).toMatchObject({ leads: [{ isArchived: true }] });
    expect(await refusalOf(gateway.leadsByFilter({ filters }))).toBe(400);
  });
});

it('display preferences are kept for their provider alone', async () => {
  const ask = session(createSandbox({ clock: DRAWN_CLOCK }).fetch);
  const path = `/gateway/lead/v1/serviceprovider/${PROVIDER}/add-display-preferences`;
  const body = { displayPreferences: ['HideThimbleForAllLeads'] };
  expect((await ask(path, { body })).status).toBe(204);
  expect((await ask(path, { body })).status).toBe(204);
  const own = await ask(`/gateway/office-home/v4/service_provider?serviceProviderIds=${PROVIDER}`);
  expect(await own.json()).toMatchObject({ serviceProviders: [body] });
  const headers = { 'X-Caller-Id': '5' };
  const other = await ask('/gateway/office-home/v4/service_provider?serviceProviderIds=5', { headers });
  expect(await other.text()).not.toContain('HideThimble');
  expect((await ask(path, { body: { displayPreferences: [] } })).status).toBe(400);
});

describe('callers', () => {
  it('a provider on a call of members is refused, and the other way round', async () => {
    expect(await refusalOf(clientOf({}, { callers: { topCategories: 'ServiceProvider' } }).topCategories({}))).toBe(
      400,
    );
    const members = clientOf({}, { callers: { chatSession: 'Member' } });
    expect(await refusalOf(members.chatSession({ serviceProviderId: PROVIDER, userId: 'u42' }))).toBe(400);
  });
});
