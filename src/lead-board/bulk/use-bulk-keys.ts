import { type RefObject, useLayoutEffect } from 'react';
import { useStore } from '../../element/widget/store.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import type { LeadEdit } from '../../lead-card/lead/edit.js';
import { focusRow, isForTheBoard } from '../board-shortcuts.js';
import type { BoardId } from '../list/board-state.js';
import { clearSelection, selectedIdsAtomOf, selectLeadsTo, toggleLead } from './selection.js';

interface BulkKeys {
  readonly id: BoardId;
  readonly region: RefObject<HTMLElement | null>;
  /** The host wants keys. Without them Escape alone works. */
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
  const status = /^[1-9]$/.test(key) ? LEAD_STATUSES[Number(key) - 1] : undefined;
  return status === undefined ? undefined : { field: 'status', value: status };
}
