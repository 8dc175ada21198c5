import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_LEADS, SANDBOX_OFFERS, SANDBOX_PURCHASE_PATH } from '../../../src/sandbox.js';
import { type Ask, askOf, callsOf, clientOf, DRAWN_CLOCK, ids, PROVIDER, refusalOf } from '../ask.js';

const { unread, newest, archived, deal } = SANDBOX_LEADS;
const NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
const NUMBER = { spId: PROVIDER, brand: 'ADS', name: 'Front desk', phoneNumber: '5125550100' };
const VERSIONS = ['v1', 'v2'] as const;
let ask: Ask;
let board: ReturnType<typeof callsOf>;

beforeEach(() => {
  ask = askOf();
  board = callsOf(ask);
});

const offered = (leadId: string) => ({ serviceProviderId: PROVIDER, leadId });
const buy = async (leadId: string) => (await ask(SANDBOX_PURCHASE_PATH, { body: offered(leadId) })).status;

describe('a lead for sale', () => {
  it.each(VERSIONS)('in %s has its price, date and purchaser count, but no contact data', async (version) => {
    const lead = await clientOf().leadForPage(offered(SANDBOX_OFFERS.offeredLastPlace), { version });
    expect(lead).toMatchObject({ purchased: false, purchaserCount: 2, leadId: SANDBOX_OFFERS.offeredLastPlace });
    expect(DRAWN_CLOCK().getTime() - new Date(lead.sentDate ?? '').getTime()).toBe(2 * 3_600_000);
    expect(Number(lead.price)).toBeGreaterThanOrEqual(7);
    expect(Number(lead.price)).toBeLessThanOrEqual(75);
    expect(lead.info).toMatchObject({ title: 'Water Heater Installation', urgency: 'ThisWeek' });
    expect(JSON.stringify(lead)).not.toMatch(/Kowalski|55501|@example|Barton Hills/);
  });

  it('is not on the board until it is bought, and is there once if it is bought twice', async () => {
    const { offered: leadId } = SANDBOX_OFFERS;
    const before = await board.leads();
    expect(ids(before)).not.toContain(leadId);
    for (let time = 0; time < 2; time += 1) {
      expect(await buy(leadId)).toBe(204);
      expect((await board.leads()).pagination.totalNumber).toBe(before.pagination.totalNumber + 1);
    }
    expect((await board.lead(leadId)).customerInfo).toMatchObject({ lastName: 'Kowalski' });
  });

  it.each([
    ['one minute before 24 hours', SANDBOX_OFFERS.offeredLastMinute, 204],
    ['with two purchasers', SANDBOX_OFFERS.offeredLastPlace, 204],
    ['after exactly 24 hours', SANDBOX_OFFERS.offerExpired, 409],
    ['with three purchasers', SANDBOX_OFFERS.offerSoldOut, 409],
    ['without a date', SANDBOX_OFFERS.offerWithoutDate, 409],
    ['unknown', '1', 404],
  ])('%s: a purchase is answered with %i, and a lead that cannot be bought has no price', async (_, leadId, status) => {
    expect(await buy(leadId)).toBe(status);
    if (status !== 409) return;
    const lead = await clientOf().leadForPage(offered(leadId));
    expect([lead.purchased, lead.price]).toEqual([false, undefined]);
  });
});

describe('the lead page call', () => {
  it('returns all data of a purchased lead, even if the lead is old and sold out', async () => {
    const lead = await clientOf().leadForPage(offered(SANDBOX_OFFERS.purchasedLate));
    expect(lead).toMatchObject({ purchased: true, purchaserCount: 3, customerInfo: { lastName: 'Kowalski' } });
    expect(lead.price).toBeUndefined();
  });

  it('has a different address shape in v1 and v2', async () => {
    const gateway = clientOf();
    const first = await gateway.leadForPage(offered(newest), { version: 'v1' });
    const second = await gateway.leadForPage(offered(newest));
    expect(first.address).toMatchObject({ firstLine: '1408 Kinney Ave', secondLine: 'Apt 3', postalCode: '78704' });
    expect(first.user).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield', email: expect.any(String) });
    expect(first.customerInfo).toBeUndefined();
    expect(second.address).toMatchObject({ lineOne: '1408 Kinney Ave', lineTwo: 'Apt 3', postalCode: '78704' });
    expect(second.customerInfo).toMatchObject({ firstName: 'Dana', lastName: 'Whitfield' });
    expect(second.info?.attributes).toHaveLength(8);
  });

  it.each(VERSIONS)(
    'in %s returns no customer data in the unpurchased scenario, and 404 for an unknown lead',
    async (version) => {
      const lead = await clientOf({ scenario: 'unpurchased' }).leadForPage(offered(newest), { version });
      expect(JSON.stringify(lead)).not.toMatch(/Whitfield|Kinney|55501|@example/);
      expect(lead.price).toBeDefined();
      expect(await refusalOf(clientOf().leadForPage(offered('1'), { version }))).toBe(404);
    },
  );
});

