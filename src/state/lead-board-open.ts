import { atom } from 'jotai/vanilla';
import { analyticsOf } from './analytics.js';
import { type BoardId, leadBoardsAtom, patchBoardAtom } from './lead-board.js';
import { editLeadAtom } from './lead-edit.js';
import type { Asker } from './run-call.js';

/** Opens one lead, and so closes the one that was open; every expansion marks the lead read (Spec §4 Read/unread). */
export const openLeadAtom = atom(
  null,
  (get, set, { id, leadId, asker }: { id: BoardId; leadId: string; asker: Asker }): void => {
    const board = get(leadBoardsAtom).get(id);
    if (board === undefined || board.openLeadId === leadId) return;
    set(patchBoardAtom, { id, patch: { openLeadId: leadId } });
    asker.emit('lead-select', { leadId });
    asker.emit('analytics', analyticsOf('lead-open', { leadId }));
    set(editLeadAtom, { lead: { spId: board.spId, leadId }, edit: { field: 'read', value: true }, asker });
  },
);

export const closeLeadAtom = atom(null, (_get, set, id: BoardId) => {
  set(patchBoardAtom, { id, patch: { openLeadId: null } });
});
