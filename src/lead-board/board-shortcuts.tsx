import { Fragment, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BOARD_FEATURES } from '../element/feature.js';
import { NotLoaded } from '../element/widget/lazy-boundary.js';
import { useWidget } from '../element/widget/widget-context.js';
import { LEAD_STATUSES } from '../gateway/lead-status.js';
import type { MessageKey } from '../i18n/messages.js';
import { editLead } from '../lead-card/lead/lead-edit.js';
import { leadsAtom } from '../lead-card/lead/lead-state.js';
import { useLeadReview } from '../lead-card/use-lead-review.js';
import { leadKey } from '../session/lead-ref.js';
import { Dialog } from '../ui/popup/dialog.js';
import { moveToPage } from './list/board-pages.js';
import type { BoardId, LeadBoardView } from './list/board-state.js';
import { openLead } from './list/load.js';
import { rowOf, rowsOf } from './list/rows.js';

export interface BoardShortcutsProps {
  readonly id: BoardId;
  readonly board: LeadBoardView;
  readonly region: RefObject<HTMLElement | null>;
}

/** The action of a key while the focus is on the board and not in a text field. */
type Shortcut =
  | { readonly does: 'move' | 'page'; readonly by: 1 | -1 }
  | { readonly does: 'status'; readonly status: string }
  | { readonly does: 'read' | 'archive' | 'notes' | 'message' | 'help' };

const LETTERS: Readonly<Record<string, Shortcut>> = {
  j: { does: 'move', by: 1 },
  k: { does: 'move', by: -1 },
  l: { does: 'page', by: 1 },
  h: { does: 'page', by: -1 },
  u: { does: 'read' },
  e: { does: 'archive' },
  n: { does: 'notes' },
  m: { does: 'message' },
  '?': { does: 'help' },
};

function shortcutOf(key: string): Shortcut | undefined {
  const status = LEAD_STATUSES[Number(key) - 1];
  return status === undefined ? LETTERS[key.toLowerCase()] : { does: 'status', status };
}

/** Keyboard shortcuts for the focused lead, or else the open one. They do not work while the focus is in a text field. */
export function BoardShortcuts({ id, board, region }: BoardShortcutsProps): ReactElement | null {
  const { t, session } = useWidget();
  const review = useLeadReview();
  const [isHelpShown, setHelpShown] = useState(false);
  const isPageComing = useRef(false);

  const run = (shortcut: Shortcut, row: HTMLElement | null): boolean => {
    if (shortcut.does === 'help') {
      setHelpShown(true);
      return true;
    }
    if (shortcut.does === 'move') return focusRow(region.current, row, shortcut.by);
    if (shortcut.does === 'page') {
      isPageComing.current = moveToPage(session, id, board.pageIndex + shortcut.by);
      return isPageComing.current;
    }
    const leadId = row?.dataset['leadId'] ?? board.openLeadId;
    if (leadId === null || leadId === undefined) return false;
    const leadRef = { spId: board.spId, leadId };
    const lead = session.store.get(leadsAtom).get(leadKey(leadRef));
    if (lead === undefined) return false;
    switch (shortcut.does) {
      case 'status':
        review.chooseStatus(leadRef, shortcut.status);
        return true;
      case 'read':
        void editLead(session, leadRef, { field: 'read', value: !lead.read });
        return true;
      case 'archive':
        focusRow(region.current, row, 1) || focusRow(region.current, row, -1);
        void editLead(session, leadRef, { field: 'archived', value: !lead.archived }, { list: id });
        return true;
      case 'notes':
        flushSync(() => openLead(session, id, leadId));
        editNotes(rowOf(region.current, leadId));
        return true;
      case 'message':
        (row ?? rowOf(region.current, leadId))?.querySelector<HTMLElement>('a.msg')?.click();
        return true;
    }
  };
  useEffect(() => {
    if (!isPageComing.current || board.phase === 'loading') return;
    isPageComing.current = false;
    focusRow(region.current, null, 1);
  }, [board, region]);

  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = isForTheBoard(event) ? shortcutOf(event.key) : undefined;
      if (shortcut === undefined) return;
      const target = event.composedPath()[0];
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-lead-id]') : null;
      if (run(shortcut, row)) event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  });

  if (review.opening.hasFailed) return <NotLoaded onRetry={review.opening.open} />;
  if (review.dialog !== null) return review.dialog;
  return (
    <>
      <button
        type="button"
        className="btn quiet only help"
        aria-label={t('shortcuts')}
        title={t('shortcuts')}
        aria-haspopup="dialog"
        onClick={() => setHelpShown(true)}
      >
        ?
      </button>
      {isHelpShown ? <ShortcutHelp onClose={() => setHelpShown(false)} /> : null}
    </>
  );
}

/**
 * Whether a key is meant for the board. False in a text field or a dialog, with a modifier key, or when the event was
 * already handled.
 */
export function isForTheBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.composedPath()[0];
  return !(
    target instanceof HTMLElement &&
    (target.matches('input:not([type=checkbox]), textarea, select, option, [contenteditable]') ||
      target.closest('dialog'))
  );
}

/** Focuses the header of the next or previous lead; from outside of the list, the first one. */
export function focusRow(region: HTMLElement | null, from: HTMLElement | null, by: 1 | -1): boolean {
  const rows = rowsOf(region);
  const next = from === null ? rows[0] : rows[rows.indexOf(from) + by];
  const toggle = next?.querySelector<HTMLElement>('.toggle');
  toggle?.focus();
  toggle?.scrollIntoView({ block: 'nearest' });
  return toggle != null;
}

/** Focuses the open notes editor, else presses 'Edit notes'. */
function editNotes(row: HTMLElement | undefined): void {
  const notes = row?.querySelector('[part="notes"]');
  const field = notes?.querySelector('textarea');
  if (field) field.focus();
  else notes?.querySelector('button')?.click();
}

const ROWS: readonly (readonly [MessageKey, readonly string[], MessageKey?])[] = [
  ['keyNext', ['J', 'K']],
  ['keyPage', ['L', 'H']],
  ['keyOpen', ['Enter']],
  ['keyStatus', ['1', String(LEAD_STATUSES.length)], 'keyTo'],
  ['keyUnread', ['U']],
  ['keyArchive', ['E']],
  ['keyNotes', ['N']],
  ['keyMessage', ['M']],
  ['keyHelp', ['?']],
];

const SELECT_ROWS: typeof ROWS = [
  ['keySelect', ['X']],
  ['keySelectMore', ['Shift ↓', 'Shift ↑']],
  ['keySelectNone', ['Esc']],
];

function ShortcutHelp({ onClose }: { onClose: () => void }): ReactElement {
  const { t, features } = useWidget();
  const rows = features.includes(BOARD_FEATURES.bulk) ? [...ROWS, ...SELECT_ROWS] : ROWS;
  return (
    <Dialog heading={t('shortcuts')} closeLabel={t('close')} description={t('shortcutsHint')} onClose={onClose}>
      <dl className="keys">
        {rows.map(([label, keys, between]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? <span>{between ? t(between) : null} </span> : null}
                  <kbd className="key">{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
