import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../src/gateway/lead-query.js';
import * as rules from '../../../src/lead-board/saved-views/saved-view-rules.js';

const WON = { id: 'won', name: 'Won', filters: { serviceProviderLeadStatuses: ['ClosedWon'] }, sort: 'OldestNewest' };

it('views that are read are made whole, what is no view is left out, and the first 20 stay', () => {
  const [view, ...others] = rules.readViews([{ name: ' Won ', filters: 3, sort: 'Wrong' }, null, { name: '' }, 'x']);
  expect(view).toEqual({ id: 'view-1', name: 'Won', filters: DEFAULT_FILTERS, sort: 'NewestOldest' });
  expect([others, rules.readViews('x')]).toEqual([[], []]);
  const given = [...Array(21).keys()].map((at) => ({ ...WON, id: `v-${at}`, name: `View ${at}` }));
  expect(rules.readViews(given).map(({ id }) => id)).toEqual(given.slice(0, 20).map(({ id }) => id));
});

it('views that are read have each a name and an id of its own, and one start at most', () => {
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

it('views that are read never have a customer’s name', () => {
  const [view] = rules.readViews([{ ...WON, filters: { name: 'Dana', contactInformationIds: ['1'] } }]);
  expect(JSON.stringify(view)).not.toMatch(/Dana|contactInformationIds/);
  expect(rules.viewFilters({ ...DEFAULT_FILTERS, name: 'Dana' })).toEqual(DEFAULT_FILTERS);
});

describe('the view that a board shows', () => {
  const views = rules.readViews([WON]);
  const [won] = views;

  it('is the one with the same filters and order, whatever sources the host leaves, and none with a customer’s name', () => {
    const narrowed = { ...DEFAULT_FILTERS, sources: ['SR_RAQ'] as const };
    const query = won && rules.viewQuery(won, narrowed);
    expect(query?.filters).toMatchObject({ sources: ['SR_RAQ'], serviceProviderLeadStatuses: ['ClosedWon'] });
    expect(query && rules.activeView(views, query)).toBe(won);
    expect(query && rules.activeView(views, { ...query, filters: { ...query.filters, name: 'Dana' } })).toBeUndefined();
  });
});

it('a name is refused where it is empty or another view has it', () => {
  const views = rules.readViews([WON]);
  expect([' ', 'won ', 'Lost'].map((name) => rules.nameError(name, views))).toEqual(['empty', 'taken', null]);
});

it('a view that was deleted comes back in its place, and leaves a newer start alone', () => {
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
