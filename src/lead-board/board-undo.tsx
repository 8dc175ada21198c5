import { type ReactElement, useEffect, useLayoutEffect, useMemo } from 'react';
import { useAtomValue, useStore } from '../element/widget/store.js';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import type { LeadEdit } from '../lead-card/lead/edit.js';
import { dismissUnsaved, unsavedChangesAtom } from '../lead-card/lead/lead-changes.js';
import { beginLeadOutbox, retryUnsaved, savedFromEarlierAtom } from '../lead-card/lead/lead-outbox.js';
import { statusLabel } from '../lead-card/lead-text.js';
import { Icon } from '../ui/icons/icon.js';
import { alert, check, clock } from '../ui/icons/icons.js';
import { Toast } from '../ui/toast/toast.js';
import {
  dismissUndo,
  refillBoard,
  type UndoPhase,
  undoEdit,
  undoOfferAtomOf,
  undoPhaseAtomOf,
  undoTextAtomOf,
} from './list/archive.js';
import type { BoardId } from './list/board-state.js';
import { openLead } from './list/load.js';

/** Seconds that 'Undo' is offered. */
const OFFERED_SECONDS = 8;

export interface BoardWaitingProps {
  readonly id: BoardId;
  readonly spId: string;
  readonly visibleIds: readonly string[];
}

/**
 * How many changes that no lead in view shows wait for a connection or were refused, such as an archive, and how many of
 * an earlier page the gateway has now accepted.
 */
export function BoardWaiting({ id, spId, visibleIds }: BoardWaitingProps): ReactElement {
  const { t, plural, format, session } = useWidget();
  const store = useStore();
  useEffect(() => beginLeadOutbox(session), [session]);
  const unseen = useAtomValue(unsavedChangesAtom).filter(
    ({ lead }) => lead.spId === spId && !visibleIds.includes(lead.leadId),
  );
  const savedFromEarlier = useAtomValue(savedFromEarlierAtom);
  const waiting = unseen.filter(({ hasFailed }) => !hasFailed);
  const failed = unseen.filter(({ hasFailed }) => hasFailed);
  // Before the gateway has them, it would answer with the same leads.
  const mayRefill = visibleIds.length === 0 && waiting.length === 0;
  useLayoutEffect(() => {
    if (mayRefill) refillBoard(session, id);
  }, [mayRefill, id, session]);
  const retry = (changes: typeof unseen) => {
    for (const { requestId } of changes) void retryUnsaved(session, requestId);
  };
  const dismiss = () => {
    for (const { requestId } of failed) dismissUnsaved(store, requestId);
  };
  return (
    <div role="status">
      {savedFromEarlier === 0 ? null : (
        <div className="strip">
          <Icon path={check} />
          <span>
            {savedFromEarlier === 1
              ? t('oneSavedFromEarlier')
              : t('manySavedFromEarlier', { count: format.count(savedFromEarlier) })}
          </span>
          <button type="button" className="link" onClick={() => store.set(savedFromEarlierAtom, 0)}>
            {t('dismiss')}
          </button>
        </div>
      )}
      {waiting.length === 0 ? null : (
        <div className="strip">
          <Icon path={clock} />
          <span>{plural(waiting.length, 'oneNotSavedYet', 'manyNotSavedYet')}</span>
          <button type="button" className="link" onClick={() => retry(waiting)}>
            {t('retry')}
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
    </div>
  );
}

/** The toast after archive, status and 'Mark as unread', with 'Undo'. */
export function BoardUndo({ id }: { id: BoardId }): ReactElement {
  const widget = useWidget();
  const { t, session, root } = widget;
  const offer = useAtomValue(useMemo(() => undoOfferAtomOf(session), [session]));
  const phase = useAtomValue(useMemo(() => undoPhaseAtomOf(offer), [offer]));
  const groupText = useAtomValue(useMemo(() => undoTextAtomOf(offer), [offer]));
  return (
    <Toast
      message={
        offer && {
          id: offer.requestId,
          text: phase === 'held' ? t('notSavedYet') : groupText || textOf(offer.edit, phase, widget),
          tone: TONES[phase],
          seconds: phase === 'saving' ? undefined : OFFERED_SECONDS,
          action: {
            label: t('undo'),
            onAction: () => {
              if (offer.group) return offer.group.undo();
              // An archived lead takes the focus when it is back, also from where the keyboard has returned to.
              const { leadId } = offer.lead;
              const isArchived = offer.edit.field === 'archived';
              const from = isArchived ? focusIn(root) : null;
              const reopen = () => isArchived && openLead(session, id, leadId, { isAutomatic: true });
              void undoEdit(offer, id).then(() => focusLead(root, leadId, from, reopen));
            },
          },
        }
      }
      dismissLabel={t('dismiss')}
      onEnd={(requestId) => dismissUndo(session.store, requestId)}
    />
  );
}

const TONES = { saving: 'busy', waiting: 'waiting', held: 'waiting', saved: 'success' } as const;

function textOf(edit: LeadEdit, phase: Exclude<UndoPhase, 'held'>, widget: Widget): string {
  const { t } = widget;
  const { field, value } = edit;
  if (field === 'status') return t(STATUS_TEXTS[phase], { status: statusLabel(value, widget) });
  if (field === 'archived') return t((value ? ARCHIVE_TEXTS : RESTORE_TEXTS)[phase]);
  return t(UNREAD_TEXTS[phase]);
}

const STATUS_TEXTS = { saving: 'savingStatus', waiting: 'statusWhenOnline', saved: 'statusChanged' } as const;
const ARCHIVE_TEXTS = { saving: 'archivingLead', waiting: 'archivedWhenOnline', saved: 'leadArchived' } as const;
const RESTORE_TEXTS = { saving: 'restoringLead', waiting: 'restoredWhenOnline', saved: 'leadRestored' } as const;
const UNREAD_TEXTS = { saving: 'markingUnread', waiting: 'unreadWhenOnline', saved: 'markedUnread' } as const;

const focusIn = (root: Node): Element | null => (root instanceof ShadowRoot ? root.activeElement : null);

/** How many frames a lead may take to come back: about three seconds, for its page is loaded again. */
const LONGEST_FRAMES = 180;

/** Moves the focus to the lead from the removed 'Undo' button or from `from`, unless it has gone elsewhere. */
function focusLead(
  root: Node,
  leadId: string,
  from: Element | null,
  onFound: () => unknown,
  frames = LONGEST_FRAMES,
): void {
  requestAnimationFrame(() => {
    const at = focusIn(root);
    if (!(root instanceof ShadowRoot) || (at !== from && at?.matches('a, button, input, textarea, select'))) return;
    const rows = [...root.querySelectorAll<HTMLElement>('[data-lead-id]')];
    const row = rows.find(({ dataset }) => dataset['leadId'] === leadId);
    // While the list loads again it is inert, and nothing in it takes the focus.
    if (row && row.closest('[inert]') === null) {
      onFound();
      row.querySelector<HTMLElement>('.toggle')?.focus();
    } else if (frames > 0) focusLead(root, leadId, from, onFound, frames - 1);
  });
}
