import { atom } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { changesNothing, type LeadEdit } from '../../lead-card/lead/edit.js';
import { archiveLead, editLead } from '../../lead-card/lead/lead-edit.js';
import { type LastEdit, lastEditAtom, saveOfAtom } from '../../lead-card/lead/lead-save.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { type LeadKey, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import type { BoardId } from './board-state.js';

/** Ids of requests that undo another one. They cannot be undone themselves. */
const undoneAtom = atom(() => new Set<string>());

/** The state of a change. `held` waits for the person; `gone` was replaced or dropped. */
type ChangePhase = 'saving' | 'waiting' | 'held' | 'saved' | 'failed' | 'gone';

/** The phases of a change of one or of many leads. */
const phasesOfAtom = atom((get) => {
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
  return ({ lead: { spId, leadId }, edit, group }: LastEdit): readonly ChangePhase[] =>
    (group?.steps ?? [{ leadId, edit }]).map((step) => phaseOf(leadKey({ spId, leadId: step.leadId }), step.edit));
});

/** The change that can be undone in a widget now: the last one made there, unless its save failed. */
export const undoOfferAtomOf = (session: WidgetSession) =>
  atom((get): LastEdit | null => {
    const last = get(lastEditAtom);
    if (last === null || last.session !== session || get(undoneAtom).has(last.requestId)) return null;
    return get(phasesOfAtom)(last).every((phase) => phase === 'failed' || phase === 'gone') ? null : last;
  });

/** The state of what can be undone. One unsaved change of a group makes the group unsaved. */
export const undoPhaseAtomOf = (offer: LastEdit | null) =>
  atom((get): UndoPhase => {
    if (offer === null) return 'saved';
    const phases = get(phasesOfAtom)(offer);
    return UNSAVED.find((phase) => phases.includes(phase)) ?? 'saved';
  });

const UNSAVED = ['saving', 'waiting', 'held'] as const;

export type UndoPhase = (typeof UNSAVED)[number] | 'saved';

/** What a change of many leads says: how many are saved, and how many are not yet. Empty for a change of one. */
export const undoTextAtomOf = (offer: LastEdit | null) =>
  atom((get): string => {
    if (!offer?.group) return '';
    const phases = get(phasesOfAtom)(offer);
    const waiting = phases.filter((phase) => UNSAVED.some((each) => each === phase)).length;
    return offer.group.text(phases.filter((phase) => phase === 'saved').length, waiting);
  });

export function dismissUndo(store: Store, requestId: string): void {
  if (store.get(lastEditAtom)?.requestId === requestId) store.set(lastEditAtom, null);
}

/** Undoes a change by sending the opposite call. */
export function undoEdit(offer: LastEdit, board: BoardId): Promise<boolean> {
  const { lead, before, session } = offer;
  const { store } = session;
  const requestId = createRequestId();
  store.get(undoneAtom).add(requestId);
  dismissUndo(store, offer.requestId);
  return isArchiving(before)
    ? archiveLead(session, lead, before.value, { list: board, requestId })
    : editLead(session, lead, before, { requestId });
}

function isArchiving(edit: LeadEdit): edit is Extract<LeadEdit, { field: 'archived' }> {
  return edit.field === 'archived';
}
