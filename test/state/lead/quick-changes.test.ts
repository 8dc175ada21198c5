import { describe, expect, it } from 'vitest';
import { editLeadAtom } from '../../../src/state/lead/lead-edit.js';
import { aPage, leadOf, openBoard, saveOf } from '../leads-on-stage.js';
import { aRequester, SP, settle, stage } from '../stage.js';

async function twoChanges() {
  const on = stage({ leads: () => aPage(['a', 'b']) });
  const page = aRequester();
  await openBoard(on.store, page);
  const status = (value: string) =>
    on.store.set(editLeadAtom, {
      lead: { spId: SP, leadId: 'a' },
      edit: { field: 'status', value },
      requester: page.requester,
    });
  void status('Selling');
  void status('ClosedWon');
  await settle();
  return { ...on, page, status };
}

describe('two quick changes of one lead', () => {
  it('go one after the other, and the last one is in view all the while', async () => {
    const { store, of } = await twoChanges();
    expect(of('setStatus').map(({ input }) => input['status'])).toEqual(['Selling']);
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
    await of('setStatus')[0]?.answer();
    expect(of('setStatus').map(({ input }) => input['status'])).toEqual(['Selling', 'ClosedWon']);
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
    expect(saveOf(store, 'a', 'status')?.phase).toBe('saving');
  });

  it.each([
    [true, true, 'ClosedWon', 'saved'],
    [true, false, 'Selling', 'failed'],
    [false, true, 'ClosedWon', 'saved'],
    [false, false, 'Initial', 'failed'],
  ])('taken %s and then %s end at %s, %s', async (first, second, status, phase) => {
    const { store, of } = await twoChanges();
    await (first ? of('setStatus')[0]?.answer() : of('setStatus')[0]?.fail());
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
    await (second ? of('setStatus')[1]?.answer() : of('setStatus')[1]?.fail());
    expect(leadOf(store, 'a').status).toBe(status);
    expect(saveOf(store, 'a', 'status')?.phase).toBe(phase);
  });

  it('of two leads do not wait for each other', async () => {
    const { store, of, page } = await twoChanges();
    const edit = { field: 'status', value: 'Selling' } as const;
    void store.set(editLeadAtom, { lead: { spId: SP, leadId: 'b' }, edit, requester: page.requester });
    await settle();
    expect(of('setStatus').map(({ input }) => input['leadId'])).toEqual(['a', 'b']);
  });

  it('of different fields keep their own outcome', async () => {
    const { store, of, page } = await twoChanges();
    const edit = { field: 'notes', value: 'Gate 12' } as const;
    void store.set(editLeadAtom, { lead: { spId: SP, leadId: 'a' }, edit, requester: page.requester });
    await of('setStatus')[0]?.answer();
    await of('setStatus')[1]?.answer();
    await of('saveNote')[0]?.fail();
    expect(leadOf(store, 'a')).toMatchObject({ status: 'ClosedWon', notes: '' });
  });
});
