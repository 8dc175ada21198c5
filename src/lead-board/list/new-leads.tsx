import { atom } from 'jotai/vanilla';
import { type ReactElement, useEffect } from 'react';
import { type Failure, runCall, type WidgetSession } from '../../element/run-call.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { leads } from '../../gateway/calls/provider-dashboard.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadsInput } from '../../gateway/lead-query.js';
import { type Lead, toLead } from '../../lead-card/lead/lead.js';
import { unreadTotalAtom } from '../../lead-card/lead/lead-count.js';
import { leadOutboxAtom } from '../../lead-card/lead/lead-edit.js';
import {
  changedElsewhereAtom,
  confirmationsAtom,
  type LeadsAnswer,
  leadsAtom,
  putLeads,
} from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { sentFilters } from '../filters/filter-rules.js';
import { type BoardId, leadBoardsAtom, patchBoard } from './board-state.js';
import { loadBoard } from './load.js';

export interface NewLeadsProps {
  readonly id: BoardId;
  /** Seconds between two checks; 0 turns them off. */
  readonly pollSeconds: number;
  /** When the shown leads were loaded. A new load restarts the checks. */
  readonly loadedAt: number | null;
}

/** Announces new leads. They appear on request, so that rows do not move under the pointer. */
export function NewLeads({ id, pollSeconds, loadedAt }: NewLeadsProps): ReactElement {
  const { t, plural, session } = useWidget();
  const count = useAtomValue(newLeadCountsAtom, (counts) => counts.get(id) ?? 0);
  useEffect(() => {
    if (pollSeconds <= 0 || loadedAt === null) return;
    let lastAt = Date.now();
    const poll = () => {
      lastAt = Date.now();
      return pollBoard(session, id);
    };
    return pollWhileVisible({ period: pollSeconds * 1000, lastAt: () => lastAt, poll });
  }, [id, session, pollSeconds, loadedAt]);
  const text = plural(count, 'oneNewLead', 'newLeads');
  return (
    <>
      <span className="sr" role="status">
        {count === 0 ? '' : text}
      </span>
      {count === 0 ? null : (
        <button type="button" className="link news" onClick={() => void showNewLeads(session, id)}>
          {t('showNewLeads', { leads: text })}
        </button>
      )}
    </>
  );
}

const UNREAD_ALONE = JSON.stringify({ ...DEFAULT_FILTERS, hasUnreadMessages: true });

type Dated = Pick<Lead, 'leadId' | 'createDate'>;

/** The newest leads that a person has seen. A later answer is compared with them. */
interface SeenLeads {
  readonly ids: ReadonlySet<string>;
  /** Milliseconds since 1970; minus infinity without leads. */
  readonly newest: number;
}

function seenLeads(leads: readonly Dated[]): SeenLeads {
  return {
    ids: new Set(leads.map(({ leadId }) => leadId)),
    newest: Math.max(Number.NEGATIVE_INFINITY, ...leads.map(timeOf)),
  };
}

/** Counts the leads that are new since then. An older lead that moved up into view does not count. */
function countNewLeads(newest: readonly Dated[], seen: SeenLeads): number {
  return newest.filter((lead) => !seen.ids.has(lead.leadId) && timeOf(lead) >= seen.newest).length;
}

function timeOf({ createDate }: Dated): number {
  return new Date(createDate).getTime();
}

type LeadQuery = Pick<LeadsInput, 'offset' | 'sort' | 'featuredLeadId'>;

/** What each board was last compared with, and the query that it belongs to. */
const watchesAtom = atom(() => new Map<BoardId, { readonly of: string; readonly seen: SeenLeads }>());
export const newLeadCountsAtom = keyedAtom<BoardId, number>();

/** Whether two versions of a lead differ in what the provider's people write. */
function isChangedElsewhere(before: Lead | undefined, now: Lead | undefined): boolean {
  if (before === undefined || now === undefined) return false;
  const written = ({ status, notes, feedback }: Lead) => JSON.stringify([status, notes, feedback]);
  return written(before) !== written(now);
}

/** Stores leads from a poll, and remembers those whose status, notes or feedback someone else has changed. */
function mergeLeads(store: Store, answer: LeadsAnswer): void {
  const before = store.get(leadsAtom);
  putLeads(store, answer);
  const now = store.get(leadsAtom);
  const keys = answer.leads.map(({ leadId }) => leadKey({ spId: answer.spId, leadId }));
  for (const key of keys) {
    if (isChangedElsewhere(before.get(key), now.get(key))) store.set(changedElsewhereAtom, key, true);
  }
}

