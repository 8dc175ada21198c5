import { describe, expect, it } from 'vitest';
import { NOTES_MAX_LENGTH } from '../../../src/gateway/limits.js';
import * as feedbackState from '../../../src/lead-card/feedback/feedback-state.js';
import * as rules from '../../../src/lead-card/lead/edit.js';
import { readBroadcast } from '../../../src/lead-card/lead/lead-changes.js';
import { aLead } from './a-lead.js';

const lead = aLead({ status: 'Initial', read: false, archived: false, notes: 'old' });

const EDITS: readonly rules.LeadEdit[] = [
  { field: 'status', value: 'Selling' },
  { field: 'read', value: true },
  { field: 'archived', value: true },
  { field: 'notes', value: 'new' },
];

it.each(EDITS)('an edit of $field changes only that field, does nothing twice, and can be undone', (edit) => {
  const before = structuredClone(lead);
  const edited = rules.withEdit(lead, edit);
  expect([edited, lead]).toEqual([{ ...lead, [edit.field]: edit.value }, before]);
  expect([rules.changesNothing(lead, edit), rules.changesNothing(edited, edit)]).toEqual([false, true]);
  expect(rules.withEdit(edited, edit)).toBe(edited);
  expect(rules.withEdit(edited, rules.editFrom(lead, edit.field))).toEqual(lead);
});

it('a newer lead keeps changes that are being saved, and replaces a lead without such changes', () => {
  const fresh = aLead({ status: 'ClosedWon', read: false, notes: 'elsewhere' });
  expect(rules.mergeLead(fresh, lead, EDITS.slice(0, 2))).toEqual({ ...fresh, status: 'Selling', read: true });
  expect(rules.mergeLead(fresh, lead, [])).toBe(fresh);
  expect(rules.mergeLead(fresh, undefined, [])).toBe(fresh);
  expect(rules.mergeLead(structuredClone(lead), lead, [])).toBe(lead);
});

it.each([
  ['overwrites a text that was saved after it was started', 'old', 'theirs', 'mine', true],
  ['overwrites notes that were emptied meanwhile', 'old', '', 'mine', true],
  ['overwrites nothing if nobody else has saved', 'old', 'old', 'mine', false],
  ['overwrites nothing if the texts are equal', 'old', 'mine', 'mine', false],
  ['overwrites nothing if only spaces and line breaks differ', 'one\ntwo', 'one \r\ntwo\n', 'mine', false],
])('a save of notes %s', (_, basis, newest, mine, overwrites) => {
  expect(rules.overwritesUnseen(basis, newest, mine)).toBe(overwrites);
});

it('Undo is offered for every change except a read mark and notes', () => {
  const edits: rules.LeadEdit[] = [...EDITS, { field: 'archived', value: false }, { field: 'read', value: false }];
  const isRefused = (edit: rules.LeadEdit) => !rules.canBeUndone(edit);
  expect(edits.filter(isRefused)).toEqual([
    { field: 'read', value: true },
    { field: 'notes', value: 'new' },
  ]);
});

it('notes may have exactly as many characters as the gateway accepts', () => {
  expect(rules.areNotesTooLong('x'.repeat(NOTES_MAX_LENGTH))).toBe(false);
  expect(rules.areNotesTooLong('x'.repeat(NOTES_MAX_LENGTH + 1))).toBe(true);
});

const EDIT = { key: '4711/l-1', madeAt: 1000 } as const;

it.each([
  { ...EDIT, edit: { field: 'status', value: 'Selling' } },
  { ...EDIT, edit: { field: 'notes', value: '' } },
  { ...EDIT, edit: { field: 'read', value: false } },
  { ...EDIT, edit: { field: 'archived', value: true } },
  { ...EDIT, edit: { field: 'feedback', value: { rating: 2, reason: 'Other' } } },
  { readThread: { spId: '4711', userId: 'u-1' } },
])('a message of another tab is read: %j', (told) => {
  expect(readBroadcast({ from: 'another page', ...told })).toEqual(told);
});

it.each([
  null,
  {},
  { ...EDIT },
  { ...EDIT, edit: { field: 'status', value: true } },
  { ...EDIT, edit: { field: 'phone', value: '+15125550100' } },
  { ...EDIT, edit: { field: 'feedback', value: { rating: '2', reason: 'Other' } } },
  { ...EDIT, key: 'l-1', edit: { field: 'read', value: true } },
  { ...EDIT, madeAt: Number.NaN, edit: { field: 'read', value: true } },
  { readThread: { spId: '4711' } },
])('an invalid message of another tab is ignored: %j', (message) => {
  expect(readBroadcast(message)).toBeNull();
});

describe('a rating', () => {
  it('of one to four stars needs one of six English reasons; five stars are sent with Other', () => {
    expect([0, 1, 2, 3, 4, 5].map(feedbackState.asksForReason)).toEqual([false, true, true, true, true, false]);
    expect(feedbackState.bestRating()).toEqual({ rating: 5, reason: 'Other', notes: '' });
    expect(Object.keys(feedbackState.FEEDBACK_REASONS)).toEqual([
      'Low-value job',
      'Out of service area',
      "I don't do this work",
      'Customer unresponsive',
      'Potential spam',
      'Other',
    ]);
    expect(feedbackState.isFeedbackReason('Posible spam')).toBe(false);
  });

  it('has a text only with the reason Other', () => {
    expect(feedbackState.ratingOf(2, 'Other', '  No answer \n')).toEqual({
      rating: 2,
      reason: 'Other',
      notes: 'No answer',
    });
    expect(feedbackState.ratingOf(2, 'Potential spam', 'No answer').notes).toBe('');
  });
});
