import { atom } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { leads as leadsCall } from '../../gateway/calls/provider-dashboard.js';
import { toLead } from '../../lead-card/lead/lead.js';
import { editLead, leadOutboxAtom } from '../../lead-card/lead/lead-edit.js';
import { saveOfAtom } from '../../lead-card/lead/lead-save.js';
import {
  changedElsewhereAtom,
  confirmationsAtom,
  openedUnseenAtom,
  putLeads,
} from '../../lead-card/lead/lead-state.js';
import { serviceProvidersAtom } from '../../lead-card/lead/service-provider.js';
import { leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { sentFilters } from '../filters/filter-rules.js';
import {
  type BoardId,
  featuredFirst,
  lastPageWithin,
  leadBoardsAtom,
  neighbourOf,
  patchBoard,
  visibleIdsAtom,
} from './board-state.js';

/**
 * Opens one lead and closes the open one. A lead that a person opens is marked read immediately; one that opens
 * automatically, once the person has seen it.
 */
export function openLead(
  session: WidgetSession,
  id: BoardId,
  leadId: string,
  { isAutomatic = false }: { readonly isAutomatic?: boolean } = {},
): void {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined || board.openLeadId === leadId) return;
  closeLead(store, id);
  patchBoard(store, id, { openLeadId: leadId });
  const lead = { spId: board.spId, leadId };
  const key = leadKey(lead);
  store.set(changedElsewhereAtom, key, null);
  session.emit('lead-select', { leadId });
  session.emit('analytics', analyticsOf('lead-open', { leadId }));
  store.set(openedUnseenAtom, key, isAutomatic || null);
  if (!isAutomatic) void editLead(session, lead, { field: 'read', value: true });
}

export function closeLead(store: Store, id: BoardId): void {
  const { spId, openLeadId } = store.get(leadBoardsAtom).get(id) ?? {};
  if (spId !== undefined && openLeadId != null) {
    store.set(changedElsewhereAtom, leadKey({ spId, leadId: openLeadId }), null);
  }
  patchBoard(store, id, { openLeadId: null });
}

/** Hides a lead on one board. No call is made. */
export function hideLead(session: WidgetSession, id: BoardId, leadId: string): void {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined || board.hiddenIds.includes(leadId)) return;
  leaveBoard(session, id, [leadId], { emitsEvents: true });
  patchBoard(store, id, { hiddenIds: [...board.hiddenIds, leadId] });
}

/**
 * When an open lead leaves, opens the next one that stays. A page that will be empty waits for its next leads.
 * @param options.emitsEvents whether the board's element emits events for the lead that opens
 */
export function leaveBoard(
  session: WidgetSession,
  id: BoardId,
  leaving: readonly string[],
  { emitsEvents }: { readonly emitsEvents: boolean },
): void {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const { openLeadId, leadIds, totalCount } = board;
  const visibleIds = store.get(visibleIdsAtom)(board);
  const isEmptied = visibleIds.length > 0 && visibleIds.every((leadId) => leaving.includes(leadId));
  if (isEmptied && totalCount > leadIds.length) patchBoard(store, id, { isRefilling: true });
  if (openLeadId === null || !leaving.includes(openLeadId)) return;
  const staying = visibleIds.filter((leadId) => leadId === openLeadId || !leaving.includes(leadId));
  const next = neighbourOf(staying, openLeadId);
  if (next === null) closeLead(store, id);
  else {
    const opener = emitsEvents ? session : { ...session, emit: () => true };
    openLead(opener, id, next, { isAutomatic: true });
  }
}

interface LoadOptions {
  /** Keeps the shown leads while loading, and marks them stale on failure. */
  readonly isQuiet?: boolean;
  /** A replay passes the same id again. */
  readonly requestId?: string;
}

/** The current load of each board. A later load aborts it, and its answer is ignored. */
const loadsAtom = atom(() => new Map<BoardId, AbortController>());

export async function loadBoard(session: WidgetSession, id: BoardId, options: LoadOptions = {}): Promise<void> {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board === undefined) return;
  const isQuiet = options.isQuiet === true && board.phase === 'ready';
  const loads = store.get(loadsAtom);
  loads.get(id)?.abort();
  const load = new AbortController();
  loads.set(id, load);
  const isFirst = board.loadedAt === null;
  if (!isQuiet) patchBoard(store, id, { phase: 'loading', failure: null, isStale: false });

  const { spId, pageSize, pageIndex, sort, filters, featuredLeadId } = board;
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    definition: leadsCall,
    call: (send, callOptions) =>
      send(
        {
          serviceProviderId: spId,
          offset: pageIndex * pageSize,
          sort,
          limit: pageSize,
          businessName: store.get(serviceProvidersAtom).get(spId)?.name || undefined,
          featuredLeadId,
          filters: sentFilters(filters),
        },
        callOptions,
      ),
    unknown: 'sp-id',
    requestId: options.requestId,
    signal: load.signal,
    replay: { run: (requestId) => loadBoard(session, id, { isQuiet, requestId }) },
  });
  if (loads.get(id) !== load) return;
  loads.delete(id);
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') {
    const patch = isQuiet
      ? { isStale: true, isRefilling: false, failure: outcome.failure }
      : ({ phase: 'failed', failure: outcome.failure } as const);
    patchBoard(store, id, patch);
    return;
  }

  void store.get(leadOutboxAtom)?.send();
  // A lead that is being restored is not in the answer yet. The page is loaded again when that is confirmed.
  if (isQuiet && isRestoring(store, id)) return;
  const { leads, pagination } = outcome.value;
  const totalCount = pagination.totalNumber;
  if (leads.length === 0 && totalCount > 0 && pageIndex > 0) {
    const lastPage = lastPageWithin(pageIndex, pageSize, totalCount);
    patchBoard(store, id, { pageIndex: Math.min(lastPage, pageIndex - 1) });
    return loadBoard(session, id, { isQuiet });
  }
  putLeads(store, { spId, leads: leads.map(toLead), requestedAt });
  const leadIds = featuredFirst([...new Set(leads.map(({ leadId }) => leadId))], featuredLeadId);
  patchBoard(store, id, {
    phase: 'ready',
    failure: null,
    isStale: false,
    isRefilling: false,
    leadIds,
    loadedPageIndex: pageIndex,
    totalCount,
    loadedAt: Date.now(),
  });
  const open = store.get(leadBoardsAtom).get(id)?.openLeadId ?? null;
  if (open !== null && !leadIds.includes(open)) closeLead(store, id);
  const now = store.get(leadBoardsAtom).get(id);
  if (now === undefined || open === '' || now.openLeadId !== null || !(isFirst || board.isRefilling)) return;
  const [first] = store.get(visibleIdsAtom)(now);
  if (first !== undefined) openLead(session, id, first, { isAutomatic: true });
}

/** Whether an Undo is bringing a lead back to the board. */
function isRestoring(store: Store, id: BoardId): boolean {
  const { spId = '', leadIds = [], filters } = store.get(leadBoardsAtom).get(id) ?? {};
  return leadIds.some((leadId) => {
    const save = store.get(saveOfAtom)(leadKey({ spId, leadId }), 'archived');
    return save?.phase === 'saving' && save.wanted.value === filters?.archived;
  });
}

export function abortLoad(store: Store, id: BoardId): void {
  store.get(loadsAtom).get(id)?.abort();
  store.get(loadsAtom).delete(id);
}