/**
 * Checks for leads that came since the board was loaded, and brings those in view up to date. Failures are not reported, because the next check may succeed.
 * @returns false if polling must stop until the board is reloaded, after a challenge or a refused token
 */
export async function pollBoard(session: WidgetSession, id: BoardId): Promise<boolean> {
  const { store } = session;
  const board = store.get(leadBoardsAtom).get(id);
  if (board?.phase !== 'ready' || board.filters.archived) return true;
  const { spId, filters, sort, pageIndex, pageSize, loadedAt, leadIds } = board;
  const of = JSON.stringify([filters, loadedAt]);
  const watches = store.get(watchesAtom);
  if (watches.get(id)?.of !== of) {
    watches.delete(id);
    store.set(newLeadCountsAtom, id, 0);
    if (sort === LEAD_SORTS[0] && pageIndex === 0) {
      const leads = store.get(leadsAtom);
      const shown = leadIds.flatMap((leadId) => leads.get(leadKey({ spId, leadId })) ?? []);
      watches.set(id, { of, seen: seenLeads(shown) });
    }
  }
  const newestFirst: LeadQuery = { offset: 0, sort: LEAD_SORTS[0] };
  const inView: LeadQuery = { offset: pageIndex * pageSize, sort, featuredLeadId: board.featuredLeadId };
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const ask = (query: LeadQuery) =>
    runCall(session, {
      definition: leads,
      call: (send, options) =>
        send({ serviceProviderId: spId, limit: pageSize, filters: sentFilters(filters), ...query }, options),
      replay: null,
      isQuiet: true,
      tellsExpiry: true,
    });
  const outcome = await ask(newestFirst);
  if (outcome.kind === 'failed') return continuesAfter(outcome.failure);
  void store.get(leadOutboxAtom)?.send();
  const now = store.get(leadBoardsAtom).get(id);
  if (outcome.kind !== 'done' || now === undefined || JSON.stringify([now.filters, now.loadedAt]) !== of) return true;
  /** Updates leads in view in place. New leads wait for the person. */
  const merge = (answer: typeof outcome.value) => {
    const leads = answer.leads.filter(({ leadId }) => leadIds.includes(leadId)).map(toLead);
    mergeLeads(store, { spId, leads, requestedAt });
    // This board shows only unread leads, so its total is also that of <lead-unread-count>.
    const isUnreadAlone = JSON.stringify(sentFilters(filters)) === UNREAD_ALONE;
    if (isUnreadAlone) store.set(unreadTotalAtom, { count: answer.pagination.totalNumber, at: Date.now() });
  };
  merge(outcome.value);
  const newest = outcome.value.leads.map(toLead);
  const watch = watches.get(id);
  if (watch === undefined) watches.set(id, { of, seen: seenLeads(newest) });
  else store.set(newLeadCountsAtom, id, countNewLeads(newest, watch.seen));
  const found = new Set(newest.map(({ leadId }) => leadId));
  if (leadIds.every((leadId) => found.has(leadId))) return true;
  const page = await ask(inView);
  if (page.kind === 'failed') return continuesAfter(page.failure);
  if (page.kind === 'done') merge(page.value);
  return true;
}

/** Whether polling goes on after a failure. */
export function continuesAfter(failure: Failure): boolean {
  return failure.kind !== 'challenge' && !isSignedOut(failure);
}

/** Shows the new leads on the first page, newest first. The shown leads stay until these are loaded. */
export function showNewLeads(session: WidgetSession, id: BoardId) {
  const { store } = session;
  store.set(newLeadCountsAtom, id, 0);
  patchBoard(store, id, { pageIndex: 0, sort: LEAD_SORTS[0] });
  return loadBoard(session, id, { isQuiet: true });
}

/** The longest delay of a timer, in milliseconds. A longer one fires immediately. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Polling {
  /** Milliseconds from the start of one to the next. */
  readonly period: number;
  /** When the last one began, in milliseconds since 1970. */
  readonly lastAt: () => number;
  /** @returns false if it was the last */
  readonly poll: () => Promise<boolean>;
}

/**
 * Polls while the page is visible, and immediately when it becomes visible after a longer time.
 * @returns a function that ends it
 */
export function pollWhileVisible({ period, lastAt, poll }: Polling): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isOver = false;
  const pollOnce = async () => {
    isPolling = true;
    isOver = !(await poll()) || isOver;
    isPolling = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (isOver || isPolling || document.hidden) return;
    const rest = Math.max(0, lastAt() + period - Date.now());
    timer = setTimeout(() => void pollOnce(), Math.min(rest, period, LONGEST_WAIT_MS));
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
