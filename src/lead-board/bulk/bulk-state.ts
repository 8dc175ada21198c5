import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import type { Failure, WidgetSession } from '../../element/run-call.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import type { LeadEdit } from '../../lead-card/lead/edit.js';
import { editLeadAtom } from '../../lead-card/lead/lead-edit.js';
import { type EditGroup, lastEditAtom, saveOfAtom } from '../../lead-card/lead/lead-save.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { leadKey } from '../../session/lead-ref.js';
import { createRequestId } from '../../web/request-id.js';
import { type BoardId, leadBoardsAtom, type OfBoard, patchBoardAtom, visibleIdsAtom } from '../list/board-state.js';
import { closeLeadAtom, loadBoardAtom, openLeadAtom } from '../list/load.js';
import { neighbourOf } from '../list/order.js';
import { type BulkStep, bulkSteps, stepDue, undoSteps } from './bulk-rules.js';
import { clearSelectionAtom } from './selection-state.js';

/** Most calls at a time. The calls of one lead go one after the other. */
const LANES = 4;

/** Why the leads that are left were not changed. */
export type BulkStop = 'challenge' | 'sign-in' | 'person';

/** A change of many leads: how far it is, and what became of each lead. */
export interface BulkRun {
  readonly edit: LeadEdit;
  /** It takes an earlier one back. */
  readonly isUndo: boolean;
  readonly isRunning: boolean;
  readonly total: number;
  /** Leads whose turn is over. */
  readonly doneCount: number;
  readonly stop: BulkStop | null;
  /** The gateway has accepted the change, or it waits for a connection. */
  readonly taken: readonly BulkStep[];
  readonly failed: readonly BulkStep[];
  /** Someone else has changed the lead meanwhile. */
  readonly changed: readonly BulkStep[];
  /** Not asked for yet, or refused because of what stopped the run. */
  readonly left: readonly BulkStep[];
  /** The leads of `left` that were refused. A replay may have changed them since. */
  readonly refused: readonly string[];
}

const runsAtom = keyedAtom<BoardId, BulkRun>();

/** The last change of many leads on a board, until it is dismissed. Each call makes a new atom; the reader keeps it. */
export const bulkRunAtomOf = (id: BoardId) => atom((get) => get(runsAtom).get(id) ?? null);

interface BulkEdit extends OfBoard {
  readonly leadIds: readonly string[];
  readonly edit: LeadEdit;
}

/**
 * Changes leads one after the other, at most four calls at a time. A lead that has the value already is left alone.
 * @returns how it ended; null where there was nothing to do or another change is on its way
 */
export const editLeadsAtom = atom(null, (get, set, { id, session, leadIds, edit }: BulkEdit) => {
  const { spId } = get(leadBoardsAtom).get(id) ?? {};
  if (spId === undefined) return null;
  const leads = leadIds.flatMap((leadId) => get(leadsAtom).get(leadKey({ spId, leadId })) ?? []);
  const steps = bulkSteps(leads, edit);
  const run = { ...NEW, edit, total: steps.length, left: steps };
  if (steps.length === 0 && get(runsAtom).get(id)?.isRunning !== true) set(clearSelectionAtom, id);
  return steps.length === 0 ? null : runSteps(get, set, { id, session, run });
});

const NEW = {
  isUndo: false,
  isRunning: false,
  doneCount: 0,
  stop: null,
  taken: [],
  failed: [],
  changed: [],
  refused: [],
} as const;

/** Tries again what failed, and goes on with what is left. */
export const continueBulkAtom = atom(null, (get, set, { id, session }: OfBoard) => {
  const last = get(runsAtom).get(id);
  if (last === undefined || last.isRunning) return null;
  const left = [...last.failed, ...last.left];
  const refused = [...last.refused, ...last.failed.map(({ leadId }) => leadId)];
  const run = { ...last, left, refused, total: left.length, doneCount: 0, stop: null, failed: [], changed: [] };
  return runSteps(get, set, { id, session, run });
});

/** Begins no further lead. What is on its way ends. */
export const stopBulkAtom = atom(null, (get, set, id: BoardId) => {
  const run = get(runsAtom).get(id);
  if (run?.isRunning) set(runsAtom, id, { ...run, stop: run.stop ?? 'person' });
});

export const dismissBulkAtom = atom(null, (get, set, id: BoardId) => {
  if (get(runsAtom).get(id)?.isRunning !== true) set(runsAtom, id, null);
});

/** Offers one Undo for a change of many leads. */
export const offerBulkUndoAtom = atom(
  null,
  (get, set, { id, session, run, text }: OfBoard & { run: BulkRun; text: EditGroup['text'] }) => {
    const [first] = run.taken;
    const { spId } = get(leadBoardsAtom).get(id) ?? {};
    if (first === undefined || spId === undefined || run.isUndo) return;
    const { leadId, edit, before } = first;
    const undo = () => {
      const left = undoSteps(run.taken);
      void runSteps(get, set, { id, session, run: { ...NEW, edit: before, isUndo: true, total: left.length, left } });
    };
    const lead = { spId, leadId };
    const group = { steps: run.taken, text, undo };
    set(lastEditAtom, { lead, edit, before, requestId: createRequestId(), session, group });
  },
);

interface RunRequest extends OfBoard {
  readonly run: BulkRun;
}

