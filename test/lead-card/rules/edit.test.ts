import { describe, expect, it } from 'vitest';
import { NOTES_MAX_LENGTH } from '../../../src/gateway/limits.js';
import {
  areNotesTooLong,
  canBeUndone,
  changesNothing,
  editFrom,
  type LeadEdit,
  mergeLead,
  overwritesUnseen,
  withEdit,
} from '../../../src/lead-card/lead/edit.js';
import { aLead } from './a-lead.js';

const lead = aLead({ status: 'Initial', read: false, archived: false, notes: 'old' });

const EDITS: readonly LeadEdit[] = [
  { field: 'status', value: 'Selling' },
  { field: 'read', value: true },
  { field: 'archived', value: true },
  { field: 'notes', value: 'new' },
];

describe.each(EDITS)('an edit of $field', (edit) => {
  it('changes that field alone and leaves the lead that it was made from', () => {
    const before = structuredClone(lead);
    expect(withEdit(lead, edit)).toEqual({ ...lead, [edit.field]: edit.value });
    expect(lead).toEqual(before);
  });

  it('changes nothing the second time, and then gives back the same lead', () => {
    const edited = withEdit(lead, edit);
    expect(changesNothing(lead, edit)).toBe(false);
    expect(changesNothing(edited, edit)).toBe(true);
    expect(withEdit(edited, edit)).toBe(edited);
  });

  it('is undone by the edit that holds what was there', () => {
    expect(withEdit(withEdit(lead, edit), editFrom(lead, edit.field))).toEqual(lead);
  });
});

describe('a lead that comes while changes are being saved', () => {
  it('does not take the changes back', () => {
    const fresh = aLead({ status: 'Initial', read: false, notes: 'elsewhere' });
    expect(mergeLead(fresh, lead, EDITS.slice(0, 2))).toEqual({ ...fresh, status: 'Selling', read: true });
  });

  it('wins where nothing is being saved', () => {
    const fresh = aLead({ status: 'ClosedWon' });
    expect(mergeLead(fresh, lead, [])).toBe(fresh);
  });

  it('is the known lead itself when it brings nothing new', () => {
    expect(mergeLead(structuredClone(lead), lead, [])).toBe(lead);
  });

  it('is itself when the lead was not known', () => {
    const fresh = aLead({});
    expect(mergeLead(fresh, undefined, [])).toBe(fresh);
  });
});

describe('a save of notes', () => {
  it.each([
    ['overwrites what was saved after its text was started', 'old', 'theirs', 'mine', true],
    ['overwrites also where the notes were emptied meanwhile', 'old', '', 'mine', true],
    ['overwrites nothing where nobody else has saved', 'old', 'old', 'mine', false],
    ['overwrites nothing where the other text is the same', 'old', 'mine', 'mine', false],
    ['overwrites nothing where only spaces and line ends differ', 'one\ntwo', 'one \r\ntwo\n', 'mine', false],
  ])('%s', (_, basis, newest, mine, overwrites) => {
    expect(overwritesUnseen(basis, newest, mine)).toBe(overwrites);
  });
});

describe('Undo', () => {
  it.each<LeadEdit>([
    { field: 'status', value: 'Selling' },
    { field: 'archived', value: true },
    { field: 'archived', value: false },
    { field: 'read', value: false },
  ])('is offered for %j', (edit) => {
    expect(canBeUndone(edit)).toBe(true);
  });

  it.each<LeadEdit>([
    { field: 'read', value: true },
    { field: 'notes', value: 'new' },
  ])('is not offered for %j', (edit) => {
    expect(canBeUndone(edit)).toBe(false);
  });
});

it('notes may have as many characters as the gateway takes, and not one more', () => {
  expect(areNotesTooLong('x'.repeat(NOTES_MAX_LENGTH))).toBe(false);
  expect(areNotesTooLong('x'.repeat(NOTES_MAX_LENGTH + 1))).toBe(true);
});
