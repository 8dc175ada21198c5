import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { createRequestId } from '../../contract/request-id.js';
import type { LeadEdit } from '../../domain/lead/edit.js';
import { neighbourOf } from '../../domain/lead-board/order.js';
import { editLeadAtom } from '../lead/lead-edit.js';
import { type LeadRef, leadKey } from '../lead/lead-ref.js';
import { type LastEdit, lastEditAtom, saveOfAtom } from '../lead/lead-save.js';
import type { Asker } from '../run-call.js';
import { type BoardId, leadBoardsAtom, patchBoardAtom, visibleIdsAtom } from './lead-board.js';
import { closeLeadAtom, loadBoardAtom, openLeadAtom } from './load.js';

/** Ids of requests that undo another one. They cannot be undone themselves. */
const undoneAtom = atom(() => new Set<string>());

/** The change that can be undone in a widget now: the last one made there, unless its save failed. */
export const undoOfferAtomOf = (asker: Asker) =>
  atom((get): LastEdit | null => {
    const last = get(lastEditAtom);
    if (last === null || last.asker !== asker || get(undoneAtom).has(last.requestId)) return null;
    const save = get(saveOfAtom)(leadKey(last.lead), last.edit.field);
    return save?.requestId === last.requestId && save.phase === 'failed' ? null : last;
  });

export const dismissUndoAtom = atom(null, (get, set, requestId: string) => {
  if (get(lastEditAtom)?.requestId === requestId) set(lastEditAtom, null);
});

/** Undoes a change by sending the opposite call. */
export const undoAtom = atom(
  null,
  (get, set, { offer, board }: { offer: LastEdit; board: BoardId }): Promise<boolean> => {
    const { lead, before, asker } = offer;
    const requestId = createRequestId();
    get(undoneAtom).add(requestId);
    set(dismissUndoAtom, offer.requestId);
    return isArchiving(before)
      ? set(archiveLeadAtom, { lead, archived: before.value, asker, board, requestId })
      : set(editLeadAtom, { lead, edit: before, asker, requestId });
  },
);

interface ArchiveRequest {
  readonly lead: LeadRef;
  readonly archived: boolean;
  readonly asker: Asker;
  /** The board where the person chose it. */
  readonly board?: BoardId | undefined;
  /** A retry or replay passes the same id again. */
  readonly requestId?: string;
}

/**
 * Archives or restores a lead. It leaves the boards that it no longer fits at once, and a board where it was open
 * opens the next lead. When the gateway has confirmed, the provider's boards reload their page.
 */
export const archiveLeadAtom = atom(null, archiveLead);

// A function, because an atom cannot set itself: a retry or replay runs it again.
async function archiveLead(get: Getter, set: Setter, request: ArchiveRequest): Promise<boolean> {
  const { lead, archived, asker, board, requestId = createRequestId() } = request;
  for (const [id, { spId }] of get(leadBoardsAtom)) {
    if (spId === lead.spId) set(openNeighbourAtom, { id, leadId: lead.leadId, asker, isTold: id === board });
  }
  const taken = await set(editLeadAtom, {
    lead,
    edit: { field: 'archived', value: archived },
    asker,
    requestId,
    again: (again) => archiveLead(get, set, { ...request, asker: again, requestId }),
  });
  if (!taken) {
    for (const id of get(leadBoardsAtom).keys()) set(patchBoardAtom, { id, patch: { isRefilling: false } });
  }
  if (!taken || !asker.isAlive()) return taken;
  for (const [id, { spId }] of get(leadBoardsAtom))
    if (spId === lead.spId) set(loadBoardAtom, { id, asker, quiet: true });
  return taken;
}

/** Hides a lead on one board. No call is made. */
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
  /** Whether the board's element emits events for the lead that opens. */
  readonly isTold: boolean;
}

/** When an open lead leaves, opens the next one. An empty page waits for its next lead. */
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

function isArchiving(edit: LeadEdit): edit is Extract<LeadEdit, { field: 'archived' }> {
  return edit.field === 'archived';
}
