import { analyticsOf } from '../../element/events/analytics.js';
import type { Failure, WidgetSession } from '../../element/run-call.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { changesNothing, editFrom, type LeadEdit } from '../../lead-card/lead/edit.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import { undoWaiting } from '../../lead-card/lead/lead-changes.js';
import { editLead, leadListsAtom } from '../../lead-card/lead/lead-edit.js';
import { type EditGroup, lastEditAtom, saveOfAtom } from '../../lead-card/lead/lead-save.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import { type BoardId, leadBoardsAtom } from '../list/board-state.js';
import { clearSelection } from './selection.js';

/** Concurrent calls. Calls for the same lead run in order. */
const MOST_CALLS = 4;

/** Why the leads that are left were not changed. */
export type BulkStop = 'challenge' | 'sign-in' | 'person';

/** A change of many leads, with its progress and the outcome for each lead. */
export interface BulkRun {
  readonly edit: LeadEdit;
  /** It undoes an earlier one. */
  readonly isUndo: boolean;
  readonly isRunning: boolean;
  readonly total: number;
  /** Leads that are finished. */
  readonly doneCount: number;
  readonly stop: BulkStop | null;
  /** The gateway has accepted the change, or it waits for a connection. */
  readonly taken: readonly BulkStep[];
  readonly failed: readonly BulkStep[];
  /** Someone else has changed the lead meanwhile. */
  readonly changed: readonly BulkStep[];
  /** Not sent yet, or refused by what stopped the run. */
  readonly left: readonly BulkStep[];
  /** The leads of `left` that were refused. A replay may have changed them since. */
  readonly refused: readonly string[];
}

/** The last change of many leads on each board, until it is dismissed. */
export const bulkRunsAtom = keyedAtom<BoardId, BulkRun>();

/**
 * Changes leads with at most four calls at a time. Skips leads that already have the value.
 * @returns the result; null if there is nothing to do or another change is running
 */
export async function editLeads(session: WidgetSession, id: BoardId, leadIds: readonly string[], edit: LeadEdit) {
  const { store } = session;
  const { spId } = store.get(leadBoardsAtom).get(id) ?? {};
  if (spId === undefined) return null;
  const leads = leadIds.flatMap((leadId) => store.get(leadsAtom).get(leadKey({ spId, leadId })) ?? []);
  const steps = bulkSteps(leads, edit);
  if (steps.length > 0) return runSteps(session, id, { ...NEW, edit, total: steps.length, left: steps });
  if (store.get(bulkRunsAtom).get(id)?.isRunning !== true) clearSelection(store, id);
  return null;
}

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

/** Retries failed leads and continues with the rest. */
export async function continueBulk(session: WidgetSession, id: BoardId) {
  const { store } = session;
  const last = store.get(bulkRunsAtom).get(id);
  if (last === undefined || last.isRunning) return null;
  const left = [...last.failed, ...last.left];
  const refused = [...last.refused, ...last.failed.map(({ leadId }) => leadId)];
  const run = { ...last, left, refused, total: left.length, doneCount: 0, stop: null, failed: [], changed: [] };
  return runSteps(session, id, run);
}

/** Starts no more calls. Calls in progress finish. */
export function stopBulk(store: Store, id: BoardId): void {
  const run = store.get(bulkRunsAtom).get(id);
  if (run?.isRunning) store.set(bulkRunsAtom, id, { ...run, stop: run.stop ?? 'person' });
}

export function dismissBulk(store: Store, id: BoardId): void {
  if (store.get(bulkRunsAtom).get(id)?.isRunning !== true) store.set(bulkRunsAtom, id, null);
}

/** Offers one Undo for a change of many leads. */
export function offerBulkUndo(session: WidgetSession, id: BoardId, run: BulkRun, text: EditGroup['text']) {
  const { store } = session;
  const [first] = run.taken;
  const { spId } = store.get(leadBoardsAtom).get(id) ?? {};
  if (first === undefined || spId === undefined || run.isUndo) return;
  const { leadId, edit, before } = first;
  const undo = () => {
    const left = undoSteps(run.taken.filter((step) => !undoIfWaiting(store, spId, step)));
    if (left.length === 0) return;
    void runSteps(session, id, { ...NEW, edit: before, isUndo: true, total: left.length, left });
  };
  const lead = { spId, leadId };
  const group = { steps: run.taken, text, undo };
  store.set(lastEditAtom, { lead, edit, before, requestId: createRequestId(), session, group });
}

/**
 * Drops a change that waits for a connection: nothing was sent that the opposite would undo.
 * @returns whether it waited
 */
function undoIfWaiting(store: Store, spId: string, { leadId, edit }: BulkStep): boolean {
  const save = store.get(saveOfAtom)(leadKey({ spId, leadId }), edit.field);
  if (save?.phase !== 'waiting' || save.wanted.value !== edit.value) return false;
  undoWaiting(store, save.requestId);
  return true;
}

