import { atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import type { WidgetSession } from '../element/run-call.js';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import { changesNothing, type LeadEdit } from '../lead-card/lead/edit.js';
import { leadChangesAtom, undoWaiting } from '../lead-card/lead/lead-changes.js';
import { editLead } from '../lead-card/lead/lead-edit.js';
import { type LastEdit, lastEditAtom, saveOfAtom } from '../lead-card/lead/lead-save.js';
import { leadsAtom } from '../lead-card/lead/lead-state.js';
import { statusLabel } from '../lead-card/lead-text.js';
import { type LeadKey, leadKey } from '../session/lead-ref.js';
import type { Store } from '../session/session.js';
import { Toast } from '../ui/toast/toast.js';
import { createRequestId } from '../web/request-id.js';
import type { BoardId } from './list/board-state.js';
import { openLead } from './list/load.js';
import { rowOf } from './list/rows.js';

const OFFERED_SECONDS = 8;

/** The toast after archive, status and 'Mark as unread', with 'Undo'. */
export function BoardUndo({ id }: { id: BoardId }): ReactElement {
  const widget = useWidget();
  const { t, session, root } = widget;
  const offer = useAtomValue(undoOfferAtom, (offerIn) => offerIn(session));
  const phase = useAtomValue(phasesOfAtom, (phasesOf) => undoPhase(phasesOf(offer)));
  const groupText = useAtomValue(phasesOfAtom, (phasesOf) => undoText(offer, phasesOf(offer)));
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

/** How many frames a lead may take to reappear: about ten seconds, because its page is loaded again. */
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
    const row = rowOf(root, leadId);
    // While the list loads again it is inert, and nothing in it takes the focus.
    if (row && row.closest('[inert]') === null) {
      onFound();
      row.querySelector<HTMLElement>('.toggle')?.focus();
    } else if (frames > 0) focusLead(root, leadId, from, onFound, frames - 1);
  });
}

/** Ids of requests that undo another one. They cannot be undone themselves. */
const undoneAtom = atom(() => new Set<string>());

/** The state of a change. `held` waits for the person; `gone` was replaced or dropped. */
type ChangePhase = 'saving' | 'waiting' | 'held' | 'saved' | 'failed' | 'gone';

/** The phases of a change of one or of many leads. */
export const phasesOfAtom = atom((get) => {
  const saveOf = get(saveOfAtom);
  const leads = get(leadsAtom);
  const phaseOf = (key: LeadKey, edit: LeadEdit): ChangePhase => {
    const save = saveOf(key, edit.field);
    if (save !== null && save.wanted.value === edit.value) {
      return save.phase === 'waiting' && save.isHeld ? 'held' : save.phase;
    }
    const known = leads.get(key);
    return known === undefined || changesNothing(known, edit) ? 'saved' : 'gone';
  };
  return (offer: LastEdit | null): readonly ChangePhase[] => {
    if (offer === null) return [];
    const { spId } = offer.lead;
    const steps = offer.group?.steps ?? [{ leadId: offer.lead.leadId, edit: offer.edit }];
    return steps.map(({ leadId, edit }) => phaseOf(leadKey({ spId, leadId }), edit));
  };
});

/** The change that can be undone in a widget now: the last one made there, unless its save failed. */
export const undoOfferAtom = atom((get) => {
  const last = get(lastEditAtom);
  const isOffered =
    last !== null &&
    !get(undoneAtom).has(last.requestId) &&
    get(phasesOfAtom)(last).some((phase) => phase !== 'failed' && phase !== 'gone');
  return (session: WidgetSession): LastEdit | null => (isOffered && last.session === session ? last : null);
});

const UNSAVED = ['saving', 'waiting', 'held'] as const;

type UndoPhase = (typeof UNSAVED)[number] | 'saved';

/** The state of what can be undone. One unsaved change of a group makes the group unsaved. */
export function undoPhase(phases: readonly ChangePhase[]): UndoPhase {
  return UNSAVED.find((phase) => phases.includes(phase)) ?? 'saved';
}

/** What a change of many leads says: how many are saved, and how many are not yet. Empty for a change of one. */
export function undoText(offer: LastEdit | null, phases: readonly ChangePhase[]): string {
  const waiting = phases.filter((phase) => UNSAVED.some((each) => each === phase)).length;
  return offer?.group?.text(phases.filter((phase) => phase === 'saved').length, waiting) ?? '';
}

function dismissUndo(store: Store, requestId: string): void {
  if (store.get(lastEditAtom)?.requestId === requestId) store.set(lastEditAtom, null);
}

/** Undoes a change by sending the opposite call. One that still waits was not sent, and only goes. */
export async function undoEdit(offer: LastEdit, board: BoardId): Promise<boolean> {
  const { lead, before, session } = offer;
  const { store } = session;
  if (store.get(leadChangesAtom).get(offer.requestId)?.save.phase === 'waiting') {
    dismissUndo(store, offer.requestId);
    undoWaiting(store, offer.requestId);
    return true;
  }
  const requestId = createRequestId();
  store.get(undoneAtom).add(requestId);
  dismissUndo(store, offer.requestId);
  return editLead(session, lead, before, { list: board, requestId });
}
