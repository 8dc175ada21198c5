import { describe, expect, it } from 'vitest';
import { bulkSteps, stepDue, undoSteps } from '../../../src/lead-board/bulk/bulk-rules.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { aLead } from '../../lead-card/rules/a-lead.js';

const selling: LeadEdit = { field: 'status', value: 'Selling' };
const initial: LeadEdit = { field: 'status', value: 'Initial' };
const step = { leadId: 'a', edit: selling, before: initial };

describe('the steps of a change of many leads', () => {
  it('leave out leads that have the value, and remember what each had', () => {
    const leads = [
      { ...aLead(), leadId: 'a', status: 'Initial' },
      { ...aLead(), leadId: 'b', status: 'Selling' },
      { ...aLead(), leadId: 'c', status: 'ClosedWon' },
    ];
    expect(bulkSteps(leads, selling)).toEqual([
      step,
      { leadId: 'c', edit: selling, before: { field: 'status', value: 'ClosedWon' } },
    ]);
  });

  it('are undone by what each lead had', () => {
    expect(undoSteps([step])).toEqual([{ leadId: 'a', edit: initial, before: selling }]);
  });

  it.each([
    ['is due for a lead that is as it was', { ...aLead(), status: 'Initial' }, 'due'],
    ['is not needed for a lead that has the value', { ...aLead(), status: 'Selling' }, 'same'],
    ['leaves alone a lead that someone else has changed', { ...aLead(), status: 'ClosedWon' }, 'changed'],
    ['leaves alone a lead that nobody knows', undefined, 'changed'],
  ])('%s', (_, lead, due) => {
    expect(stepDue(lead, step)).toBe(due);
  });
});