describe('a write call', () => {
  it('stores a status and marks the lead as read', async () => {
    const answer = await board.setStatus(unread, 'ClosedWon');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await board.lead(unread)).toMatchObject({ status: 'ClosedWon', read: true });
    expect(ids(await board.leads({ filters: { serviceProviderLeadStatuses: ['ClosedWon'] } }))).toContain(unread);
  });

  it('stores read and unread, a note of up to 2048 characters, and feedback', async () => {
    for (const read of [false, true]) {
      await board.markRead(newest, read);
      expect((await board.lead(newest)).read).toBe(read);
    }
    for (const note of ['Second visit on Friday.', '', 'x'.repeat(2048)]) {
      await board.saveNote(newest, note);
      expect((await board.lead(newest)).notes).toBe(note);
    }
    await board.sendFeedback(deal, 2, 'Potential spam');
    expect((await board.lead(deal)).feedback).toEqual({ rating: 2, reason: 'Potential spam' });
  });

  it('archives a lead and moves it back to the list', async () => {
    await board.archive(newest, true);
    expect(ids(await board.leads())).not.toContain(newest);
    expect(ids(await board.leads({ filters: { archived: true } }))[0]).toBe(newest);
    await board.archive(newest, false);
    expect(ids(await board.leads())[0]).toBe(newest);
    await board.archive(archived, false);
    expect(ids(await board.leads())).toContain(archived);
  });

  it('registers a number once, and answers the second time with 409', async () => {
    expect((await ask(NUMBERS, { body: NUMBER })).status).toBe(204);
    expect((await ask(NUMBERS, { body: NUMBER })).status).toBe(409);
    const list = await ask(`${NUMBERS}?spId=${PROVIDER}&brand=ADS`);
    expect(await list.json()).toEqual({ registeredNumbers: [NUMBER] });
  });
});

describe('a repeated request id', () => {
  const again = { headers: { 'X-Request-Id': 'one-decision' } };

  it('returns the first response and does not repeat the write', async () => {
    const first = await board.saveNote(newest, 'First.', again);
    await board.saveNote(newest, 'Typed meanwhile.');
    const second = await board.saveNote(newest, 'First.', again);
    expect(second.status).toBe(first.status);
    expect((await board.lead(newest)).notes).toBe('Typed meanwhile.');
  });

  it('runs the write once even if both calls are in progress at the same time', async () => {
    const both = [0, 1].map(() => ask(NUMBERS, { body: NUMBER, ...again }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 204]);
  });

  it('of another operation is a separate write', async () => {
    await board.saveNote(newest, 'Noted.', again);
    await board.setStatus(newest, 'ClosedWon', again);
    expect(await board.lead(newest)).toMatchObject({ notes: 'Noted.', status: 'ClosedWon' });
  });

  it('after a refused call runs the write', async () => {
    expect((await board.setStatus(newest, 'NoSuchStatus', again)).status).toBe(400);
    expect((await board.setStatus(newest, 'ClosedWon', again)).status).toBe(204);
    expect((await board.lead(newest)).status).toBe('ClosedWon');
  });

  it('has no effect on read calls', async () => {
    const read = async () => (await ask(`/gateway/lead/office/v2/leads/${newest}?spId=${PROVIDER}`, again)).text();
    const before = await read();
    await board.saveNote(newest, 'Changed.');
    expect(await read()).not.toBe(before);
  });
});
