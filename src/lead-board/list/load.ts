import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { editLeadAtom, leadOutboxAtom } from '../../lead-card/lead/lead-edit.js';
import { confirmationsAtom, openedUnseenAtom, putLeadsAtom, seeChangesAtom } from '../../lead-card/lead/lead-state.js';
import { serviceProviderOfAtom } from '../../lead-card/lead/service-provider.js';
import { toLead } from '../../lead-card/lead/to-lead.js';
import { leadKey } from '../../session/lead-ref.js';
import { sentFilters } from '../filters/filter-rules.js';
import { type BoardId, leadBoardsAtom, type OfBoard, patchBoardAtom, visibleIdsAtom } from './board-state.js';
import { featuredFirst, neighbourOf } from './order.js';
import { lastPageWithin } from './pagination.js';

interface OpenLead extends OfBoard {
  readonly leadId: string;
  /** Nobody has chosen it: it is marked read when the person has seen it. */
  readonly isAutomatic?: boolean;
}

/** Opens one lead and closes the open one. A lead that a person opens is marked read at once. */
export const openLeadAtom = atom(null, (get, set, { id, leadId, session, isAutomatic = false }: OpenLead): void => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined || board.openLeadId === leadId) return;
  set(closeLeadAtom, id);
  set(patchBoardAtom, { id, patch: { openLeadId: leadId } });
  const lead = { spId: board.spId, leadId };
  const key = leadKey(lead);
  set(seeChangesAtom, key);
  session.emit('lead-select', { leadId });
  session.emit('analytics', analyticsOf('lead-open', { leadId }));
  set(openedUnseenAtom, key, isAutomatic || null);
  if (!isAutomatic) set(editLeadAtom, { lead, edit: { field: 'read', value: true }, session });
});

export const closeLeadAtom = atom(null, (get, set, id: BoardId) => {
  const { spId, openLeadId } = get(leadBoardsAtom).get(id) ?? {};
  if (spId !== undefined && openLeadId != null) set(seeChangesAtom, leadKey({ spId, leadId: openLeadId }));
  set(patchBoardAtom, { id, patch: { openLeadId: null } });
});

/** Hides a lead on one board. No call is made. */
export const hideLeadAtom = atom(null, (get, set, { id, leadId, session }: OfBoard & { leadId: string }) => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined || board.hiddenIds.includes(leadId)) return;
  set(openNeighbourAtom, { id, leadId, session, emitsEvents: true });
  set(patchBoardAtom, { id, patch: { hiddenIds: [...board.hiddenIds, leadId] } });
});

interface LeavingLead {
  readonly id: BoardId;
  readonly leadId: string;
  readonly session: WidgetSession;
  /** Whether the board's element emits events for the lead that opens. */
  readonly emitsEvents: boolean;
}

/** When an open lead leaves, opens the next one. An empty page waits for its next lead. */
export const openNeighbourAtom = atom(null, (get, set, { id, leadId, session, emitsEvents }: LeavingLead): void => {
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const visibleIds = get(visibleIdsAtom)(board);
  const isLast = visibleIds.length === 1 && visibleIds[0] === leadId;
  if (isLast && board.totalCount > board.leadIds.length) set(patchBoardAtom, { id, patch: { isRefilling: true } });
  if (board.openLeadId !== leadId) return;
  const next = neighbourOf(visibleIds, leadId);
  if (next === null) set(closeLeadAtom, id);
  else {
    const opener = emitsEvents ? session : { ...session, emit: () => true };
    set(openLeadAtom, { id, leadId: next, session: opener, isAutomatic: true });
  }
});

interface LoadRequest {
  readonly id: BoardId;
  readonly session: WidgetSession;
  /** Keeps the shown leads while loading, and marks them stale on failure. */
  readonly isQuiet?: boolean;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** The current load of each board. A later load aborts it, and its answer is ignored. */
const loadsAtom = atom(() => new Map<BoardId, AbortController>());

/** Loads the current page of a board. */
export const loadBoardAtom = atom(null, loadBoard);

// A function, because an atom cannot set itself: a replay or an empty last page runs it again.
async function loadBoard(get: Getter, set: Setter, request: LoadRequest): Promise<void> {
  const { id, session } = request;
  const board = get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const isQuiet = request.isQuiet === true && board.phase === 'ready';
  const loads = get(loadsAtom);
  loads.get(id)?.abort();
  const load = new AbortController();
  loads.set(id, load);
  const isFirst = board.loadedAt === null;
  if (!isQuiet) set(patchBoardAtom, { id, patch: { phase: 'loading', failure: null, isStale: false } });

  const { spId, pageSize, pageIndex, sort, filters, featuredLeadId } = board;
  const requestedAt = get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    operation: 'leads',
    call: (leads, options) =>
      leads(
        {
          serviceProviderId: spId,
          offset: pageIndex * pageSize,
          sort,
          limit: pageSize,
          businessName: get(serviceProviderOfAtom)(spId)?.name || undefined,
          featuredLeadId,
          filters: sentFilters(filters),
        },
        options,
      ),
    requestId: request.requestId,
    signal: load.signal,
    replay: { run: (requestId) => loadBoard(get, set, { id, session, isQuiet, requestId }) },
  });
  if (loads.get(id) !== load) return;
  loads.delete(id);
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') {
    const patch = isQuiet
      ? { isStale: true, isRefilling: false, failure: outcome.failure }
      : ({ phase: 'failed', failure: outcome.failure } as const);
    set(patchBoardAtom, { id, patch });
    return;
  }

  void get(leadOutboxAtom)?.send();
  const { leads, pagination } = outcome.value;
  const totalCount = pagination.totalNumber;
  if (leads.length === 0 && totalCount > 0 && pageIndex > 0) {
    const lastPage = lastPageWithin(pageIndex, pageSize, totalCount);
    set(patchBoardAtom, { id, patch: { pageIndex: Math.min(lastPage, pageIndex - 1) } });
    return loadBoard(get, set, { id, session, isQuiet });
  }
  set(putLeadsAtom, { spId, leads: leads.map(toLead), requestedAt });
  const leadIds = featuredFirst(unique(leads.map(({ leadId }) => leadId)), featuredLeadId);
  set(patchBoardAtom, {
    id,
    patch: {
      phase: 'ready',
      failure: null,
      isStale: false,
      isRefilling: false,
      leadIds,
      totalCount,
      loadedAt: Date.now(),
    },
  });
  const open = get(leadBoardsAtom).get(id)?.openLeadId ?? null;
  if (open !== null && !leadIds.includes(open)) set(closeLeadAtom, id);
  const now = get(leadBoardsAtom).get(id);
  if (now === undefined || open === '' || now.openLeadId !== null || !(isFirst || board.isRefilling)) return;
  const [first] = get(visibleIdsAtom)(now);
  if (first !== undefined) set(openLeadAtom, { id, leadId: first, session, isAutomatic: true });
}

export const abortLoadAtom = atom(null, (get, _set, id: BoardId) => {
  get(loadsAtom).get(id)?.abort();
  get(loadsAtom).delete(id);
});

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
