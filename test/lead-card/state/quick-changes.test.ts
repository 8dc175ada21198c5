import { afterEach, describe, expect, it } from 'vitest';
import { aBoard, endBoards, leadOf, saveOf } from '../../stage/leads-on-stage.js';

afterEach(endBoards);

async function twoChanges() {
  const board = await aBoard();
  void board.editing('a', { field: 'status', value: 'Selling' });
  await board.edit('a', { field: 'status', value: 'ClosedWon' });
  return board;
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
    const { edit, of } = await twoChanges();
    await edit('b', { field: 'status', value: 'Selling' });
    expect(of('setStatus').map(({ input }) => input['leadId'])).toEqual(['a', 'b']);
  });

  it('of different fields keep their own outcome', async () => {
    const { store, of, editing } = await twoChanges();
    void editing('a', { field: 'notes', value: 'Gate 12' });
    await of('setStatus')[0]?.answer();
    await of('setStatus')[1]?.answer();
    await of('saveNote')[0]?.fail();
    expect(leadOf(store, 'a')).toMatchObject({ status: 'ClosedWon', notes: '' });
  });
});
