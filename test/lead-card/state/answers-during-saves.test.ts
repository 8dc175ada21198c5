import { afterEach, describe, expect, it } from 'vitest';
import { aBoard, aPage, endBoards, leadOf } from '../../stage/leads-on-stage.js';

afterEach(endBoards);

async function refreshed() {
  const board = await aBoard({});
  await board.last('leads').answer(aPage(['a']));
  const change = async (value: string) => {
    await board.edit('a', { field: 'status', value });
    return board.last('setStatus');
  };
  return { ...board, change };
}

describe('a list answer', () => {
  it('that arrives during a save does not take the change back', async () => {
    const { store, refresh, change } = await refreshed();
    await change('Selling');
    const list = await refresh();
    await list.answer(aPage(['a'], 1, { notes: 'from elsewhere' }));
    expect(leadOf(store, 'a')).toMatchObject({ status: 'Selling', notes: 'from elsewhere' });
  });

  it('that was asked for before a save and arrives after it does not take the change back either', async () => {
    const { store, refresh, change } = await refreshed();
    const list = await refresh();
    const save = await change('Selling');
    await save.answer();
    await list.answer(aPage(['a']));
    expect(leadOf(store, 'a').status).toBe('Selling');
  });

  it('that was asked for after a save wins', async () => {
    const { store, refresh, change } = await refreshed();
    const save = await change('Selling');
    await save.answer();
    const list = await refresh();
    await list.answer(aPage(['a'], 1, { status: 'ClosedWon' }));
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
  });

  it('that brings nothing new leaves the same lead, so that nothing is drawn again', async () => {
    const { store, refresh } = await refreshed();
    const before = leadOf(store, 'a');
    const list = await refresh();
    await list.answer(aPage(['a']));
    expect(leadOf(store, 'a')).toBe(before);
  });
});
