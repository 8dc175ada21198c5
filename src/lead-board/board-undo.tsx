import { type ReactElement, useMemo } from 'react';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import type { LeadEdit } from '../lead-card/lead/edit.js';
import { statusLabel } from '../lead-card/lead-text.js';
import { Toast } from '../ui/toast/toast.js';
import type { BoardId } from './list/board-state.js';
import { openLead } from './list/load.js';
import {
  dismissUndo,
  type UndoPhase,
  undoEdit,
  undoOfferAtomOf,
  undoPhaseAtomOf,
  undoTextAtomOf,
} from './list/undo.js';

const OFFERED_SECONDS = 8;

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

/** How many frames a lead may take to come back: about ten seconds, because its page is loaded again. */
const LONGEST_FRAMES = 600;

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
