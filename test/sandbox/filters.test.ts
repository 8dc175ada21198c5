import { describe, expect, it } from 'vitest';
import type { WireLead } from '../../src/gateway/calls/provider-dashboard.js';
import { createSandbox, SANDBOX_LEADS } from '../../src/sandbox.js';
import { DRAWN_CLOCK, session } from './ask.js';
import { callsOf, ids } from './calls.js';

const board = callsOf(session(createSandbox({ clock: DRAWN_CLOCK }).fetch));
const everything = await board.leads();

/** What a filter lets through, and that it lets all of it through and nothing else. */
async function expectExactly(filters: object, belongs: (lead: WireLead) => boolean): Promise<WireLead[]> {
  const { leads, pagination } = await board.leads({ filters });
  const expected = everything.leads.filter(belongs);
  expect(leads.length).toBeGreaterThan(0);
  expect(leads.length).toBeLessThan(everything.leads.length);
  expect(leads).toEqual(expected);
  expect(pagination.totalNumber).toBe(expected.length);
  return leads;
}

describe('the filters of the lead list', () => {
  it('archived: gives the archived ones or the others, never both', async () => {
    const archived = await board.leads({ filters: { archived: true } });
    expect(archived.leads.every(({ isArchived }) => isArchived === true)).toBe(true);
    expect(everything.leads.some(({ isArchived }) => isArchived === true)).toBe(false);
    expect(ids(archived)).toContain(SANDBOX_LEADS.archived);
  });

  it('displayLead: holds back what the marketplace does not display', async () => {
    expect(ids(everything)).not.toContain(SANDBOX_LEADS.notDisplayed);
    expect(ids(await board.leads({ filters: { displayLead: false } }))).toEqual([SANDBOX_LEADS.notDisplayed]);
  });

  it('hasUnreadMessages: true gives only those, null gives all', async () => {
    await expectExactly({ hasUnreadMessages: true }, (lead) => lead.hasUnreadMessages === true);
  });

  it('sources: gives the leads of those sources, and those without one', async () => {
    await expectExactly({ sources: ['Redemption'] }, ({ source }) => source === 'Redemption' || source == null);
  });

  it('serviceProviderLeadStatuses: one or several', async () => {
    await expectExactly({ serviceProviderLeadStatuses: ['Selling'] }, ({ status }) => status === 'Selling');
    await expectExactly({ serviceProviderLeadStatuses: ['Initial', 'ClosedWon'] }, ({ status }) =>
      /^(Initial|ClosedWon)$/.test(status),
    );
  });

  it('dateRange: both ends belong to it', async () => {
    const [newest, second, third] = everything.leads;
    const dateRange = { startDate: third?.createDate, endDate: second?.createDate };
    expect(ids(await board.leads({ filters: { dateRange } }))).toEqual([second?.leadId, third?.leadId]);
    expect(newest?.leadId).toBe(SANDBOX_LEADS.newest);
  });

  it('categoryIds: strings or integers', async () => {
    await expectExactly({ categoryIds: ['10214'] }, ({ category }) => category?.id === '10214');
    await expectExactly({ categoryIds: [10214, '10233'] }, ({ category }) =>
      /^(10214|10233)$/.test(category?.id ?? ''),
    );
  });

  it('name: any part, without case and accents', async () => {
    for (const name of ['fernandez', 'FERNÁNDEZ', 'cruz guadalupe', ' villan ']) {
      expect(ids(await board.leads({ filters: { name } }))).toEqual([SANDBOX_LEADS.longName]);
    }
    expect(ids(await board.leads({ filters: { name: 'ткаченко' } }))).toEqual([SANDBOX_LEADS.cyrillic]);
    expect(ids(await board.leads({ filters: { name: 'member' } }))).toContain(SANDBOX_LEADS.noName);
    expect((await board.leads({ filters: { name: 'nobody of that name' } })).leads).toEqual([]);
  });

  it('contactInformationIds: those contacts', async () => {
    const contactInformationIds = [`c${SANDBOX_LEADS.rated}`, `c${SANDBOX_LEADS.deal}`];
    expect(ids(await board.leads({ filters: { contactInformationIds } }))).toEqual([
      SANDBOX_LEADS.rated,
      SANDBOX_LEADS.deal,
    ]);
  });

  it('cityState: the town in that state', async () => {
    await expectExactly(
      { cityState: { city: 'round rock', stateAbbr: 'TX' } },
      ({ customerInfo }) => customerInfo?.city === 'Round Rock',
    );
    expect((await board.leads({ filters: { cityState: { city: 'Austin', stateAbbr: 'MN' } } })).leads).toEqual([]);
  });

  it('postalCode: five digits, plus four ignored', async () => {
    await expectExactly({ postalCode: '78704' }, ({ customerInfo }) => customerInfo?.postalCode === '78704');
    await expectExactly({ postalCode: '78704-1234' }, ({ customerInfo }) => customerInfo?.postalCode === '78704');
  });

  it('narrow together', async () => {
    await expectExactly(
      { postalCode: '78704', hasUnreadMessages: true, serviceProviderLeadStatuses: ['Selling'] },
      (lead) =>
        lead.customerInfo?.postalCode === '78704' && lead.hasUnreadMessages === true && lead.status === 'Selling',
    );
  });

  it('an empty list counts as not set', async () => {
    const { pagination } = await board.leads({
      filters: { serviceProviderLeadStatuses: [], categoryIds: [], contactInformationIds: [] },
    });
    expect(pagination.totalNumber).toBe(everything.leads.length);
  });
});
