import { atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { Store } from '../../session/session.js';
import { type BoardId, leadBoardsAtom, visibleIdsAtom } from '../list/board-state.js';

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

export function toggleLead(store: Store, id: BoardId, leadId: string): void {
  store.set(selectionsAtom, id, toggleSelected(store.get(selectionsAtom).get(id) ?? NO_SELECTION, leadId));
}

export function selectLeadsTo(store: Store, id: BoardId, leadId: string): void {
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const selection = store.get(selectionsAtom).get(id) ?? NO_SELECTION;
  store.set(selectionsAtom, id, selectRange(selection, store.get(visibleIdsAtom)(board), leadId));
}

export function selectBoardPage(store: Store, id: BoardId): void {
  const board = store.get(leadBoardsAtom).get(id);
  if (board !== undefined) store.set(selectionsAtom, id, selectPage(store.get(visibleIdsAtom)(board)));
}

export function clearSelection(store: Store, id: BoardId): void {
  store.set(selectionsAtom, id, null);
}

export interface LeadSelection {
  readonly ids: readonly string[];
  /** Start of a range: the lead that was last selected or deselected on its own. */
  readonly anchor: string | null;
  readonly end: string | null;
}

export const NO_SELECTION: LeadSelection = { ids: [], anchor: null, end: null };

/** Selects a lead, or takes it out. The next range begins there. */
export function toggleSelected({ ids }: LeadSelection, leadId: string): LeadSelection {
  const without = ids.filter((id) => id !== leadId);
  return { ids: without.length < ids.length ? without : [...ids, leadId], anchor: leadId, end: leadId };
}

/**
 * Selects the leads from the beginning of the range to this one, in place of the last range from there. Without a
 * beginning it selects this lead.
 * @param leadIds the leads of the page, in their order
 */
export function selectRange(selection: LeadSelection, leadIds: readonly string[], leadId: string): LeadSelection {
  const { ids, anchor, end } = selection;
  if (anchor === null || !leadIds.includes(anchor)) {
    return { ids: [...ids.filter((id) => id !== leadId), leadId], anchor: leadId, end: leadId };
  }
  const last = between(leadIds, anchor, end ?? anchor);
  const kept = ids.filter((id) => !last.includes(id));
  const range = between(leadIds, anchor, leadId);
  return { ids: [...kept.filter((id) => !range.includes(id)), ...range], anchor, end: leadId };
}

export function selectPage(leadIds: readonly string[]): LeadSelection {
  return { ids: leadIds, anchor: null, end: null };
}

/** The selected leads that are on the page, in page order. */
export function selectedOn(leadIds: readonly string[], { ids }: LeadSelection): readonly string[] {
  return leadIds.filter((leadId) => ids.includes(leadId));
}

function between(leadIds: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [leadIds.indexOf(one), leadIds.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [] : leadIds.slice(from, to + 1);
}
