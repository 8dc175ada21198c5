import { afterEach, describe, expect, it } from 'vitest';
import type { LeadEdit } from '../../../src/domain/lead/edit.js';
import { dismissSaveAtom, editLeadAtom } from '../../../src/state/lead/lead-edit.js';
import { beginLeadOutboxAtom } from '../../../src/state/lead/lead-outbox.js';
import { undoOfferAtomOf, undoPhaseAtomOf } from '../../../src/state/lead-board/archive.js';
import { aPage, openBoard, PROVIDER_ANSWER } from '../leads-on-stage.js';
import { aRequester, SP, settle, stage } from '../stage.js';

const OFFLINE = { kind: 'network' } as const;
const lead = { spId: SP, leadId: 'a' };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function aBoard() {
  const on = stage({ leads: () => aPage(['a', 'b']), serviceProvider: () => PROVIDER_ANSWER });
  const { requester } = aRequester();
  await openBoard(on.store, { ...aRequester(), requester });
  ends.push(on.store.set(beginLeadOutboxAtom, requester));
  const offer = () => on.store.get(undoOfferAtomOf(requester));
  return {
    ...on,
    requester,
    offer,
    phase: () => on.store.get(undoPhaseAtomOf(offer())),
    async edit(edit: LeadEdit) {
      void on.store.set(editLeadAtom, { lead, edit, requester });
      await settle();
    },
  };
}

const online = async () => {
  globalThis.dispatchEvent(new Event('online'));
  for (let turn = 0; turn < 5; turn += 1) await settle();
};

const EDITS: readonly (readonly [LeadEdit, 'setStatus' | 'archive' | 'markRead'])[] = [
  [{ field: 'status', value: 'Selling' }, 'setStatus'],
  [{ field: 'archived', value: true }, 'archive'],
  [{ field: 'read', value: false }, 'markRead'],
];

describe.each(EDITS)('Undo of %j', (edit, operation) => {
  it('is offered at once, and the change counts as saved only when the gateway has it', async () => {
    const board = await aBoard();
    await board.edit(edit);
    expect(board.offer()).toMatchObject({ edit });
    expect(board.phase()).toBe('saving');
    await board.last(operation).answer();
    expect(board.phase()).toBe('saved');
  });

  it('without a connection, the change waits until it is sent', async () => {
    const board = await aBoard();
    await board.edit(edit);
    await board.last(operation).fail(OFFLINE);
    expect(board.phase()).toBe('waiting');
    expect(board.offer()).toMatchObject({ edit });
    await online();
    expect(board.phase()).toBe('saving');
    await board.last(operation).answer();
    expect(board.phase()).toBe('saved');
  });

  it('waits for the person when the sign-in has expired meanwhile', async () => {
    const board = await aBoard();
    await board.edit(edit);
    await board.last(operation).fail(OFFLINE);
    await online();
    await board.last(operation).fail({ status: 401 });
    expect(board.phase()).toBe('held');
  });

  it('is not offered for a change that was refused, also after its error is dismissed', async () => {
    const board = await aBoard();
    await board.edit(edit);
    await board.last(operation).fail();
    expect(board.offer()).toBeNull();
    board.store.set(dismissSaveAtom, { lead, field: edit.field });
    expect(board.offer()).toBeNull();
  });
});
