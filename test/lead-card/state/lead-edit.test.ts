import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { dismissSave, editLead, retrySave } from '../../../src/lead-card/lead/lead-edit.js';
import { putLeads } from '../../../src/lead-card/lead/lead-state.js';
import { noteDraftOf } from '../../../src/lead-card/notes/note-draft.js';
import { aBoard, EDITS, endBoards, leadOf, saveOf } from '../../stage/leads-on-stage.js';
import { SP, settle } from '../../stage/stage.js';

const lead = { spId: SP, leadId: 'a' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endBoards();
  vi.useRealTimers();
});

async function withLead() {
  const board = await aBoard();
  return { ...board, edit: (what: LeadEdit) => board.editing('a', what) };
}

describe.each(EDITS)('a change: %j', (change, operation) => {
  it('is shown immediately, and sent', async () => {
    const { store, edit, last } = await withLead();
    void edit(change);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
    expect(saveOf(store, 'a', change.field)).toMatchObject({ phase: 'saving', wanted: change });
    await settle();
    const name = change.field === 'notes' ? 'note' : change.field;
    expect(last(operation).input).toEqual({ serviceProviderId: SP, leadId: 'a', [name]: change.value });
  });

  it('is saved once the gateway has taken it, the host hears of it, and the word fades', async () => {
    const { store, edit, last, page } = await withLead();
    const taken = edit(change);
    await settle();
    await last(operation).answer();
    await expect(taken).resolves.toBe(true);
    expect(saveOf(store, 'a', change.field)).toMatchObject({ phase: 'saved' });
    const told = { leadId: 'a', change: change.field, ...(change.field === 'notes' ? {} : { value: change.value }) };
    expect(page.told('lead-change')).toEqual([told]);
    await vi.advanceTimersByTimeAsync(3999);
    expect(saveOf(store, 'a', change.field)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(saveOf(store, 'a', change.field)).toBeNull();
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
  });

  it('goes back when it fails, and says why as a plain value', async () => {
    const { store, edit, last, page } = await withLead();
    const before = leadOf(store, 'a');
    const taken = edit(change);
    await settle();
    await last(operation).fail({ status: 409, customMessage: 'Closed.' });
    await expect(taken).resolves.toBe(false);
    expect(leadOf(store, 'a')).toEqual(before);
    const requestId = last(operation).options.requestId;
    expect(saveOf(store, 'a', change.field)).toMatchObject({
      phase: 'failed',
      wanted: change,
      failure: { kind: 'http', operation, status: 409, customMessage: 'Closed.', requestId },
    });
    expect(page.told('widget-error')).toEqual([{ operation, kind: 'http', status: 409, requestId }]);
    expect(page.told('lead-change')).toEqual([]);
  });

  it('is asked for again by Retry, with the same request id', async () => {
    const { store, edit, of, last, page } = await withLead();
    void edit(change);
    await settle();
    await last(operation).fail();
    const again = retrySave(page.session, lead, change.field);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
    await settle();
    const [first, second] = of(operation).slice(-2);
    expect(second?.options.requestId).toBe(first?.options.requestId);
    expect(second?.input).toEqual(first?.input);
    await second?.answer();
    await expect(again).resolves.toBe(true);
    expect(leadOf(store, 'a')).toMatchObject({ [change.field]: change.value });
  });
});

describe('notes that were not saved', () => {
  it('are not sent again over notes that came meanwhile', async () => {
    const { store, edit, of, last, page } = await withLead();
    void edit({ field: 'notes', value: 'Mine.' });
    await settle();
    await last('saveNote').fail();
    const leads = [{ ...leadOf(store, 'a'), notes: 'Theirs.' }];
    putLeads(store, { spId: SP, leads, requestedAt: Number.POSITIVE_INFINITY });
    await expect(retrySave(page.session, lead, 'notes')).resolves.toBe(false);
    expect(of('saveNote')).toHaveLength(1);
    expect(leadOf(store, 'a').notes).toBe('Theirs.');
    expect(noteDraftOf(store, lead)?.text).toBe('Mine.');
  });
});

describe('a change of a lead', () => {
  it('makes no call when it changes nothing', async () => {
    const { edit, of } = await withLead();
    await expect(edit({ field: 'status', value: 'Initial' })).resolves.toBe(false);
    expect(of('setStatus')).toEqual([]);
  });

  it('makes no call for a lead that nobody knows', async () => {
    const { page, of } = await withLead();
    const unknown = { spId: SP, leadId: 'zzz' };
    const edit = { field: 'status', value: 'Selling' } as const;
    await expect(editLead(page.session, unknown, edit)).resolves.toBe(false);
    expect(of('setStatus')).toEqual([]);
  });

  it('can have the sentence about its failure taken away, and is then not retried', async () => {
    const { store, edit, last, of, page } = await withLead();
    void edit({ field: 'status', value: 'Selling' });
    await settle();
    await last('setStatus').fail();
    dismissSave(store, lead, 'status');
    expect(saveOf(store, 'a', 'status')).toBeNull();
    await retrySave(page.session, lead, 'status');
    expect(of('setStatus')).toHaveLength(1);
  });

  it('fires no event on a removed element, and is still shown to the others', async () => {
    const { store, edit, last, page } = await withLead();
    void edit({ field: 'status', value: 'Selling' });
    await settle();
    page.leave();
    await last('setStatus').answer();
    expect(page.told('lead-change')).toEqual([]);
    expect(leadOf(store, 'a').status).toBe('Selling');
  });
});
