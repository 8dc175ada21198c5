import { describe, expect, it } from 'vitest';
import type { WireLead } from '../../src/gateway/calls/provider-dashboard.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { boardOf, ids } from './ask.js';

const board = boardOf();
const everything = await board.leads();
const allIds = ids(everything);
const filtered = async (filters: object) => ids(await board.leads({ filters }));

describe('lead list filters', () => {
  it.each<[string, object, (lead: WireLead) => boolean]>([
    ['only unread messages', { hasUnreadMessages: true }, (lead) => lead.hasUnreadMessages === true],
    ['a source, or none', { sources: ['Redemption'] }, ({ source }) => /^(|Redemption)$/.test(source ?? '')],
    ['one status', { serviceProviderLeadStatuses: ['Selling'] }, ({ status }) => status === 'Selling'],
    [
      'several statuses',
      { serviceProviderLeadStatuses: ['Initial', 'ClosedWon'] },
      ({ status }) => /^(Initial|ClosedWon)$/.test(status),
    ],
    ['a category', { categoryIds: ['10214'] }, ({ category }) => category?.id === '10214'],
    [
      'categories as numbers too',
      { categoryIds: [10214, '10233'] },
      ({ category }) => /^(10214|10233)$/.test(category?.id ?? ''),
    ],
    [
      'a city and state',
      { cityState: { city: 'round rock', stateAbbr: 'TX' } },
      ({ customerInfo }) => customerInfo?.city === 'Round Rock',
    ],
    ['a postal code', { postalCode: '78704' }, ({ customerInfo }) => customerInfo?.postalCode === '78704'],
    [
      'a ZIP+4 code, whose last four digits are ignored',
      { postalCode: '78704-1234' },
      ({ customerInfo }) => customerInfo?.postalCode === '78704',
    ],
    [
      'several filters combined',
      { postalCode: '78704', hasUnreadMessages: true, serviceProviderLeadStatuses: ['Selling'] },
      ({ customerInfo, hasUnreadMessages, status }) =>
        customerInfo?.postalCode === '78704' && hasUnreadMessages === true && status === 'Selling',
    ],
  ])('%s: returns all matching leads and no others', async (_, filters, belongs) => {
    const { leads, pagination } = await board.leads({ filters });
    const expected = everything.leads.filter(belongs);
    expect(leads.length).toBeGreaterThan(0);
    expect(leads.length).toBeLessThan(everything.leads.length);
    expect(leads).toEqual(expected);
    expect(pagination.totalNumber).toBe(expected.length);
  });

  it('archived: returns either the archived leads or the others', async () => {
    const archived = await board.leads({ filters: { archived: true } });
    expect(archived.leads.every(({ isArchived }) => isArchived === true)).toBe(true);
    expect(everything.leads.some(({ isArchived }) => isArchived === true)).toBe(false);
    expect(ids(archived)).toContain(SANDBOX_LEADS.archived);
  });

  it('displayLead: hides leads that the marketplace does not display', async () => {
    expect(allIds).not.toContain(SANDBOX_LEADS.notDisplayed);
    expect(await filtered({ displayLead: false })).toEqual([SANDBOX_LEADS.notDisplayed]);
  });

  it('dateRange: includes both ends', async () => {
    const [, second, third] = everything.leads;
    const dateRange = { startDate: third?.createDate, endDate: second?.createDate };
    expect(await filtered({ dateRange })).toEqual([second?.leadId, third?.leadId]);
    expect(allIds[0]).toBe(SANDBOX_LEADS.newest);
  });

  it('name: matches any part and ignores case and accents', async () => {
    for (const name of ['fernandez', 'FERNÁNDEZ', 'cruz guadalupe', ' villan ']) {
      expect(await filtered({ name })).toEqual([SANDBOX_LEADS.longName]);
    }
    expect(await filtered({ name: 'ткаченко' })).toEqual([SANDBOX_LEADS.cyrillic]);
    expect(await filtered({ name: 'member' })).toContain(SANDBOX_LEADS.noName);
  });

  it('contacts match their leads, unknown values match none, and an empty list is ignored', async () => {
    const { rated, deal } = SANDBOX_LEADS;
    expect(await filtered({ contactInformationIds: [`c${rated}`, `c${deal}`] })).toEqual([rated, deal]);
    expect(await filtered({ name: 'nobody of that name' })).toEqual([]);
    expect(await filtered({ cityState: { city: 'Austin', stateAbbr: 'MN' } })).toEqual([]);
    const none = { serviceProviderLeadStatuses: [], categoryIds: [], contactInformationIds: [] };
    expect(await filtered(none)).toEqual(allIds);
  });
});

it('paging returns each lead once and the total on each page, with five leads by default', async () => {
  const total = allIds.length;
  const seen: string[] = [];
  for (let offset = 0; offset < total; offset += 10) {
    const page = await board.leads({ offset, limit: 10 });
    expect([page.pagination.totalNumber, page.leads.length]).toEqual([total, Math.min(10, total - offset)]);
    seen.push(...ids(page));
  }
  expect(seen).toEqual(allIds);
  expect((await board.leads({ limit: undefined })).leads).toHaveLength(5);
});

describe('the featured lead', () => {
  const pageOne = allIds.slice(0, 10);
  const far = allIds[70] ?? '';

  it('is added once to page one from a later page, and not to later pages', async () => {
    const page = await board.leads({ limit: 10, featuredLeadId: far });
    expect(ids(page)).toEqual([...pageOne, far]);
    expect(page.pagination.totalNumber).toBe(allIds.length);
    expect(ids(await board.leads({ limit: 10, featuredLeadId: Number(pageOne[3]) }))).toEqual(pageOne);
    expect(ids(await board.leads({ offset: 10, limit: 10, featuredLeadId: far }))).toEqual(allIds.slice(10, 20));
  });

  it('is returned even if the filters exclude it', async () => {
    const filters = { serviceProviderLeadStatuses: ['Initial'], postalCode: '00000' };
    const page = await board.leads({ limit: 10, featuredLeadId: SANDBOX_LEADS.archived, filters });
    expect([ids(page), page.pagination.totalNumber]).toEqual([[SANDBOX_LEADS.archived], 1]);
  });
});
