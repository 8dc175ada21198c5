import { expect, it } from 'vitest';
import { DEFAULT_FILTERS, type LeadFilters } from '../../../src/gateway/lead-query.js';
import * as rules from '../../../src/lead-board/filters/board-filter-rules.js';
import { changeFilters, sameFilters, sentFilters } from '../../../src/lead-board/filters/filter-rules.js';
import { readSort } from '../../../src/lead-board/list/query-rules.js';

const RANGE = { startDate: '2026-11-12T06:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' };
const EVERYTHING = changeFilters(DEFAULT_FILTERS, {
  hasUnreadMessages: true,
  archived: true,
  serviceProviderLeadStatuses: ['Selling', 'ClosedWon'],
  dateRange: RANGE,
  categoryIds: ['12'],
  name: 'Dana',
  contactInformationIds: ['900'],
  cityState: { city: 'Austin', stateAbbr: 'TX' },
});

it('a change of the filters drops removed and empty filters and keeps the four that are always sent', () => {
  const change = { name: undefined, serviceProviderLeadStatuses: [], dateRange: undefined, categoryIds: ['12', '13'] };
  const changed = changeFilters(EVERYTHING, change);
  expect(changed).toEqual({
    ...DEFAULT_FILTERS,
    hasUnreadMessages: true,
    archived: true,
    categoryIds: ['12', '13'],
    contactInformationIds: ['900'],
    cityState: { city: 'Austin', stateAbbr: 'TX' },
  });
  expect(Object.keys(changed)).not.toContain('name');
  const emptied = { archived: undefined, hasUnreadMessages: undefined, displayLead: undefined, sources: undefined };
  expect(changeFilters(DEFAULT_FILTERS, emptied)).toEqual(DEFAULT_FILTERS);
  expect(changeFilters(EVERYTHING, { hasUnreadMessages: null }).hasUnreadMessages).toBeNull();
  expect(sameFilters(EVERYTHING, { ...EVERYTHING })).toBe(true);
  const other = changeFilters(DEFAULT_FILTERS, { name: 'a', postalCode: '1' });
  expect(sameFilters(other, { ...DEFAULT_FILTERS, postalCode: '1', name: 'a' })).toBe(true);
  expect(sameFilters(EVERYTHING, DEFAULT_FILTERS)).toBe(false);
});

const tags = rules.tagsOf(EVERYTHING);

const shownTags = (filters: LeadFilters) => rules.tagsOf(filters).map(({ filter, value }) => [filter.name, value]);

it('there is one tag for each filter that differs from its default', () => {
  expect(shownTags(EVERYTHING)).toEqual([
    ['unread', 'true'],
    ['status', 'Selling'],
    ['status', 'ClosedWon'],
    ['dateRange', '2026-11-12T06:00:00.000Z/2026-11-19T05:59:59.999Z'],
    ['category', '12'],
    ['name', 'Dana'],
    ['location', 'Austin, TX'],
    ['archived', 'true'],
  ]);
  expect(shownTags({ ...DEFAULT_FILTERS, dateRange: { startDate: RANGE.startDate } })).toEqual([
    ['dateRange', '2026-11-12T06:00:00.000Z/'],
  ]);
  expect(shownTags(DEFAULT_FILTERS)).toEqual([]);
  expect(shownTags({ ...DEFAULT_FILTERS, postalCode: '78704' })).toEqual([['location', '78704']]);
});

it.each(tags)('a tag is removed on its own and leaves the other filters: $filter.name $value', (tag: rules.FilterTag) =>
  expect(rules.tagsOf(rules.withoutTag(EVERYTHING, tag))).toEqual(tags.filter((each) => each !== tag)),
);

it.each([
  ['Da', { name: 'Da', contactInformationIds: undefined }],
  ['  Dana W ', { name: 'Dana W', contactInformationIds: undefined }],
  ['D', undefined],
  [' D ', undefined],
  ['', undefined],
])('the name %j is searched with the filters %o', (typed, filter) => expect(rules.nameFilter(typed)).toEqual(filter));

it('the name of a suggested customer is searched with its contact ids', () => {
  const [choice] = rules.memberChoices([{ memberName: 'Dana Whitfield', contactInformationIds: ['900', '901'] }]);
  expect(choice?.change).toEqual({ name: 'Dana Whitfield', contactInformationIds: ['900', '901'] });
});

it('a suggested location is searched by postal code if it has one, or else by city and state', () => {
  const city = { city: 'Austin', state: 'TX', locationName: 'Austin, TX' };
  const code = { ...city, postalCode: '78704', locationName: '78704 Austin, TX' };
  expect(rules.locationChoices([city, code]).map(({ place, change }) => [place, change])).toEqual([
    ['city', { postalCode: undefined, cityState: { city: 'Austin', stateAbbr: 'TX' } }],
    ['postalCode', { postalCode: '78704', cityState: undefined }],
  ]);
});

it.each([
  ['78704', '78704'],
  [' 78704-1234 ', '78704'],
  ['787041234', '78704'],
  ['7870', undefined],
  ['Austin', undefined],
])('the typed location %j is searched as the postal code %s', (typed, postalCode) =>
  expect(rules.typedLocationFilter(typed)?.postalCode).toBe(postalCode),
);

it('a chosen category is not suggested again and stays when another one is added', () => {
  const categories = [
    { categoryId: '12', categoryName: 'Plumbing' },
    { categoryId: '13', categoryName: 'Drains' },
  ];
  expect(rules.categoryChoices(categories, ['12'])).toEqual([
    { id: '13', label: 'Drains', change: { categoryIds: ['12', '13'] } },
  ]);
});

const START = '2026-11-12T06:00:00.000Z';
const END = '2026-11-19T05:59:59.999Z';

const sent = (dateRange: object) => sentFilters({ ...DEFAULT_FILTERS, dateRange });

it.each([
  ['with its open start before every lead', { endDate: END }, { startDate: '1970-01-01T00:00:00.000Z', endDate: END }],
  [
    'with its open end after every lead',
    { startDate: START },
    { startDate: START, endDate: '9999-12-31T23:59:59.999Z' },
  ],
  ['as it is where it has both ends', { startDate: START, endDate: END }, { startDate: START, endDate: END }],
])('a range of dates is sent %s', (_how, range, whole) => expect(sent(range).dateRange).toEqual(whole));

it('a range of dates is not sent if it is not set', () =>
  expect(sentFilters(DEFAULT_FILTERS)).toEqual(DEFAULT_FILTERS));

it.each(['', 'newestoldest', 'toString'])('%j is not a sort order', (word) => expect(readSort(word)).toBeUndefined());
