import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../element/widget/lazy-boundary.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { TextField } from '../../ui/field/text-field.js';
import { Icon } from '../../ui/icons/icon.js';
import { more, star } from '../../ui/icons/icons.js';
import { Menu } from '../../ui/list/menu.js';
import { Dialog } from '../../ui/popup/dialog.js';
import { Toast } from '../../ui/toast/toast.js';
import { createRequestId } from '../../web/request-id.js';
import { queryBoard } from '../list/board-pages.js';
import type { LeadBoardView } from '../list/board-state.js';
import {
  activeView,
  changeView,
  MAX_SAVED_VIEWS,
  MAX_VIEW_NAME,
  nameError,
  restoreView,
  type SavedView,
  startWith,
  viewFilters,
  viewQuery,
  withoutView,
} from './saved-view-rules.js';
import { keepSavedViews, useSavedViews } from './use-saved-views.js';

const OFFERED_SECONDS = 8;

export interface BoardSavedViewsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** The host's views; undefined if it has none. */
  readonly provided: object | undefined;
}

/** The saved views of a board as a row of buttons, with a menu of actions. */
export function BoardSavedViews({ id: boardId, board, provided }: BoardSavedViewsProps): ReactElement {
  const { t, session } = useWidget();
  const { spId, filters, sort } = board;
  const { views, change } = useSavedViews(spId, provided);
  const { store } = session;
  const keep = () => keepSavedViews(store, spId);
  useEffect(keep, [store, spId]);
  const active = activeView(views, { filters, sort });
  const current = { filters: viewFilters(filters), sort };
  const [appliedId, setAppliedId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'save' | SavedView | null>(null);
  const [removed, setRemoved] = useState<{ view: SavedView; index: number; id: string } | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const chosen = active ?? views.find(({ id }) => id === appliedId);

  const remove = (view: SavedView) => {
    const index = views.indexOf(view);
    // The next view takes the focus, or the last one, or 'Save view'.
    const chips = row.current?.querySelectorAll<HTMLElement>('.chip') ?? [];
    (chips[index + 1] ?? chips[index - 1] ?? row.current?.querySelector<HTMLElement>('.save-view'))?.focus();
    change((now) => withoutView(now, view.id));
    setRemoved({ view, index, id: createRequestId() });
  };
  const apply = (view: SavedView) => {
    setAppliedId(view.id);
    queryBoard(session, boardId, { ...viewQuery(view, filters), page: 1 });
  };
  const ask = (about: 'save' | SavedView) => {
    // The views of other tabs count from now on.
    keep();
    setDialog(about);
  };
  const save = (name: string) => {
    const view = { id: createRequestId().slice(0, 8), name, ...current };
    change((now) => [...now, view]);
    setAppliedId(view.id);
    setDialog(null);
  };
  const rename = (view: SavedView, name: string) => {
    change((now) => changeView(now, view.id, { name }));
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
          notLoaded={(retry) => <NotLoaded onRetry={retry} />}
          items={[
            { id: 'rename', label: t('renameView'), hint: 'F2', onSelect: () => ask(chosen) },
            {
              id: 'start',
              label: t(chosen.isDefault ? 'doNotStartWithView' : 'startWithView'),
              onSelect: () => change((now) => startWith(now, chosen.isDefault ? null : chosen.id)),
            },
            ...(chosen === active
              ? []
              : [
                  {
                    id: 'replace',
                    label: t('replaceView'),
                    onSelect: () => change((now) => changeView(now, chosen.id, current)),
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
            dialog === 'save' ? (
              <>
                <p>{t(provided === undefined ? 'viewIsOnDevice' : 'viewIsSaved')}</p>
                {filters.name === undefined ? null : <p>{t('viewWithoutName')}</p>}
              </>
            ) : undefined
          }
          name={dialog === 'save' ? '' : dialog.name}
          others={dialog === 'save' ? views : withoutView(views, dialog.id)}
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
              onAction: () => change((now) => restoreView(now, removed.view, removed.index)),
            },
          }
        }
        dismissLabel={t('dismiss')}
        onEnd={() => setRemoved(null)}
      />
    </div>
  );
}

interface ViewChipsProps {
  readonly views: readonly SavedView[];
  readonly active: SavedView | undefined;
  readonly onApply: (view: SavedView) => void;
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

interface NameDialogProps {
  readonly heading: string;
  /** Says what is stored. */
  readonly description?: ReactNode;
  readonly name: string;
  readonly others: readonly SavedView[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog(props: NameDialogProps): ReactElement {
  const { heading, description, others, onName, onClose } = props;
  const { t } = useWidget();
  const [name, setName] = useState(props.name);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const error = nameError(name, others);
  const submit = () => {
    setChecked(true);
    if (error === null) onName(name.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      heading={heading}
      closeLabel={t('close')}
      description={description}
      onClose={onClose}
      onSubmit={submit}
      width={400}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="btn primary">
            {t('save')}
          </button>
        </>
      }
    >
      <TextField
        label={t('viewName')}
        value={name}
        onChange={setName}
        maxLength={MAX_VIEW_NAME}
        error={isChecked && error !== null ? t(error === 'empty' ? 'viewNameEmpty' : 'viewNameTaken') : undefined}
        attributes={{ required: true, autoComplete: 'off', enterKeyHint: 'done' }}
        inputRef={field}
      />
    </Dialog>
  );
}
