import { type ReactElement, useEffect, useLayoutEffect } from 'react';
import type { WidgetSession } from '../../element/run-call.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { useIsOffline } from '../../element/widget/widget-notice.js';
import type { LeadChange } from '../../lead-card/lead/edit.js';
import {
  dismissUnsaved,
  type UnsavedChange,
  undoWaiting,
  unsavedChangesAtom,
} from '../../lead-card/lead/lead-changes.js';
import {
  beginLeadOutbox,
  isOutboxSendingAtom,
  retryUnsaved,
  savedFromEarlierAtom,
} from '../../lead-card/lead/lead-outbox.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { nameOf, statusLabel } from '../../lead-card/lead-text.js';
import { leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, check, clock } from '../../ui/icons/icons.js';
import { type BoardId, leadBoardsAtom, patchBoard, visibleIdsAtom } from './board-state.js';
import { loadBoard } from './load.js';

export interface BoardOutboxProps {
  readonly id: BoardId;
  readonly spId: string;
  readonly visibleIds: readonly string[];
}

/**
 * The changes that wait for a connection, by name, with Undo for each; those that the gateway refused and that no lead
 * in view shows; and how many of an earlier page it has now accepted.
 */
export function BoardOutbox({ id, spId, visibleIds }: BoardOutboxProps): ReactElement {
  const widget = useWidget();
  const { t, plural, session } = widget;
  const { store } = session;
  useEffect(() => beginLeadOutbox(session), [session]);
  const leads = useAtomValue(leadsAtom);
  const unsaved = useAtomValue(unsavedChangesAtom).filter(({ lead }) => lead.spId === spId);
  const savedFromEarlier = useAtomValue(savedFromEarlierAtom);
  const waiting = unsaved.filter(({ save }) => save.phase === 'waiting');
  const isSending = useAtomValue(isOutboxSendingAtom);
  const waitsForConnection = !isSending && !waiting.some(({ save }) => save.isHeld);
  // The line above then has Retry for everything.
  const isOffline = useIsOffline();
  const failed = unsaved.filter(({ save, lead }) => save.phase === 'failed' && !visibleIds.includes(lead.leadId));
  // Before the gateway has them, it would answer with the same leads.
  const mayRefill = visibleIds.length === 0 && waiting.length === 0;
  useLayoutEffect(() => {
    if (mayRefill) refillBoard(session, id);
  }, [mayRefill, id, session]);
  const retry = (changes: typeof unsaved) => {
    for (const { save } of changes) void retryUnsaved(session, save.requestId);
  };
  const dismiss = () => {
    for (const { save } of failed) dismissUnsaved(store, save.requestId);
  };
  const textOf = (change: UnsavedChange) => {
    const lead = leads.get(leadKey(change.lead));
    return changeText(change.save.wanted, lead ? nameOf(lead, widget) : t('aLead'), widget);
  };
  return (
    <div>
      <div role="status">
        {savedFromEarlier === 0 ? null : (
          <div className="strip">
            <Icon path={check} />
            <span>{plural(savedFromEarlier, 'oneSavedFromEarlier', 'manySavedFromEarlier')}</span>
            <button type="button" className="link" onClick={() => store.set(savedFromEarlierAtom, 0)}>
              {t('dismiss')}
            </button>
          </div>
        )}
        {failed.length === 0 ? null : (
          <div className="strip">
            <Icon path={alert} />
            <span>{plural(failed.length, 'oneNotSaved', 'manyNotSaved')}</span>
            <span>
              <button type="button" className="link" onClick={() => retry(failed)}>
                {t('retry')}
              </button>{' '}
              <button type="button" className="link" onClick={dismiss}>
                {t('dismiss')}
              </button>
            </span>
          </div>
        )}
        {waiting.length === 0 ? null : (
          <div className="strip">
            <Icon path={clock} />
            <span>
              {waitsForConnection
                ? plural(waiting.length, 'oneWaits', 'manyWait')
                : plural(waiting.length, 'oneNotSavedYet', 'manyNotSavedYet')}
            </span>
            {isOffline ? null : (
              <button type="button" className="link" onClick={() => retry(waiting)}>
                {t('retry')}
              </button>
            )}
          </div>
        )}
      </div>
      {waiting.length === 0 ? null : (
        <div className="strip">
          <ul className="outbox" aria-label={t('outbox')}>
            {waiting.map((change) => (
              <li key={change.save.requestId}>
                <span>{textOf(change)}</span>{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={t('undoOf', { change: textOf(change) })}
                  onClick={() => undoWaiting(store, change.save.requestId)}
                >
                  {t('undo')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What a change does, and to whose lead: 'Archive Wendy Liu'. */
function changeText({ field, value }: LeadChange, name: string, widget: Widget): string {
  const { t } = widget;
  switch (field) {
    case 'feedback':
      return t('changeRating', { name });
    case 'status':
      return t('changeStatus', { name, status: statusLabel(value, widget) });
    case 'notes':
      return t('changeNotes', { name });
    case 'archived':
      return t(value ? 'changeArchive' : 'changeRestore', { name });
    case 'read':
      return t('changeUnread', { name });
  }
}

/** Loads a page again whose leads were all archived in another tab, where the board has more. */
function refillBoard(session: WidgetSession, id: BoardId): void {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board?.phase !== 'ready' || board.isRefilling) return;
  const { leadIds, totalCount } = board;
  if (leadIds.length === 0 || totalCount <= leadIds.length || store.get(visibleIdsAtom)(board).length > 0) return;
  patchBoard(store, id, { isRefilling: true });
  void loadBoard(session, id, { isQuiet: true });
}
