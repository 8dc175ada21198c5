import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadFilters, LeadSort } from '../../gateway/lead-query.js';
import { Icon } from '../../ui/icons/icon.js';
import { more, star } from '../../ui/icons/icons.js';
import { Menu } from '../../ui/list/menu.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { Toast } from '../../ui/toast/toast.js';
import { createRequestId } from '../../web/request-id.js';
import { queryBoard } from '../list/board-actions.js';
import type { LeadBoardView } from '../list/board-state.js';
import { NameDialog } from './name-dialog.js';
import {
  activeView,
  changeView,
  MAX_SAVED_VIEWS,
  MAX_VIEW_NAME,
  nameFault,
  restoreView,
  type SavedView,
  startWith,
  viewFilters,
  viewQuery,
  withoutView,
} from './saved-view-rules.js';

import { keepSavedViews, useSavedViews } from './use-saved-views.js';

type Views = readonly SavedView[];

interface SavedViewsProps {
  readonly views: Views;
  /** The view that the board shows now. */
  readonly active: SavedView | undefined;
  /** What would be saved now. */
  readonly current: { readonly filters: LeadFilters; readonly sort: LeadSort };
  /** The board is filtered by a customer's name, which is not saved. */
  readonly leavesOutName: boolean;
  /** The views are stored here, not by the host. */
  readonly isOnDevice: boolean;
  readonly onChange: (change: (views: Views) => Views) => void;
  readonly onApply: (view: SavedView) => void;
  /** A name is asked for: the views of other tabs count from now on. */
  readonly onAsk: () => void;
}

/** Seconds that 'Undo' is offered. */
const OFFERED_SECONDS = 8;

interface Removed {
  readonly view: SavedView;
  readonly index: number;
  readonly id: string;
}

/** The saved views as a row of buttons, and what can be done with them. */
export function SavedViews(props: SavedViewsProps): ReactElement {
  const { views, active, current, leavesOutName, isOnDevice, onChange, onApply, onAsk } = props;
  const { t } = useWidget();
  const [appliedId, setAppliedId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const chips = useFocusAfterRemoval(row, views);
  const chosen = active ?? views.find(({ id }) => id === appliedId);

  const remove = (view: SavedView) => {
    const index = views.indexOf(view);
    chips.expectRemoval(index);
    onChange((now) => withoutView(now, view.id));
    setRemoved({ view, index, id: createRequestId() });
  };
  const apply = (view: SavedView) => {
    setAppliedId(view.id);
    onApply(view);
  };
  const ask = (about: 'save' | SavedView) => {
    onAsk();
    setDialog(about);
  };
  const save = (name: string) => {
    const view = { id: createRequestId().slice(0, 8), name, ...current };
    onChange((now) => [...now, view]);
    setAppliedId(view.id);
    setDialog(null);
  };
  const rename = (view: SavedView, name: string) => {
    onChange((now) => changeView(now, view.id, { name }));
    setDialog(null);
  };
  return (
    <div className="views" part="views" ref={row}>
      {views.length === 0 ? (
        <p className="muted">{t('noViews')}</p>
      ) : (
        <ViewChips views={views} active={active} onApply={apply} onRemove={remove} onRename={ask} />
      )}
      {chosen === undefined ? null : (
        <Menu
          label={t('viewActions', { name: chosen.name })}
          className="btn quiet only"
          items={[
            { id: 'rename', label: t('renameView'), hint: 'F2', onSelect: () => ask(chosen) },
            {
              id: 'start',
              label: t(chosen.isDefault ? 'doNotStartWithView' : 'startWithView'),
              onSelect: () => onChange((now) => startWith(now, chosen.isDefault ? null : chosen.id)),
            },
            ...(chosen === active
              ? []
              : [
                  {
                    id: 'replace',
                    label: t('replaceView'),
                    onSelect: () => onChange((now) => changeView(now, chosen.id, current)),
                  },
                ]),
            { id: 'delete', label: t('deleteView'), hint: 'Del', onSelect: () => remove(chosen) },
          ]}
        >
          <Icon path={more} />
        </Menu>
      )}
      <button type="button" className="btn save-view" aria-haspopup="dialog" onClick={() => ask('save')}>
        <span className="plus" aria-hidden="true">
          +
        </span>
        <span className="words">{t('saveView')}</span>
      </button>
      {dialog === null ? null : dialog === 'save' && views.length >= MAX_SAVED_VIEWS ? (
        <Dialog
          heading={t('saveView')}
          closeLabel={t('close')}
          description={t('viewsFull', { count: MAX_SAVED_VIEWS })}
          onClose={() => setDialog(null)}
        />
      ) : (
        <NameDialog
          heading={t(dialog === 'save' ? 'saveView' : 'renameView')}
          description={
            dialog === 'save' ? <SaveHint isOnDevice={isOnDevice} leavesOutName={leavesOutName} /> : undefined
          }
          name={dialog === 'save' ? '' : dialog.name}
          maxLength={MAX_VIEW_NAME}
          faultOf={(name) =>
            nameFault(
              name,
              views.filter(({ id }) => dialog === 'save' || id !== dialog.id),
            )
          }
          onName={(name) => (dialog === 'save' ? save(name) : rename(dialog, name))}
          onClose={() => setDialog(null)}
        />
      )}
      <Toast
        message={
          removed && {
            id: removed.id,
            text: t('viewDeleted', { name: removed.view.name }),
            seconds: OFFERED_SECONDS,
            action: {
              label: t('undoDeleteView'),
              onAction: () => onChange((now) => restoreView(now, removed.view, removed.index)),
            },
          }
        }
        dismissLabel={t('dismiss')}
        onEnd={() => setRemoved(null)}
      />
    </div>
  );
}

function SaveHint({ isOnDevice, leavesOutName }: Pick<SavedViewsProps, 'isOnDevice' | 'leavesOutName'>): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p>{t(isOnDevice ? 'viewIsOnDevice' : 'viewIsSaved')}</p>
      {leavesOutName ? <p>{t('viewWithoutName')}</p> : null}
    </>
  );
}

