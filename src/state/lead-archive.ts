import { atom } from 'jotai/vanilla';
import { neighbourOf } from '../domain/lead-board/order.js';
import type { Asker } from './asker.js';
import { type BoardId, leadBoardsAtom, patchBoardAtom, visibleIdsAtom } from './lead-board.js';
import { loadBoardAtom } from './lead-board-load.js';
import { closeLeadAtom, openLeadAtom } from './lead-board-open.js';
import { editLeadAtom } from './lead-edit.js';
import type { LeadRef } from './lead-ref.js';

/**
 * Archives or restores a lead. It leaves the boards that it no longer fits at once; on the board where it was open
 * the next lead is expanded. Once the gateway has confirmed, the provider's boards fill up their page. Spec §4 Archive/restore.
 */
export const archiveLeadAtom = atom(
  null,
  async (
    get,
    set,
    { lead, archived, asker, board }: { lead: LeadRef; archived: boolean; asker: Asker; board?: BoardId | undefined },
  ): Promise<boolean> => {
    for (const [id, { spId }] of get(leadBoardsAtom)) {
      if (spId === lead.spId) set(openNeighbourAtom, { id, leadId: lead.leadId, asker, isTold: id === board });
    }
    const taken = await set(editLeadAtom, { lead, edit: { field: 'archived', value: archived }, asker });
    if (!taken) {
      for (const id of get(leadBoardsAtom).keys()) set(patchBoardAtom, { id, patch: { isRefilling: false } });
    }
    if (!taken || !asker.isAlive()) return taken;
    for (const [id, { spId }] of get(leadBoardsAtom))
      if (spId === lead.spId) set(loadBoardAtom, { id, asker, quiet: true });
    return taken;
  },
);

/** Removes a lead from one board, here alone: no call is known for it. */
export const hideLeadAtom = atom(
  null,
  (get, set, { id, leadId, asker }: { id: BoardId; leadId: string; asker: Asker }) => {
    const board = get(leadBoardsAtom).get(id);
    if (board === undefined || board.hiddenIds.includes(leadId)) return;
    set(openNeighbourAtom, { id, leadId, asker, isTold: true });
    set(patchBoardAtom, { id, patch: { hiddenIds: [...board.hiddenIds, leadId] } });
  },
);

interface Leaving {
  readonly id: BoardId;
  readonly leadId: string;
  readonly asker: Asker;
  /** Whether the board's own element says that another lead was opened. */
  readonly isTold: boolean;
}

/** Opens the lead beside the one that is leaving, where that one was open; with none left, the page waits for the next. */
const openNeighbourAtom = atom(null, (get, set, { id, leadId, asker, isTold }: Leaving): void => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const visibleIds = get(visibleIdsAtom)(board);
  const isLast = visibleIds.length === 1 && visibleIds[0] === leadId;
  if (isLast && board.totalCount > board.leadIds.length) set(patchBoardAtom, { id, patch: { isRefilling: true } });
  if (board.openLeadId !== leadId) return;
  const next = neighbourOf(visibleIds, leadId);
  if (next === null) set(closeLeadAtom, id);
  else set(openLeadAtom, { id, leadId: next, asker: isTold ? asker : { ...asker, emit: () => true } });
});
