import { describe, expect, it } from 'vitest';
import { bulkSteps, stepDue, undoSteps } from '../../../src/lead-board/bulk/bulk-state.js';
import * as selection from '../../../src/lead-board/bulk/selection.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { aLead } from '../../lead-card/rules/a-lead.js';

const selling: LeadEdit = { field: 'status', value: 'Selling' };
const initial: LeadEdit = { field: 'status', value: 'Initial' };
const step = { leadId: 'a', edit: selling, before: initial };

describe('the steps of a bulk change', () => {
  it('skip leads that already have the value, remember the old values, and are undone with them', () => {
    const leads = [
      { ...aLead(), leadId: 'a', status: 'Initial' },
      { ...aLead(), leadId: 'b', status: 'Selling' },
      { ...aLead(), leadId: 'c', status: 'ClosedWon' },
    ];
    expect(bulkSteps(leads, selling)).toEqual([
      step,
      { leadId: 'c', edit: selling, before: { field: 'status', value: 'ClosedWon' } },
    ]);
    expect(undoSteps([step])).toEqual([{ leadId: 'a', edit: initial, before: selling }]);
  });

  it.each([
    ['is due for a lead that is as it was', { ...aLead(), status: 'Initial' }, 'due'],
    ['is not needed for a lead that has the value', { ...aLead(), status: 'Selling' }, 'same'],
    ['leaves alone a lead that someone else has changed', { ...aLead(), status: 'ClosedWon' }, 'changed'],
    ['leaves alone a lead that nobody knows', undefined, 'changed'],
  ])('%s', (_, lead, due) => expect(stepDue(lead, step)).toBe(due));
});

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const select = (...ids: string[]) => ids.reduce(selection.toggleSelected, selection.NO_SELECTION);

it('a selection adds and removes leads, keeps the order of the page, and has ranges in both directions', () => {
  expect([select('b', 'd').ids, select('b', 'd', 'b').ids]).toEqual([['b', 'd'], ['d']]);
  expect([selection.selectedOn(PAGE, select('d', 'gone', 'a')), selection.selectPage(PAGE).ids]).toEqual([
    ['a', 'd'],
    PAGE,
  ]);
  expect(selection.selectedOn(PAGE, selection.selectRange(select('a', 'c'), PAGE, 'e'))).toEqual(['a', 'c', 'd', 'e']);
  expect(selection.selectedOn(PAGE, selection.selectRange(select('e', 'd'), PAGE, 'b'))).toEqual(['b', 'c', 'd', 'e']);
  const wide = selection.selectRange(select('b'), PAGE, 'e');
  expect(selection.selectedOn(PAGE, selection.selectRange(wide, PAGE, 'c'))).toEqual(['b', 'c']);
  expect(selection.selectedOn(PAGE, selection.selectRange(wide, PAGE, 'a'))).toEqual(['a', 'b']);
  expect(selection.selectRange(selection.NO_SELECTION, PAGE, 'c').ids).toEqual(['c']);
  expect(selection.selectRange(select('x'), PAGE, 'c')).toEqual({ ids: ['x', 'c'], anchor: 'c', end: 'c' });
});
