import { atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { Store } from '../../session/session.js';
import { type BoardId, leadBoardsAtom, visibleIdsAtom } from '../list/board-state.js';
import { type LeadSelection, NO_SELECTION, selectedOn, selectPage, selectRange, toggleSelected } from './bulk-rules.js';

export interface SelectBoxProps extends SelectLeadProps {
  readonly id: BoardId;
}

/** The box that selects a lead of a board. With Shift it selects all from the last one to this. */
export function SelectLead({ id, leadId, name }: SelectBoxProps): ReactElement {
  const { t, session } = useWidget();
  const isSelected = useAtomValue(selectionsAtom, (selections) => selections.get(id)?.ids.includes(leadId) === true);
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={t('selectLead', { name })}
      checked={isSelected}
      // With Shift the browser would select text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        if (event.shiftKey) selectLeadsTo(session.store, id, leadId);
        else toggleLead(session.store, id, leadId);
      }}
      onChange={() => undefined}
    />
  );
}

const selectionsAtom = keyedAtom<BoardId, LeadSelection>();

const NONE: readonly string[] = [];

/** The selected leads of a board, in the order of its page. Each call makes a new atom; the reader keeps it. */
export const selectedIdsAtomOf = (id: BoardId) =>
  atom((get): readonly string[] => {
    const board = get(leadBoardsAtom).get(id);
    const selection = get(selectionsAtom).get(id);
    return board === undefined || selection === undefined ? NONE : selectedOn(get(visibleIdsAtom)(board), selection);
  });

/** Selects a lead, or takes it out. */
export function toggleLead(store: Store, id: BoardId, leadId: string): void {
  store.set(selectionsAtom, id, toggleSelected(store.get(selectionsAtom).get(id) ?? NO_SELECTION, leadId));
}

/** Selects the leads from the one that was selected last to this one. */
export function selectLeadsTo(store: Store, id: BoardId, leadId: string): void {
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const selection = store.get(selectionsAtom).get(id) ?? NO_SELECTION;
  store.set(selectionsAtom, id, selectRange(selection, store.get(visibleIdsAtom)(board), leadId));
}

/** Selects all leads of the page. */
export function selectBoardPage(store: Store, id: BoardId): void {
  const board = store.get(leadBoardsAtom).get(id);
  if (board !== undefined) store.set(selectionsAtom, id, selectPage(store.get(visibleIdsAtom)(board)));
}

export function clearSelection(store: Store, id: BoardId): void {
  store.set(selectionsAtom, id, null);
}
