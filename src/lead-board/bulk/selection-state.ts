import { atom } from 'jotai/vanilla';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type BoardId, leadBoardsAtom, visibleIdsAtom } from '../list/board-state.js';
import {
  type LeadSelection,
  NO_SELECTION,
  selectedOn,
  selectPage,
  selectRange,
  toggleSelected,
} from './selection-rules.js';

const selectionsAtom = keyedAtom<BoardId, LeadSelection>();

const NONE: readonly string[] = [];

/** The selected leads of a board, in the order of its page. Each call makes a new atom; the reader keeps it. */
export const selectedIdsAtomOf = (id: BoardId) =>
  atom((get): readonly string[] => {
    const board = get(leadBoardsAtom).get(id);
    const selection = get(selectionsAtom).get(id);
    return board === undefined || selection === undefined ? NONE : selectedOn(get(visibleIdsAtom)(board), selection);
  });

export const isSelectedAtomOf = (id: BoardId, leadId: string) =>
  atom((get) => get(selectionsAtom).get(id)?.ids.includes(leadId) === true);

interface OfLead {
  readonly id: BoardId;
  readonly leadId: string;
}

/** Selects a lead, or takes it out. */
export const toggleSelectedAtom = atom(null, (get, set, { id, leadId }: OfLead) => {
  set(selectionsAtom, id, toggleSelected(get(selectionsAtom).get(id) ?? NO_SELECTION, leadId));
});

/** Selects the leads from the one that was selected last to this one. */
export const selectRangeAtom = atom(null, (get, set, { id, leadId }: OfLead) => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const selection = get(selectionsAtom).get(id) ?? NO_SELECTION;
  set(selectionsAtom, id, selectRange(selection, get(visibleIdsAtom)(board), leadId));
});

/** Selects all leads of the page. */
export const selectPageAtom = atom(null, (get, set, id: BoardId) => {
  const board = get(leadBoardsAtom).get(id);
  if (board !== undefined) set(selectionsAtom, id, selectPage(get(visibleIdsAtom)(board)));
});

export const clearSelectionAtom = atom(null, (_get, set, id: BoardId) => set(selectionsAtom, id, null));