async function runSteps(get: Getter, set: Setter, { id, session, run }: RunRequest): Promise<BulkRun | null> {
  const { spId } = get(leadBoardsAtom).get(id) ?? {};
  const current = () => get(runsAtom).get(id);
  if (spId === undefined || current()?.isRunning === true) return null;
  const patch = (change: (now: BulkRun) => Partial<BulkRun>) => {
    const now = current();
    if (now !== undefined) set(runsAtom, id, { ...now, ...change(now) });
  };
  set(runsAtom, id, { ...run, isRunning: true });
  set(clearSelectionAtom, id);
  const moves = run.edit.field === 'archived';
  if (moves) leaveBoards(get, set, { id, session, spId, leaving: run.left.map(({ leadId }) => leadId) });

  const lane = async () => {
    for (;;) {
      const now = current();
      const [step, ...left] = now?.left ?? [];
      if (now === undefined || step === undefined || now.stop !== null || !session.isAlive()) return;
      patch(() => ({ left }));
      const fate = await takeStep(get, set, { spId, session, step, isUndo: run.isUndo });
      const { leadId } = step;
      patch(({ doneCount, stop, taken, failed, changed, left, refused }) => {
        if (typeof fate === 'object') {
          return { stop: stop ?? fate.stop, left: [step, ...left], refused: [...refused, leadId] };
        }
        const isTaken = fate === 'taken' || (fate === 'same' && refused.includes(leadId));
        return {
          doneCount: doneCount + 1,
          ...(isTaken ? { taken: [...taken, step] } : {}),
          ...(fate === 'failed' ? { failed: [...failed, step] } : {}),
          ...(fate === 'changed' ? { changed: [...changed, step] } : {}),
        };
      });
    }
  };
  await Promise.all([...Array(LANES)].map(lane));
  patch(() => ({ isRunning: false }));
  if (moves) settleBoards(get, set, { session, spId });
  const ended = current() ?? null;
  const isClean = ended !== null && [ended.failed, ended.changed, ended.left].every(({ length }) => length === 0);
  if (isClean) set(runsAtom, id, null);
  return session.isAlive() ? ended : null;
}

interface StepRequest {
  readonly spId: string;
  readonly session: WidgetSession;
  readonly step: BulkStep;
  readonly isUndo: boolean;
}

/** What became of a lead: an object where nothing more may be asked for now. */
type StepFate = 'taken' | 'same' | 'changed' | 'failed' | { readonly stop: BulkStop };

async function takeStep(get: Getter, set: Setter, request: StepRequest): Promise<StepFate> {
  const { spId, session, step, isUndo } = request;
  const lead = { spId, leadId: step.leadId };
  const key = leadKey(lead);
  const { edit } = step;
  const due = stepDue(get(leadsAtom).get(key), step);
  if (due !== 'due') return due;
  const last = get(saveOfAtom)(key, edit.field);
  const isAgain = last?.phase === 'failed' && last.wanted.value === edit.value;
  const requestId = isAgain ? last.requestId : createRequestId();
  if (edit.field === 'status' && !isUndo && !isAgain)
    session.emit('analytics', analyticsOf('status-change', { leadId: lead.leadId, value: edit.value }));
  const isTaken = await set(editLeadAtom, { lead, edit, session, requestId, isPart: true });
  if (isTaken) {
    // As when the status of one lead is chosen
    const read = { field: 'read', value: true } as const;
    if (edit.field === 'status' && !isUndo) await set(editLeadAtom, { lead, edit: read, session });
    return 'taken';
  }
  const save = get(saveOfAtom)(key, edit.field);
  if (save?.requestId !== requestId) return 'changed';
  if (save.phase === 'waiting') return 'taken';
  return stopOf(save.failure) ?? 'failed';
}

function stopOf(failure: Failure | null): { readonly stop: BulkStop } | undefined {
  if (failure === null) return undefined;
  if (failure.kind === 'challenge') return { stop: 'challenge' };
  return isSignedOut(failure) ? { stop: 'sign-in' } : undefined;
}

interface Leaving {
  readonly id: BoardId;
  readonly session: WidgetSession;
  readonly spId: string;
  readonly leaving: readonly string[];
}

/** Opens a lead that stays in place of one that leaves. A page that will be empty waits for its next leads. */
function leaveBoards(get: Getter, set: Setter, { id, session, spId, leaving }: Leaving): void {
  for (const [of, board] of get(leadBoardsAtom)) {
    if (board.spId !== spId) continue;
    const { openLeadId, leadIds, totalCount } = board;
    const visible = get(visibleIdsAtom)(board);
    const isEmptied = visible.every((leadId) => leaving.includes(leadId));
    if (isEmptied && totalCount > leadIds.length) set(patchBoardAtom, { id: of, patch: { isRefilling: true } });
    if (openLeadId === null || !visible.includes(openLeadId) || !leaving.includes(openLeadId)) continue;
    const staying = visible.filter((leadId) => leadId === openLeadId || !leaving.includes(leadId));
    const next = neighbourOf(staying, openLeadId);
    const opener = of === id ? session : { ...session, emit: () => true };
    if (next === null) set(closeLeadAtom, of);
    else set(openLeadAtom, { id: of, leadId: next, session: opener, isAutomatic: true });
  }
}

/** Loads the pages again from which leads have gone. */
function settleBoards(get: Getter, set: Setter, { session, spId }: Pick<Leaving, 'session' | 'spId'>): void {
  for (const [of, board] of get(leadBoardsAtom)) {
    if (board.spId !== spId) continue;
    if (session.isAlive()) void set(loadBoardAtom, { id: of, session, isQuiet: true });
    else set(patchBoardAtom, { id: of, patch: { isRefilling: false } });
  }
}
