import { atom } from 'jotai/vanilla';
import { createRequestId } from '../contract/request-id.js';
import type { LeadEdit } from '../domain/lead/edit.js';
import { archiveLeadAtom } from './lead-archive.js';
import type { BoardId } from './lead-board.js';
import { editLeadAtom } from './lead-edit.js';
import { leadKey } from './lead-ref.js';
import { type LastEdit, lastEditAtom, saveOfAtom } from './lead-save.js';
import type { Asker } from './run-call.js';

/** Requests that took something back: they are not offered to be taken back themselves. */
const undoneAtom = atom(() => new Set<string>());

/** What a widget's person may take back now: the last change made there, unless it was not saved. */
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

/** Takes a change back: the first call has gone at once, and this sends the opposite one. */
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

function isArchiving(edit: LeadEdit): edit is Extract<LeadEdit, { field: 'archived' }> {
  return edit.field === 'archived';
}
