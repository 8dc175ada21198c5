import { atom } from 'jotai/vanilla';
import { type ReactElement, useEffect, useMemo } from 'react';
import { addDays, addMonths, dayEnd, dayOf, dayStart, monthOf } from '../../date-range-picker/range/day.js';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { leads } from '../../gateway/calls/provider-dashboard.js';
import { DEFAULT_FILTERS, type LeadFilters } from '../../gateway/lead-query.js';
import { INITIAL_STATUS, type LeadStatus } from '../../gateway/lead-status.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import { followCount } from '../../lead-card/lead/lead-count.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { Store } from '../../session/session.js';
import { sameFilters, sentFilters } from '../filters/filter-rules.js';
import { filterBoard } from '../list/board-actions.js';
import type { LeadBoardView } from '../list/board-state.js';
import { continuesAfter, pollWhileVisible } from '../list/new-leads.js';

const LABELS = { new: 'metricNew', won: 'metricWon' } as const;

/** Shortest time between two rounds of calls, in seconds. */
const PERIOD_SECONDS = 60;

export interface MetricsProps {
  readonly id: string;
  readonly board: LeadBoardView;
  /** Seconds between two quiet looks of the board; 0 turns them off. */
  readonly pollSeconds: number;
}

/** How many leads are new, and how many of this month are won. A press shows them in the list. */
export function Metrics({ id, board, pollSeconds }: MetricsProps): ReactElement | null {
  const { t, format, session, reading } = useWidget();
  const { store } = session;
  const { spId, filters, loadedAt } = board;
  const { timeZone } = reading;
  // A month may have ended since the last load.
  const metrics = useMemo(() => boardMetrics(new Date(loadedAt ?? Date.now()), timeZone), [timeZone, loadedAt]);
  const counts = useAtomValue(countsAtom);
  const isLoaded = loadedAt !== null;
  useEffect(() => followMetrics(store, metrics), [store, metrics]);
  // After the board's first leads, then at its polling interval
  useEffect(() => {
    if (!isLoaded) return;
    return pollWhileVisible({
      period: Math.max(PERIOD_SECONDS, pollSeconds) * 1000,
      lastAt: () => store.get(askedAtom).at,
      poll: async () => (await askMetrics(session, spId, metrics)) && pollSeconds > 0,
    });
  }, [store, spId, metrics, pollSeconds, session, isLoaded]);
  const known = metrics.flatMap((metric) => {
    const count = counts.get(metric.name);
    return count === undefined ? [] : [{ ...metric, count }];
  });
  if (known.length === 0) return null;
  return (
    <fieldset className="metrics" aria-label={t('metrics')}>
      {known.map(({ name, filters: own, count }) => {
        const isShown = sameFilters(own, filters);
        const press = () => filterBoard(session, id, isShown ? DEFAULT_FILTERS : own);
        return (
          <button key={name} type="button" className="metric" aria-pressed={isShown} onClick={press}>
            <b>{format.count(count)}</b> {t(LABELS[name])}
          </button>
        );
      })}
    </fieldset>
  );
}

const countsAtom = keyedAtom<BoardMetric['name'], number>();

/** What the boards of a session share. */
class Asked {
  /** Milliseconds since 1970. */
  at = Number.NEGATIVE_INFINITY;
  /** Counts what the page has changed, so that an answer from before it is not taken. */
  changes = 0;
  users = 0;
  stop: (() => void) | null = null;
}

/** Each store has its own: a derived atom without sources is evaluated once. */
const askedAtom = atom(() => new Asked());

/**
 * Keeps the numbers true while the page changes leads.
 * @returns a function that ends it for this board
 */
function followMetrics(store: Store, metrics: readonly BoardMetric[]): () => void {
  const asked = store.get(askedAtom);
  asked.users += 1;
  asked.stop ??= follow(store, metrics);
  return () => {
    asked.users -= 1;
    if (asked.users > 0) return;
    asked.stop?.();
    asked.stop = null;
  };
}

function follow(store: Store, metrics: readonly BoardMetric[]): () => void {
  const ends = metrics.map((metric) => {
    const { name } = metric;
    const fits = (lead: Lead) => isCounted(metric, lead);
    const onChange = (change: number) => {
      store.get(askedAtom).changes += 1;
      const count = store.get(countsAtom).get(name);
      if (count !== undefined) store.set(countsAtom, name, Math.max(0, count + change));
    };
    return store.sub(leadsAtom, followCount(store, fits, onChange));
  });
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Asks the gateway for the numbers, one call each. Omits a number that fails to load.
 * @returns false if nothing more may be asked until the board is loaded again, after a challenge or a refused sign-in
 */
async function askMetrics(session: WidgetSession, spId: string, metrics: readonly BoardMetric[]): Promise<boolean> {
  const { store } = session;
  const asked = store.get(askedAtom);
  asked.at = Date.now();
  const { changes } = asked;
  const ask = async ({ name, filters }: BoardMetric): Promise<boolean> => {
    const outcome = await runCall(session, {
      definition: leads,
      call: (send, options) =>
        send({ serviceProviderId: spId, offset: 0, limit: 1, filters: sentFilters(filters) }, options),
      replay: null,
      isQuiet: true,
      tellsExpiry: true,
    });
    if (outcome.kind === 'aborted') return false;
    if (outcome.kind === 'failed') {
      store.set(countsAtom, name, null);
      return continuesAfter(outcome.failure);
    }
    // An answer may be older than what was changed here meanwhile.
    const isSure = asked.changes === changes || !store.get(countsAtom).has(name);
    if (isSure) store.set(countsAtom, name, outcome.value.pagination.totalNumber);
    return true;
  };
  const answers = await Promise.all(metrics.map(ask));
  return !answers.includes(false);
}

/** A number above the board, and the filters that show the leads that it counts. */
export interface BoardMetric {
  readonly name: 'new' | 'won';
  readonly filters: LeadFilters;
}

const WON: LeadStatus = 'ClosedWon';

/**
 * The numbers that the gateway can count. It selects leads by the day on which they arrived, so the won ones are those of
 * this month's leads. It does not know who was answered, so there is no number of leads that wait.
 * @param timeZone of the provider, an IANA name; the viewer's own when undefined or unknown
 */
export function boardMetrics(now: Date, timeZone: string | undefined): readonly BoardMetric[] {
  const first = monthOf(dayOf(now, timeZone));
  const dateRange = {
    startDate: dayStart(first, timeZone).toISOString(),
    endDate: dayEnd(addDays(addMonths(first, 1), -1), timeZone).toISOString(),
  };
  return [
    { name: 'new', filters: { ...DEFAULT_FILTERS, serviceProviderLeadStatuses: [INITIAL_STATUS] } },
    { name: 'won', filters: { ...DEFAULT_FILTERS, serviceProviderLeadStatuses: [WON], dateRange } },
  ];
}

export function isCounted({ filters }: BoardMetric, { status, archived, createDate }: Lead): boolean {
  const { startDate, endDate } = filters.dateRange ?? {};
  const at = new Date(createDate).getTime();
  const isWithin =
    startDate === undefined ||
    endDate === undefined ||
    (at >= new Date(startDate).getTime() && at <= new Date(endDate).getTime());
  return !archived && isWithin && filters.serviceProviderLeadStatuses?.includes(status) === true;
}
