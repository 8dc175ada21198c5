import { afterEach, describe, expect, it } from 'vitest';
import { dismissSave } from '../../../src/lead-card/lead/lead-edit.js';
import { aBoard, aPage, boardOf, endBoards, leadOf, openBoard, saveOf } from '../../stage/leads-on-stage.js';
import { aWidget, SP, settle, stage } from '../../stage/stage.js';

const lead = { spId: SP, leadId: 'a' };

afterEach(endBoards);

async function challenged() {
  const board = await aBoard();
  const status = async (value: string) => {
    await board.edit('a', { field: 'status', value });
    return board.last('setStatus');
  };
  const first = await status('Selling');
  await first.challenge();
  return { ...board, status, first };
}

describe('a change that a challenge holds up', () => {
  it('goes back, and fires an error and a challenge', async () => {
    const { store, page, first, challenges } = await challenged();
    const { requestId } = first.options;
    expect(leadOf(store, 'a').status).toBe('Initial');
    expect(page.told('widget-error')).toEqual([{ operation: 'setStatus', kind: 'challenge', status: 511, requestId }]);
    expect(page.told('challenge-required')).toEqual([{ operation: 'setStatus', requestId }]);
    expect(challenges.size).toBe(1);
  });

  it('is replayed completely: sent with the same id, shown, saved and reported', async () => {
    const { store, page, first, of, challenges } = await challenged();
    void challenges.replayAll();
    await settle();
    expect(leadOf(store, 'a').status).toBe('Selling');
    const second = of('setStatus')[1];
    expect(second?.options.requestId).toBe(first.options.requestId);
    await second?.answer();
    expect(saveOf(store, 'a', 'status')?.phase).toBe('saved');
    expect(page.told('lead-change')).toEqual([{ leadId: 'a', change: 'status', value: 'Selling' }]);
  });

  it('is dropped when another choice was made since', async () => {
    const { store, status, of, challenges } = await challenged();
    const newer = await status('ClosedWon');
    await newer.answer();
    await challenges.replayAll();
    expect(of('setStatus')).toHaveLength(2);
    expect(leadOf(store, 'a').status).toBe('ClosedWon');
  });

  it('is dropped when its sentence was dismissed', async () => {
    const { store, of, challenges } = await challenged();
    dismissSave(store, lead, 'status');
    await challenges.replayAll();
    expect(of('setStatus')).toHaveLength(1);
  });
});

describe('a first load that a challenge holds up', () => {
  it('opens the board when it is replayed', async () => {
    const on = stage();
    const page = aWidget(on.store);
    await openBoard(page);
    await on.last('leads').challenge();
    expect(boardOf(on.store)).toMatchObject({ phase: 'failed', failure: { kind: 'challenge' } });
    void on.challenges.replayAll();
    await settle();
    expect(boardOf(on.store).phase).toBe('loading');
    await on.last('leads').answer(aPage(['a', 'b']));
    expect(boardOf(on.store)).toMatchObject({ phase: 'ready', visibleIds: ['a', 'b'], openLeadId: 'a' });
  });
});
