import { afterEach, describe, expect, it } from 'vitest';
import { undoOfferAtomOf, undoPhaseAtomOf } from '../../../src/lead-board/list/archive.js';
import { dismissSave } from '../../../src/lead-card/lead/lead-edit.js';
import { aBoard, EDITS, endBoards, online } from '../../stage/leads-on-stage.js';
import { SP } from '../../stage/stage.js';

const OFFLINE = { kind: 'network' } as const;
const lead = { spId: SP, leadId: 'a' };

afterEach(endBoards);

async function aBoardWithUndo() {
  const board = await aBoard();
  const offer = () => board.store.get(undoOfferAtomOf(board.session));
  return { ...board, offer, phase: () => board.store.get(undoPhaseAtomOf(offer())) };
}

describe.each(EDITS.filter(([{ field }]) => field !== 'notes'))('Undo of %j', (edit, operation) => {
  it('is offered at once, and the change counts as saved only when the gateway has it', async () => {
    const board = await aBoardWithUndo();
    await board.edit('a', edit);
    expect(board.offer()).toMatchObject({ edit });
    expect(board.phase()).toBe('saving');
    await board.last(operation).answer();
    expect(board.phase()).toBe('saved');
  });

  it('without a connection, the change waits until it is sent', async () => {
    const board = await aBoardWithUndo();
    await board.edit('a', edit);
    await board.last(operation).fail(OFFLINE);
    expect(board.phase()).toBe('waiting');
    expect(board.offer()).toMatchObject({ edit });
    await online();
    expect(board.phase()).toBe('saving');
    await board.last(operation).answer();
    expect(board.phase()).toBe('saved');
  });

  it('waits for the person when the sign-in has expired meanwhile', async () => {
    const board = await aBoardWithUndo();
    await board.edit('a', edit);
    await board.last(operation).fail(OFFLINE);
    await online();
    await board.last(operation).fail({ status: 401 });
    expect(board.phase()).toBe('held');
  });

  it('is not offered for a change that was refused, also after its error is dismissed', async () => {
    const board = await aBoardWithUndo();
    await board.edit('a', edit);
    await board.last(operation).fail();
    expect(board.offer()).toBeNull();
    dismissSave(board.store, lead, edit.field);
    expect(board.offer()).toBeNull();
  });
});
