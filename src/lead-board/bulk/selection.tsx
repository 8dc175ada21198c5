import { atom } from 'jotai/vanilla';
import { type ReactElement, type RefObject, useLayoutEffect } from 'react';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import type { LeadEdit } from '../../lead-card/lead/edit.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { Store } from '../../session/session.js';
import { focusRow, isForTheBoard } from '../board-shortcuts.js';
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

function toggleLead(store: Store, id: BoardId, leadId: string): void {
  store.set(selectionsAtom, id, toggleSelected(store.get(selectionsAtom).get(id) ?? NO_SELECTION, leadId));
}

function selectLeadsTo(store: Store, id: BoardId, leadId: string): void {
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
  const others = ids.filter((id) => !last.includes(id));
  const range = between(leadIds, anchor, leadId);
  return { ids: [...others.filter((id) => !range.includes(id)), ...range], anchor, end: leadId };
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

interface BulkKeys {
  readonly id: BoardId;
  readonly region: RefObject<HTMLElement | null>;
  /** Shortcuts are on. Without them, only Escape works. */
  readonly hasShortcuts: boolean;
  /** What U and E do with the selected leads. */
  readonly read: LeadEdit;
  readonly archive: LeadEdit;
  readonly onEdit: (edit: LeadEdit) => void;
}

/** X, Shift with an arrow, and Escape; with leads selected also the keys that change a lead, for all of them. */
export function useBulkKeys(keys: BulkKeys): void {
  const store = useStore();
  const { id, region, hasShortcuts, onEdit } = keys;
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      const isElsewhere = !(target instanceof Element) || target.closest('dialog, [popover]') !== null;
      if (isElsewhere || !isForTheBoard(event)) return;
      const row = target.closest<HTMLElement>('[data-lead-id]');
      const leadId = row?.dataset['leadId'];
      const hasSelection = store.get(selectedIdsAtomOf(id)).length > 0;
      const key = event.key.toLowerCase();
      const take = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (key === 'escape' && hasSelection) {
        take();
        clearSelection(store, id);
      } else if (!hasShortcuts) return;
      else if (event.shiftKey && /^arrow(?:up|down)$/.test(key) && leadId !== undefined) {
        take();
        if (!hasSelection) toggleLead(store, id, leadId);
        if (!focusRow(element, row, key === 'arrowup' ? -1 : 1)) return;
        const next = focusedLead(element);
        if (next !== undefined) selectLeadsTo(store, id, next);
      } else if (key === 'x' && leadId !== undefined) {
        take();
        toggleLead(store, id, leadId);
      } else if (hasSelection) {
        const edit = editOf(key, keys);
        if (edit === undefined) return;
        take();
        onEdit(edit);
      }
    };
    // Before the keys of one lead
    element.addEventListener('keydown', onKeyDown, { capture: true });
    return () => element.removeEventListener('keydown', onKeyDown, { capture: true });
  });
}

function focusedLead(region: HTMLElement): string | undefined {
  const root = region.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused?.closest<HTMLElement>('[data-lead-id]')?.dataset['leadId'];
}

function editOf(key: string, { read, archive }: BulkKeys): LeadEdit | undefined {
  if (key === 'u') return read;
  if (key === 'e') return archive;
  const status = LEAD_STATUSES[Number(key) - 1];
  return status === undefined ? undefined : { field: 'status', value: status };
}
