import { atom } from 'jotai/vanilla';
import { type ReactElement, useEffect, useRef } from 'react';
import { isExpiredAtom, runCall, type WidgetSession } from '../element/run-call.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useAtomValue } from '../element/widget/store.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { leads } from '../gateway/calls/provider-dashboard.js';
import { isSignedOut } from '../gateway/errors/failure-status.js';
import { DEFAULT_FILTERS } from '../gateway/lead-query.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { followCount, unreadTotalAtom } from '../lead-card/lead/lead-count.js';
import { leadsAtom } from '../lead-card/lead/lead-state.js';
import type { Store } from '../session/session.js';
import { unreadCountMessages } from './messages.en-US.js';
import { leadUnreadCountTable } from './table.js';
import unreadCountCss from './unread-count.css?inline';

/** `capped` names no number above this one. */
const CAP = 99;

/** The number of leads with unread messages. It keeps its place while it is hidden. */
function LeadUnreadCount({ provided }: WidgetViewProps): ReactElement {
  const { spId, format: style, showZero } = useValues(leadUnreadCountTable, provided);
  const { t, plural, format, session } = useWidget();
  const known = useAtomValue(unreadCountAtom);
  const isExpired = useAtomValue(isExpiredAtom);
  const count = isExpired ? null : known;
  useEffect(() => watchUnreadCount(session, spId), [spId, session]);
  useMethods({ refresh: () => refreshUnreadCount(session) });
  useWidgetReady(count !== null);
  const reported = useRef<number | null>(null);
  useEffect(() => {
    if (count === null || reported.current === count) return;
    reported.current = count;
    session.emit('unread-count-change', { count });
  }, [count, session]);

  const isSeen = count !== null && (count > 0 || (showZero && style !== 'dot'));
  const isCapped = style === 'capped' && count !== null && count > CAP;
  const digits = isCapped ? t('unreadLeadsCapped', { count: format.count(CAP) }) : format.count(count ?? 0);
  const text = count === 0 ? t('unreadLeadsNone') : plural(count ?? 0, 'unreadLeadsOne', 'unreadLeadsMany');
  return (
    <span className={`count ${style} ${isSeen ? '' : 'none'}`} part="count">
      {style === 'dot' ? null : <span aria-hidden="true">{isSeen ? digits : null}</span>}
      {isSeen ? <span className="sr">{text}</span> : null}
    </span>
  );
}

export const view: WidgetView = {
  sheets: [unreadCountCss],
  messages: [unreadCountMessages],
  hasSession: true,
  isProviders: true,
  isSilent: true,
  View: LeadUnreadCount,
};

/** Shortest time between two calls, in milliseconds, however many elements show the number. */
const PERIOD_MS = 60_000;

/** How many leads have unread messages; null until it is known. */
export const unreadCountAtom = atom<number | null>(null);

interface Watch {
  readonly users: Set<WidgetSession>;
  spId: string;
  /** When it was asked for last, in milliseconds since 1970. */
  askedAt: number;
  isAsking: boolean;
  /** Paused after a challenge or a refused sign-in, until the person returns to the page or signs in. */
  isHeld: boolean;
  /** Increases with each local change. An answer to an earlier call is dropped. */
  changes: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  stop: (() => void) | null;
}

/** What the elements of a session share. Each store has its own: a derived atom without sources is evaluated once. */
const watchAtom = atom(
  (): Watch => ({
    users: new Set(),
    spId: '',
    askedAt: Number.NEGATIVE_INFINITY,
    isAsking: false,
    isHeld: false,
    changes: 0,
    timer: undefined,
    stop: null,
  }),
);

/**
 * Keeps the number up to date while an element shows it: one call a minute at most while the page is seen, and at once
 * with what the page learns about its leads.
 * @returns a function that ends it for this element
 */
export function watchUnreadCount(session: WidgetSession, spId: string): () => void {
  const watch = session.store.get(watchAtom);
  watch.spId = spId;
  watch.users.add(session);
  watch.stop ??= begin(session.store);
  return () => {
    watch.users.delete(session);
    if (watch.users.size > 0) return;
    watch.stop?.();
    watch.stop = null;
  };
}

export function refreshUnreadCount({ store }: WidgetSession): void {
  const watch = store.get(watchAtom);
  watch.isHeld = false;
  if (watch.isAsking) return;
  clearTimeout(watch.timer);
  void ask(store);
}

function begin(store: Store): () => void {
  const watch = store.get(watchAtom);
  const isUnread = ({ hasUnreadMessages, archived }: Lead) => hasUnreadMessages && !archived;
  const onChange = (change: number) => {
    watch.changes += 1;
    store.set(unreadCountAtom, (count) => (count === null ? null : Math.max(0, count + change)));
  };
  const onSeen = () => {
    watch.isHeld = false;
    wait(store);
  };
  const ends = [
    store.sub(leadsAtom, followCount(store, isUnread, onChange)),
    store.sub(unreadTotalAtom, () => {
      store.set(unreadCountAtom, store.get(unreadTotalAtom)?.count ?? null);
      wait(store);
    }),
    store.sub(isExpiredAtom, () => {
      if (store.get(isExpiredAtom)) return;
      watch.isHeld = false;
      wait(store);
    }),
    () => clearTimeout(watch.timer),
    () => document.removeEventListener('visibilitychange', onSeen),
  ];
  document.addEventListener('visibilitychange', onSeen);
  wait(store);
  return () => {
    for (const end of ends) end();
  };
}

/** Waits for the next call, unless the page is hidden. */
function wait(store: Store): void {
  const watch = store.get(watchAtom);
  clearTimeout(watch.timer);
  if (watch.users.size === 0 || watch.isAsking || watch.isHeld || document.hidden) return;
  const last = Math.max(watch.askedAt, store.get(unreadTotalAtom)?.at ?? Number.NEGATIVE_INFINITY);
  watch.timer = setTimeout(() => void ask(store), Math.max(0, last + PERIOD_MS - Date.now()));
}

async function ask(store: Store): Promise<void> {
  const watch = store.get(watchAtom);
  const [session] = watch.users;
  if (session === undefined) return;
  const { spId, changes } = watch;
  watch.isAsking = true;
  watch.askedAt = Date.now();
  const outcome = await runCall(session, {
    definition: leads,
    call: (send, options) =>
      send(
        { serviceProviderId: spId, offset: 0, limit: 1, filters: { ...DEFAULT_FILTERS, hasUnreadMessages: true } },
        options,
      ),
    replay: null,
    isQuiet: true,
    tellsExpiry: true,
  });
  watch.isAsking = false;
  if (outcome.kind === 'aborted') return;
  if (outcome.kind === 'failed') {
    watch.isHeld = outcome.failure.kind === 'challenge' || isSignedOut(outcome.failure);
  } else if (watch.changes === changes || store.get(unreadCountAtom) === null) {
    store.set(unreadTotalAtom, { count: outcome.value.pagination.totalNumber, at: watch.askedAt });
  }
  wait(store);
}
