import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import * as rules from '../../../src/lead-board/saved-views/saved-view-rules.js';

const WON = { id: 'won', name: 'Won', filters: { serviceProviderLeadStatuses: ['ClosedWon'] }, sort: 'OldestNewest' };

it('saved views are completed when read, invalid ones are dropped, and the first 20 stay', () => {
  const [view, ...others] = rules.readViews([{ name: ' Won ', filters: 3, sort: 'Wrong' }, null, { name: '' }, 'x']);
  expect(view).toEqual({ id: 'view-1', name: 'Won', filters: DEFAULT_FILTERS, sort: 'NewestOldest' });
  expect([others, rules.readViews('x')]).toEqual([[], []]);
  const given = [...Array(21).keys()].map((at) => ({ ...WON, id: `v-${at}`, name: `View ${at}` }));
  expect(rules.readViews(given).map(({ id }) => id)).toEqual(given.slice(0, 20).map(({ id }) => id));
});

it('saved views have unique names and ids, and at most one is the starting view', () => {
  const given = [
    { ...WON, isDefault: true },
    { ...WON, id: 'other', name: 'WON' },
    { ...WON, name: 'Same id' },
    { ...WON, id: 'two', name: 'Two', isDefault: true },
  ];
  expect(rules.readViews(given).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['won', true],
    ['two', false],
  ]);
});

it('saved views never contain a customer’s name', () => {
  const [view] = rules.readViews([{ ...WON, filters: { name: 'Dana', contactInformationIds: ['1'] } }]);
  expect(JSON.stringify(view)).not.toMatch(/Dana|contactInformationIds/);
  expect(rules.viewFilters({ ...DEFAULT_FILTERS, name: 'Dana' })).toEqual(DEFAULT_FILTERS);
});

describe('the active view of a board', () => {
  const views = rules.readViews([WON]);
  const [won] = views;

  it('has the same filters and sort order, whatever sources the host sets; with a customer’s name there is none', () => {
    const narrowed = { ...DEFAULT_FILTERS, sources: ['SR_RAQ'] as const };
    const query = won && rules.viewQuery(won, narrowed);
    expect(query?.filters).toMatchObject({ sources: ['SR_RAQ'], serviceProviderLeadStatuses: ['ClosedWon'] });
    expect(query && rules.activeView(views, query)).toBe(won);
    expect(query && rules.activeView(views, { ...query, filters: { ...query.filters, name: 'Dana' } })).toBeUndefined();
  });
});

it('an empty name and the name of another view are refused', () => {
  const views = rules.readViews([WON]);
  expect([' ', 'won ', 'Lost'].map((name) => rules.nameError(name, views))).toEqual(['empty', 'taken', null]);
});

it('a deleted view is restored at its position, and a newer starting view stays', () => {
  const views = rules.readViews(['a', 'b', 'c'].map((id) => ({ ...WON, id, name: id, isDefault: id === 'b' })));
  const [, gone] = views;
  const left = rules.startWith(rules.withoutView(views, 'b'), 'c');
  const back = gone ? rules.restoreView(left, gone, 1) : [];
  expect(back.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});