async function runSteps(session: WidgetSession, id: BoardId, run: BulkRun): Promise<BulkRun | null> {
  const { store } = session;
  const { spId } = store.get(leadBoardsAtom).get(id) ?? {};
  const current = () => store.get(bulkRunsAtom).get(id);
  if (spId === undefined || current()?.isRunning === true) return null;
  const patch = (change: (now: BulkRun) => Partial<BulkRun>) => {
    const now = current();
    if (now !== undefined) store.set(bulkRunsAtom, id, { ...now, ...change(now) });
  };
  store.set(bulkRunsAtom, id, { ...run, isRunning: true });
  clearSelection(store, id);
  const lists = run.edit.field === 'archived' ? store.get(leadListsAtom) : null;
  const leaving = run.left.map(({ leadId }) => leadId);
  lists?.leave(session, spId, leaving, id);

  const worker = async () => {
    for (;;) {
      const now = current();
      const [step, ...left] = now?.left ?? [];
      if (now === undefined || step === undefined || now.stop !== null || !session.isAlive()) return;
      patch(() => ({ left }));
      const outcome = await takeStep(session, spId, step, run.isUndo);
      const { leadId } = step;
      patch(({ doneCount, stop, taken, failed, changed, left, refused }) => {
        if (typeof outcome === 'object') {
          return { stop: stop ?? outcome.stop, left: [step, ...left], refused: [...refused, leadId] };
        }
        const isTaken = outcome === 'taken' || (outcome === 'same' && refused.includes(leadId));
        return {
          doneCount: doneCount + 1,
          ...(isTaken ? { taken: [...taken, step] } : {}),
          ...(outcome === 'failed' ? { failed: [...failed, step] } : {}),
          ...(outcome === 'changed' ? { changed: [...changed, step] } : {}),
        };
      });
    }
  };
  await Promise.all([...Array(MOST_CALLS)].map(worker));
  patch(() => ({ isRunning: false }));
  lists?.settle(session, spId, true);
  const ended = current() ?? null;
  const isClean = ended !== null && [ended.failed, ended.changed, ended.left].every(({ length }) => length === 0);
  if (isClean) store.set(bulkRunsAtom, id, null);
  return session.isAlive() ? ended : null;
}

/** The outcome for a lead: an object if no more calls may be made now. */
type StepOutcome = 'taken' | 'same' | 'changed' | 'failed' | { readonly stop: BulkStop };

async function takeStep(session: WidgetSession, spId: string, step: BulkStep, isUndo: boolean): Promise<StepOutcome> {
  const { store } = session;
  const lead = { spId, leadId: step.leadId };
  const key = leadKey(lead);
  const { edit } = step;
  const due = stepDue(store.get(leadsAtom).get(key), step);
  if (due !== 'due') return due;
  const last = store.get(saveOfAtom)(key, edit.field);
  const isAgain = last?.phase === 'failed' && last.wanted.value === edit.value;
  const requestId = isAgain ? last.requestId : createRequestId();
  if (edit.field === 'status' && !isUndo && !isAgain)
    session.emit('analytics', analyticsOf('status-change', { leadId: lead.leadId, value: edit.value }));
  if (await editLead(session, lead, edit, { requestId, isPart: true })) {
    // As when the status of one lead is chosen
    const read = { field: 'read', value: true } as const;
    if (edit.field === 'status' && !isUndo) await editLead(session, lead, read);
    return 'taken';
  }
  const save = store.get(saveOfAtom)(key, edit.field);
  if (save?.requestId !== requestId) return 'changed';
  if (save.phase === 'waiting') return 'taken';
  return stopOf(save.failure) ?? 'failed';
}

function stopOf(failure: Failure | null): { readonly stop: BulkStop } | undefined {
  if (failure === null) return undefined;
  if (failure.kind === 'challenge') return { stop: 'challenge' };
  return isSignedOut(failure) ? { stop: 'sign-in' } : undefined;
}

/** One lead of many that are changed together. */
export interface BulkStep {
  readonly leadId: string;
  readonly edit: LeadEdit;
  /** The value that the person saw. A lead whose value has changed since is not edited. */
  readonly before: LeadEdit;
}

/** The steps of an edit of many leads. A lead that has the value already needs none. */
export function bulkSteps(leads: readonly Lead[], edit: LeadEdit): readonly BulkStep[] {
  return leads
    .filter((lead) => !changesNothing(lead, edit))
    .map((lead) => ({ leadId: lead.leadId, edit, before: editFrom(lead, edit.field) }));
}

export function undoSteps(steps: readonly BulkStep[]): readonly BulkStep[] {
  return steps.map(({ leadId, edit, before }) => ({ leadId, edit: before, before: edit }));
}

/**
 * Whether a step is still to be made.
 * @returns `same` where the lead has the value already, `changed` where someone else has given it another one
 */
export function stepDue(lead: Lead | undefined, { edit, before }: BulkStep): 'due' | 'same' | 'changed' {
  if (lead === undefined) return 'changed';
  if (changesNothing(lead, edit)) return 'same';
  return changesNothing(lead, before) ? 'due' : 'changed';
}
