import { useAtomValue, useSetAtom } from 'jotai';
import { memo, type ReactElement, useMemo } from 'react';
import type { LeadEdit } from '../../domain/lead/edit.js';
import { boardToolsMessages } from '../../i18n/lead-board/board-tools.en-US.js';
import { dismissUndoAtom, undoAtom, undoOfferAtomOf } from '../../state/lead-board/archive.js';
import type { BoardId } from '../../state/lead-board/lead-board.js';
import { Toast } from '../../ui/toast/toast.js';
import { statusLabel } from '../lead-card/lead-text.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useWidget, type Widget } from '../widget/widget-context.js';

/** Seconds that 'Undo' is offered. */
const OFFERED_SECONDS = 8;

const MESSAGES = [boardToolsMessages];

/** The toast after archive, status and 'Mark as unread', with 'Undo'. */
export const BoardUndo = memo(function BoardUndo({ id }: { id: BoardId }): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES}>
      <Undo id={id} />
    </LazyPartProvider>
  );
});

function Undo({ id }: { id: BoardId }): ReactElement {
  const widget = useWidget();
  const { t, requester, root } = widget;
  const offer = useAtomValue(useMemo(() => undoOfferAtomOf(requester), [requester]));
  const undo = useSetAtom(undoAtom);
  const dismiss = useSetAtom(dismissUndoAtom);
  return (
    <Toast
      message={
        offer && {
          id: offer.requestId,
          text: textOf(offer.edit, widget),
          seconds: OFFERED_SECONDS,
          action: {
            label: t('undo'),
            onAction: () => void undo({ offer, board: id }).then(() => focusLead(root, offer.lead.leadId)),
          },
        }
      }
      dismissLabel={t('dismiss')}
      onEnd={(requestId) => dismiss(requestId)}
    />
  );
}

function textOf({ field, value }: LeadEdit, widget: Widget): string {
  const { t } = widget;
  if (field === 'status') return t('statusChanged', { status: statusLabel(value, widget) });
  if (field === 'archived') return t(value ? 'leadArchived' : 'leadRestored');
  return t('markedUnread');
}

/** Moves the focus from the removed 'Undo' button to the lead, unless the focus is elsewhere. */
function focusLead(root: Node, leadId: string): void {
  requestAnimationFrame(() => {
    if (!(root instanceof ShadowRoot) || root.activeElement?.matches('a, button, input, textarea, select')) return;
    const rows = [...root.querySelectorAll<HTMLElement>('[data-lead-id]')];
    rows
      .find(({ dataset }) => dataset['leadId'] === leadId)
      ?.querySelector<HTMLElement>('.toggle')
      ?.focus();
  });
}
