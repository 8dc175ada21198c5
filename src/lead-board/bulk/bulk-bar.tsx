import { type ReactElement, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { NotLoaded } from '../../element/widget/lazy-boundary.js';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import type { LeadEdit } from '../../lead-card/lead/edit.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { statusLabel } from '../../lead-card/lead-text.js';
import { leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { x } from '../../ui/icons/icons.js';
import { Menu } from '../../ui/list/menu.js';
import type { LeadBoardView } from '../list/board-state.js';
import { BulkReport } from './bulk-report.js';
import { type BulkRun, bulkRunsAtom, continueBulk, editLeads, offerBulkUndo } from './bulk-state.js';
import { clearSelection, selectBoardPage, selectedIdsAtomOf, useBulkKeys } from './selection.js';

export interface BulkBarProps {
  readonly id: string;
  readonly board: LeadBoardView;
  readonly hasShortcuts: boolean;
  readonly region: RefObject<HTMLElement | null>;
}

interface BulkAction {
  readonly id: string;
  readonly label: string;
  readonly edit: LeadEdit;
  readonly isOff: boolean;
}

/** Selects all leads of the page, and changes the selected ones together. */
export function BulkBar({ id, board, hasShortcuts, region }: BulkBarProps): ReactElement | null {
  const widget = useWidget();
  const { t, plural, session } = widget;
  const selectedIds = useAtomValue(useMemo(() => selectedIdsAtomOf(id), [id]));
  const isRunning = useAtomValue(bulkRunsAtom, (runs) => runs.get(id)?.isRunning === true);
  useEndOfPage(id, board);
  useLeaveWarning(isRunning);
  // One Undo for all leads that were changed.
  const offerUndo = (run: BulkRun | null) =>
    run && offerBulkUndo(session, id, run, (saved, waiting) => takenText(run.edit, saved, waiting, widget));
  const edit = (chosen: LeadEdit) => {
    const leadIds = session.store.get(selectedIdsAtomOf(id));
    void editLeads(session, id, leadIds, chosen).then(offerUndo);
  };
  const goOn = () => void continueBulk(session, id).then(offerUndo);
  const bar = useRef<HTMLFieldSetElement>(null);
  const { actions, statuses, toggleRead } = useActions(board, selectedIds, widget);
  const archive: LeadEdit = { field: 'archived', value: !board.filters.archived };
  useBulkKeys({ id, region, hasShortcuts, read: toggleRead, archive, onEdit: edit });
  const count = selectedIds.length;
  const choose = (chosen: LeadEdit) => {
    edit(chosen);
    bar.current?.querySelector<HTMLElement>('.pick')?.focus();
  };
  const itemOf = ({ id: name, label, edit: chosen, isOff }: BulkAction) => ({
    id: name,
    label,
    disabled: isOff,
    onSelect: () => choose(chosen),
  });
  const isEmpty = board.visibleIds.length === 0;
  if (isEmpty && !isRunning && board.phase !== 'loading' && !board.isRefilling) {
    return <BulkReport id={id} spId={board.spId} onContinue={goOn} />;
  }
  const selected = plural(count, 'selectedOne', 'selectedCount');
  return (
    <>
      <fieldset className={count > 0 ? 'bulk on' : 'bulk'} part="bulk" aria-label={t('selection')} ref={bar}>
        <SelectPage id={id} shown={board.visibleIds.length} count={count} />
        <span className="sr" role="status">
          {count === 0 ? '' : selected}
        </span>
        {count === 0 ? null : (
          <>
            <span className="count-text" aria-hidden="true">
              {selected}
            </span>
            <span className="wide">
              {actions.map(({ id: name, label, edit: chosen, isOff }) => (
                <button
                  key={name}
                  type="button"
                  className="btn"
                  aria-disabled={isOff || isRunning || undefined}
                  onClick={() => isOff || isRunning || choose(chosen)}
                >
                  {label}
                </button>
              ))}
              <Menu
                label={t('bulkStatus')}
                className="btn"
                disabled={isRunning}
                items={statuses.map(itemOf)}
                notLoaded={(retry) => <NotLoaded onRetry={retry} />}
              >
                {t('bulkStatus')}
                <span className="arrow" />
              </Menu>
            </span>
            <span className="slim">
              <Menu
                label={t('bulkActions')}
                className="btn"
                notLoaded={(retry) => <NotLoaded onRetry={retry} />}
                disabled={isRunning}
                items={[
                  ...actions,
                  ...statuses.map((each) => ({ ...each, label: t('bulkSetStatus', { status: each.label }) })),
                ].map(itemOf)}
              >
                {t('bulkActions')}
                <span className="arrow" />
              </Menu>
            </span>
            <button
              type="button"
              className="btn quiet only"
              aria-label={t('clearSelection')}
              title={t('clearSelection')}
              onClick={() => {
                clearSelection(session.store, id);
                bar.current?.querySelector<HTMLElement>('.pick')?.focus();
              }}
            >
              <Icon path={x} />
            </button>
          </>
        )}
      </fieldset>
      <BulkReport id={id} spId={board.spId} onContinue={goOn} />
    </>
  );
}

/** Clears the selection when the page, the filters or the sort change. */
function useEndOfPage(id: string, board: LeadBoardView): void {
  const store = useStore();
  const { spId, filters, sort, pageIndex, pageSize } = board;
  const shown = JSON.stringify([spId, filters, sort, pageIndex, pageSize]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the page
  useEffect(() => () => clearSelection(store, id), [id, shown, store]);
}

/** Warns before the page is left: only the leads whose calls have started are stored. */
function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119 asks only for this.
      event.returnValue = true;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);
}

/** '12 leads archived', and what waits for a connection. */
function takenText(edit: LeadEdit, saved: number, waiting: number, widget: Widget): string {
  const { plural } = widget;
  if (saved === 0) return plural(waiting, 'oneWhenOnline', 'manyWhenOnline');
  const done = savedText(edit, saved, widget);
  return waiting === 0 ? done : plural(waiting, 'oneMoreWhenOnline', 'manyMoreWhenOnline', { done });
}

function savedText(edit: LeadEdit, saved: number, widget: Widget): string {
  const { plural } = widget;
  if (edit.field === 'status') {
    return plural(saved, 'oneStatusChanged', 'manyStatusChanged', { status: statusLabel(edit.value, widget) });
  }
  if (edit.field === 'archived') {
    if (edit.value) return plural(saved, 'oneArchived', 'manyArchived');
    return plural(saved, 'oneRestored', 'manyRestored');
  }
  if (edit.value) return plural(saved, 'oneMarkedRead', 'manyMarkedRead');
  return plural(saved, 'oneMarkedUnread', 'manyMarkedUnread');
}

interface BulkActions {
  readonly actions: readonly BulkAction[];
  readonly statuses: readonly BulkAction[];
  /** The edit of the U key. */
  readonly toggleRead: LeadEdit;
}

function useActions({ spId, filters }: LeadBoardView, selectedIds: readonly string[], widget: Widget): BulkActions {
  const { t } = widget;
  const known = useAtomValue(leadsAtom);
  const leads = selectedIds.flatMap((leadId) => known.get(leadKey({ spId, leadId })) ?? []);
  const isRead = leads.every(({ read }) => read);
  return {
    actions: [
      { id: 'read', label: t('markAsRead'), edit: { field: 'read', value: true }, isOff: isRead },
      {
        id: 'unread',
        label: t('markAsUnread'),
        edit: { field: 'read', value: false },
        isOff: leads.every(({ read }) => !read),
      },
      {
        id: 'archive',
        label: t(filters.archived ? 'moveToActiveLeads' : 'bulkArchive'),
        edit: { field: 'archived', value: !filters.archived },
        isOff: false,
      },
    ],
    statuses: LEAD_STATUSES.map((status) => ({
      id: status,
      label: statusLabel(status, widget),
      edit: { field: 'status', value: status },
      isOff: leads.every((lead) => lead.status === status),
    })),
    toggleRead: { field: 'read', value: !isRead },
  };
}

interface SelectPageProps {
  readonly id: string;
  /** How many leads are on the page, and how many of them are selected. */
  readonly shown: number;
  readonly count: number;
}

function SelectPage({ id, shown, count }: SelectPageProps): ReactElement {
  const { t, session } = useWidget();
  const boxId = useId();
  return (
    <span className="pick-page">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < shown;
        }}
        id={boxId}
        type="checkbox"
        className="pick"
        aria-label={t('selectPage')}
        checked={count > 0 && count === shown}
        disabled={shown === 0}
        onChange={() => (count === shown ? clearSelection(session.store, id) : selectBoardPage(session.store, id))}
      />
      {count === 0 ? <label htmlFor={boxId}>{t('selectPage')}</label> : null}
    </span>
  );
}
