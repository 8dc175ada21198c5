import { type ReactElement, useEffect, useMemo } from 'react';
import { useAtomValue, useStore } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { DEFAULT_FILTERS } from '../../gateway/lead-query.js';
import { filterBoard } from '../list/board-actions.js';
import type { LeadBoardView } from '../list/board-state.js';
import { lookWhileSeen } from '../list/look-while-seen.js';
import { type BoardMetric, boardMetrics } from './metric-rules.js';
import { askMetrics, followMetrics, metricCountsAtom, metricsAskedAt } from './metrics-state.js';

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
export function Metrics(props: MetricsProps): ReactElement | null {
  const { id, board } = props;
  const { t, format, session, reading } = useWidget();
  const { filters, loadedAt } = board;
  const { timeZone } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each load, because a month ends
  const metrics = useMemo(() => boardMetrics(new Date(), timeZone), [timeZone, loadedAt]);
  const counts = useAtomValue(metricCountsAtom);
  useCounts(props, metrics);
  const known = metrics.flatMap((metric) => {
    const count = counts.get(metric.name);
    return count === undefined ? [] : [{ ...metric, count }];
  });
  if (known.length === 0) return null;
  const shown = JSON.stringify(filters);
  return (
    <fieldset className="metrics" aria-label={t('metrics')}>
      {known.map(({ name, filters: own, count }) => {
        const isShown = JSON.stringify(own) === shown;
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

/** Asks for the numbers once the board has its leads, and then as often as it looks for new ones. */
function useCounts({ board, pollSeconds }: MetricsProps, metrics: readonly BoardMetric[]): void {
  const { session } = useWidget();
  const store = useStore();
  const { spId } = board;
  const isLoaded = board.loadedAt !== null;
  useEffect(() => followMetrics(store, metrics), [store, metrics]);
  useEffect(() => {
    if (!isLoaded) return;
    return lookWhileSeen({
      period: Math.max(PERIOD_SECONDS, pollSeconds) * 1000,
      lastAt: () => metricsAskedAt(store),
      look: async () => (await askMetrics(session, spId, metrics)) && pollSeconds > 0,
    });
  }, [store, spId, metrics, pollSeconds, session, isLoaded]);
}
