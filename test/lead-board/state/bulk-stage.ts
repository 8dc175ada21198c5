import { undoOfferAtom } from '../../../src/lead-board/board-undo.js';
import * as bulkState from '../../../src/lead-board/bulk/bulk-state.js';
import type { LeadEdit } from '../../../src/lead-card/lead/edit.js';
import { aBoard, aBook } from '../../stage/leads-on-stage.js';
import { type StagedCall, settle } from '../../stage/stage.js';

export const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
export const id = 'board';
export const selling: LeadEdit = { field: 'status', value: 'Selling' };
export const archived: LeadEdit = { field: 'archived', value: true };

export async function aBoardOfSix({
  pageSize = 6,
  fields = {},
}: {
  pageSize?: number;
  fields?: Record<string, object>;
} = {}) {
  const book = aBook(IDS);
  for (const [leadId, given] of Object.entries(fields)) book.put(leadId, given);
  const on = await aBoard({ leads: book.answer }, { pageSize });
  const { session } = on;
  const told = (change: Promise<bulkState.BulkRun | null> | null) => Promise.resolve(change);
  const change = (edit: LeadEdit, leadIds: readonly string[] = IDS) =>
    told(bulkState.editLeads(session, id, leadIds, edit));
  const begin = async (edit: LeadEdit, leadIds?: readonly string[]) => {
    const ended = change(edit, leadIds);
    await settle();
    return { ended };
  };
  function offerUndo(run: bulkState.BulkRun | null) {
    if (run === null) throw new Error('There is nothing to undo.');
    const text = (saved: number, waiting: number) => `${saved} saved, ${waiting} waiting`;
    bulkState.offerBulkUndo(session, id, run, text);
  }
  return {
    ...on,
    book,
    change,
    begin,
    offerUndo,
    run: () => on.store.get(bulkState.bulkRunsAtom).get(id) ?? null,
    goOn: () => told(bulkState.continueBulk(session, id)),
    async changeAll(leadIds: readonly string[]) {
      const { ended } = await begin(selling, leadIds);
      await answerAll(() => on.of('setStatus'), accept);
      offerUndo(await ended);
    },
    offer: () => on.store.get(undoOfferAtom)(session),
  };
}

export const leadsOf = (calls: readonly StagedCall[]) => calls.map(({ input }) => input['leadId']);
export const idsOf = (calls: readonly StagedCall[]) => calls.map(({ options }) => options.requestId);
export const stepsOf = (steps: bulkState.BulkRun['taken'] = []) => steps.map(({ leadId }) => leadId);

export async function answerAll(
  of: () => readonly StagedCall[],
  answer: (call: StagedCall) => Promise<void>,
  from = 0,
) {
  for (let next = from; next < of().length; next += 1) {
    const call = of()[next];
    if (call !== undefined) await answer(call);
    await settle();
  }
}

export const accept = (call: StagedCall) => call.answer();
