import { describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_LEADS, SANDBOX_OFFERS, SANDBOX_PURCHASE_PATH } from '../../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER, session } from '../ask.js';
import { callsOf, ids } from '../calls.js';
import { clientOf, refusalOf } from '../client.js';

const HOUR = 3_600_000;
const offered = (leadId: string) => ({ serviceProviderId: PROVIDER, leadId });

describe('a lead on sale', () => {
  it.each(['v1', 'v2'] as const)(
    '%s tells its price, its date and its purchasers, and no contact data',
    async (version) => {
      const lead = await clientOf().leadForPage(offered(SANDBOX_OFFERS.offeredLastPlace), { version });
      expect(lead).toMatchObject({ purchased: false, purchaserCount: 2, leadId: SANDBOX_OFFERS.offeredLastPlace });
      expect(DRAWN_CLOCK().getTime() - new Date(lead.sentDate ?? '').getTime()).toBe(2 * HOUR);
      expect(Number(lead.price)).toBeGreaterThanOrEqual(7);
      expect(Number(lead.price)).toBeLessThanOrEqual(75);
      expect(lead.info).toMatchObject({ title: 'Water Heater Installation', urgency: 'ThisWeek' });
      expect(JSON.stringify(lead)).not.toMatch(/Kowalski|55501|@example|Barton Hills/);
    },
  );

  it('stands on no board until it is bought', async () => {
    const ask = session(createSandbox({ clock: DRAWN_CLOCK }).fetch);
    const board = callsOf(ask);
    const { offered: leadId } = SANDBOX_OFFERS;
    expect(ids(await board.leads())).not.toContain(leadId);
    const before = (await board.leads()).pagination.totalNumber;

    const bought = await ask(SANDBOX_PURCHASE_PATH, { body: { serviceProviderId: PROVIDER, leadId } });
    expect(bought.status).toBe(204);
    expect((await board.leads()).pagination.totalNumber).toBe(before + 1);
    expect((await board.lead(leadId)).customerInfo).toMatchObject({ lastName: 'Kowalski' });
    const again = await ask(SANDBOX_PURCHASE_PATH, { body: { serviceProviderId: PROVIDER, leadId } });
    expect(again.status).toBe(204);
    expect((await board.leads()).pagination.totalNumber).toBe(before + 1);
  });

  it.each([
    ['one minute before 24 hours', SANDBOX_OFFERS.offeredLastMinute, 204],
    ['with two purchasers', SANDBOX_OFFERS.offeredLastPlace, 204],
    ['after exactly 24 hours', SANDBOX_OFFERS.offerExpired, 409],
    ['with three purchasers', SANDBOX_OFFERS.offerSoldOut, 409],
    ['without a date', SANDBOX_OFFERS.offerWithoutDate, 409],
    ['unknown', '1', 404],
  ])('%s: a purchase is answered %i', async (_, leadId, status) => {
    const ask = session(createSandbox({ clock: DRAWN_CLOCK }).fetch);
    const answer = await ask(SANDBOX_PURCHASE_PATH, { body: { serviceProviderId: PROVIDER, leadId } });
    expect(answer.status).toBe(status);
  });

  it.each(['offerExpired', 'offerSoldOut', 'offerWithoutDate'] as const)('%s has no price', async (name) => {
    const lead = await clientOf().leadForPage(offered(SANDBOX_OFFERS[name]));
    expect([lead.purchased, lead.price]).toEqual([false, undefined]);
  });
});

describe('a purchased lead', () => {
  it('shows everything, old and sold out as it may be', async () => {
    const lead = await clientOf().leadForPage(offered(SANDBOX_OFFERS.purchasedLate));
    expect(lead).toMatchObject({ purchased: true, purchaserCount: 3, customerInfo: { lastName: 'Kowalski' } });
    expect(lead.price).toBeUndefined();
  });

  it('comes in two dialects with two shapes of the address', async () => {
    const gateway = clientOf();
    const first = await gateway.leadForPage(offered(SANDBOX_LEADS.newest), { version: 'v1' });
    const second = await gateway.leadForPage(offered(SANDBOX_LEADS.newest));
    expect(first.address).toMatchObject({ firstLine: '1408 Kinney Ave', secondLine: 'Apt 3', postalCode: '78704' });
    expect(first.user).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield', email: expect.any(String) });
    expect(first.customerInfo).toBeUndefined();
    expect(second.address).toMatchObject({ lineOne: '1408 Kinney Ave', lineTwo: 'Apt 3', postalCode: '78704' });
    expect(second.customerInfo).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield' });
    expect(second.info?.attributes).toHaveLength(8);
  });
});

it('in the scenario without purchases nothing of a customer comes with the lead page', async () => {
  const gateway = clientOf({ scenario: 'unpurchased' });
  for (const version of ['v1', 'v2'] as const) {
    const lead = await gateway.leadForPage(offered(SANDBOX_LEADS.newest), { version });
    expect(JSON.stringify(lead)).not.toMatch(/Whitfield|Kinney|55501|@example/);
    expect(lead.price).toBeDefined();
  }
});

it('an unknown lead is refused', async () => {
  for (const version of ['v1', 'v2'] as const) {
    expect(await refusalOf(clientOf().leadForPage(offered('1'), { version }))).toBe(404);
  }
});