interface ViewChipsProps extends Pick<SavedViewsProps, 'views' | 'active' | 'onApply'> {
  readonly onRemove: (view: SavedView) => void;
  readonly onRename: (view: SavedView) => void;
}

/** One Tab stop: arrows move, Enter applies, F2 renames, Delete removes. */
function ViewChips({ views, active, onApply, onRemove, onRename }: ViewChipsProps): ReactElement {
  const { t } = useWidget();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const stop = views.find(({ id }) => id === focusedId) ?? active ?? views[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, view: SavedView) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
    const at = views.indexOf(view);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Readonly<Record<string, number>> = {
      [forward]: at + 1,
      [back]: at - 1,
      Home: 0,
      End: views.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) buttons[step]?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(view);
    else if (event.key === 'F2') onRename(view);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="chips" role="toolbar" aria-label={t('savedViews')}>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          className="chip"
          aria-pressed={view === active}
          aria-keyshortcuts="F2 Delete"
          tabIndex={view === stop ? 0 : -1}
          onFocus={() => setFocusedId(view.id)}
          onKeyDown={(event) => onKeyDown(event, view)}
          onClick={() => onApply(view)}
        >
          {view.isDefault ? <Icon path={star} /> : null}
          <bdi>{view.name}</bdi>
          {view.isDefault ? <span className="sr"> ({t('viewIsFirst')})</span> : null}
        </button>
      ))}
    </div>
  );
}

/** After a view was removed, focuses the next one, the last one, or 'Save view'. */
function useFocusAfterRemoval(row: { readonly current: HTMLElement | null }, views: Views) {
  const due = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is another one
  useLayoutEffect(() => {
    const index = due.current;
    due.current = null;
    if (index === null) return;
    const left = [...(row.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
    (left[index] ?? left.at(-1) ?? row.current?.querySelector<HTMLElement>('.save-view'))?.focus();
  }, [row, views]);
  return {
    expectRemoval: (index: number) => {
      due.current = index;
    },
  };
}

export interface BoardSavedViewsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** The host's views; undefined if it has none. */
  readonly given: object | undefined;
}

/** The saved views of a board. */
export function BoardSavedViews({ id, board, given }: BoardSavedViewsProps): ReactElement {
  const { session } = useWidget();
  const { views, change } = useSavedViews(board.spId, given);
  const store = useStore();
  const { spId, filters, sort } = board;
  const keep = () => keepSavedViews(store, spId);
  useEffect(keep, [store, spId]);
  return (
    <SavedViews
      key={spId}
      views={views}
      active={activeView(views, { filters, sort })}
      current={{ filters: viewFilters(filters), sort }}
      leavesOutName={filters.name !== undefined}
      isOnDevice={given === undefined}
      onChange={change}
      onApply={(view) => queryBoard(session, id, { ...viewQuery(view, filters), page: 1 })}
      onAsk={keep}
    />
  );
}
