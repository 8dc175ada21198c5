import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { WidgetSession } from '../../element/run-call.js';
import { changesNothing, type LeadEdit } from '../../lead-card/lead/edit.js';
import { editLeadAtom } from '../../lead-card/lead/lead-edit.js';
import { type LastEdit, lastEditAtom, saveOfAtom } from '../../lead-card/lead/lead-save.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { createRequestId } from '../../web/request-id.js';
import { type BoardId, leadBoardsAtom, type OfBoard, patchBoardAtom, visibleIdsAtom } from './board-state.js';
import { loadBoardAtom, openNeighbourAtom } from './load.js';

/** Ids of requests that undo another one. They cannot be undone themselves. */
const undoneAtom = atom(() => new Set<string>());

/** Where a change is on its way to the gateway. `held` waits for the person, `gone` was replaced or dropped. */
type ChangePhase = 'saving' | 'waiting' | 'held' | 'saved' | 'failed' | 'gone';

function phaseOf(get: Getter, lead: LeadRef, edit: LeadEdit): ChangePhase {
  const key = leadKey(lead);
  const save = get(saveOfAtom)(key, edit.field);
  if (save !== null && save.wanted.value === edit.value) {
    return save.phase === 'waiting' && save.isHeld ? 'held' : save.phase;
  }
  const known = get(leadsAtom).get(key);
  return known === undefined || changesNothing(known, edit) ? 'saved' : 'gone';
}

/** The change that can be undone in a widget now: the last one made there, unless its save failed. */
export const undoOfferAtomOf = (session: WidgetSession) =>
  atom((get): LastEdit | null => {
    const last = get(lastEditAtom);
    if (last === null || last.session !== session || get(undoneAtom).has(last.requestId)) return null;
    return phasesOf(get, last).every((phase) => phase === 'failed' || phase === 'gone') ? null : last;
  });

function phasesOf(get: Getter, { lead, edit, group }: LastEdit): readonly ChangePhase[] {
  const steps = group?.steps ?? [{ leadId: lead.leadId, edit }];
  return steps.map((step) => phaseOf(get, { spId: lead.spId, leadId: step.leadId }, step.edit));
}

/** Whether the gateway has what can be undone. Of many changes, one that waits decides. */
export const undoPhaseAtomOf = (offer: LastEdit | null) =>
  atom((get): UndoPhase => {
    if (offer === null) return 'saved';
    const phases = phasesOf(get, offer);
    return UNSAVED.find((phase) => phases.includes(phase)) ?? 'saved';
  });

const UNSAVED = ['saving', 'waiting', 'held'] as const;

export type UndoPhase = (typeof UNSAVED)[number] | 'saved';

/** What a change of many leads says: how many are saved, and how many are not yet. Empty for a change of one. */
export const undoTextAtomOf = (offer: LastEdit | null) =>
  atom((get): string => {
    if (!offer?.group) return '';
    const phases = phasesOf(get, offer);
    const waiting = phases.filter((phase) => UNSAVED.some((each) => each === phase)).length;
    return offer.group.text(phases.filter((phase) => phase === 'saved').length, waiting);
  });

export const dismissUndoAtom = atom(null, (get, set, requestId: string) => {
  if (get(lastEditAtom)?.requestId === requestId) set(lastEditAtom, null);
});

/** Undoes a change by sending the opposite call. */
export const undoAtom = atom(
  null,
  (get, set, { offer, board }: { offer: LastEdit; board: BoardId }): Promise<boolean> => {
    const { lead, before, session } = offer;
    const requestId = createRequestId();
    get(undoneAtom).add(requestId);
    set(dismissUndoAtom, offer.requestId);
    return isArchiving(before)
      ? set(archiveLeadAtom, { lead, archived: before.value, session, board, requestId })
      : set(editLeadAtom, { lead, edit: before, session, requestId });
  },
);

interface ArchiveRequest {
  readonly lead: LeadRef;
  readonly archived: boolean;
  readonly session: WidgetSession;
  /** The board where the person chose it. */
  readonly board?: BoardId | undefined;
  /** A retry or replay passes the same id again. */
  readonly requestId?: string;
}

/**
 * Archives or restores a lead. It leaves the boards that it no longer fits at once, and a board where it was open
 * opens the next lead. When the gateway has confirmed, the provider's boards reload their page.
 */
export const archiveLeadAtom = atom(null, archiveLead);

// A function, because an atom cannot set itself: a retry or replay runs it again.
async function archiveLead(get: Getter, set: Setter, request: ArchiveRequest): Promise<boolean> {
  const { lead, archived, session, board, requestId = createRequestId() } = request;
  for (const [id, { spId }] of get(leadBoardsAtom)) {
    if (spId === lead.spId) set(openNeighbourAtom, { id, leadId: lead.leadId, session, emitsEvents: id === board });
  }
  const isApplied = await set(editLeadAtom, {
    lead,
    edit: { field: 'archived', value: archived },
    session,
    requestId,
    again: (again) => archiveLead(get, set, { ...request, session: again, requestId }),
  });
  if (!isApplied) {
    for (const id of get(leadBoardsAtom).keys()) set(patchBoardAtom, { id, patch: { isRefilling: false } });
  }
  if (!isApplied || !session.isAlive()) return isApplied;
  for (const [id, { spId }] of get(leadBoardsAtom))
    if (spId === lead.spId) set(loadBoardAtom, { id, session, isQuiet: true });
  return isApplied;
}

/** Loads a page again whose leads were all archived in another tab, where the board has more. */
export const refillBoardAtom = atom(null, (get, set, { id, session }: OfBoard): void => {
  const board = get(leadBoardsAtom).get(id);
  if (board?.phase !== 'ready' || board.isRefilling) return;
  const { leadIds, totalCount } = board;
  if (leadIds.length === 0 || totalCount <= leadIds.length || get(visibleIdsAtom)(board).length > 0) return;
  set(patchBoardAtom, { id, patch: { isRefilling: true } });
  void set(loadBoardAtom, { id, session, isQuiet: true });
});

function isArchiving(edit: LeadEdit): edit is Extract<LeadEdit, { field: 'archived' }> {
  return edit.field === 'archived';
}
