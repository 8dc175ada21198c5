import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import type { Lead } from '../../lead-card/lead/lead.js';
import { followCount } from '../../lead-card/lead/lead-count.js';
import { leadsAtom } from '../../lead-card/lead/lead-state.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { sessionAtom } from '../../session/session.js';
import { sentFilters } from '../filters/filter-rules.js';
import { type BoardMetric, isCounted } from './metric-rules.js';

type Name = BoardMetric['name'];

const countsAtom = keyedAtom<Name, number>();

/** The numbers that are known. */
export const metricCountsAtom = atom((get) => get(countsAtom));

interface Asked {
  /** Milliseconds since 1970. */
  at: number;
  /** Counts what the page has changed, so that an answer from before it is not taken. */
  changes: number;
  /** How many boards show the numbers. */
  users: number;
  stop: (() => void) | null;
}

/** What the boards of a session share. Each store has its own: a derived atom without sources is evaluated once. */
const askedAtom = atom((): Asked => ({ at: Number.NEGATIVE_INFINITY, changes: 0, users: 0, stop: null }));

/** @returns when the numbers were asked for last, in milliseconds since 1970 */
export const metricsAskedAtAtom = atom(null, (get): number => get(askedAtom).at);

/**
 * Keeps the numbers true while the page changes leads.
 * @returns a function that ends it for this board
 */
export const followMetricsAtom = atom(null, (get, set, metrics: readonly BoardMetric[]): (() => void) => {
  const asked = get(askedAtom);
  asked.users += 1;
  asked.stop ??= follow(get, set, metrics);
  return () => {
    asked.users -= 1;
    if (asked.users > 0) return;
    asked.stop?.();
    asked.stop = null;
  };
});

function follow(get: Getter, set: Setter, metrics: readonly BoardMetric[]): () => void {
  const { store } = get(sessionAtom) ?? {};
  const ends = metrics.map((metric) => {
    const { name } = metric;
    const fits = (lead: Lead) => isCounted(metric, lead);
    const onChange = (change: number) => {
      get(askedAtom).changes += 1;
      const count = get(countsAtom).get(name);
      if (count !== undefined) set(countsAtom, name, Math.max(0, count + change));
    };
    return store?.sub(leadsAtom, followCount(get, fits, onChange));
  });
  return () => {
    for (const end of ends) end?.();
  };
}

interface AskMetrics {
  readonly spId: string;
  readonly metrics: readonly BoardMetric[];
  readonly session: WidgetSession;
}

/**
 * Asks the gateway for the numbers, one call each. One that cannot be had is left out, quietly.
 * @returns false if nothing more may be asked until the board is loaded again, after a challenge or a refused sign-in
 */
export const askMetricsAtom = atom(null, async (get, set, { spId, metrics, session }: AskMetrics): Promise<boolean> => {
  const asked = get(askedAtom);
  asked.at = Date.now();
  const { changes } = asked;
  const ask = async ({ name, filters }: BoardMetric): Promise<boolean> => {
    const outcome = await runCall(session, {
      operation: 'leads',
      call: (leads, options) =>
        leads({ serviceProviderId: spId, offset: 0, limit: 1, filters: sentFilters(filters) }, options),
      replay: null,
      isQuiet: true,
      tellsExpiry: true,
    });
    if (outcome.kind === 'aborted') return false;
    if (outcome.kind === 'failed') {
      set(countsAtom, name, null);
      return outcome.failure.kind !== 'challenge' && !isSignedOut(outcome.failure);
    }
    // An answer may be older than what was changed here meanwhile.
    const isSure = asked.changes === changes || !get(countsAtom).has(name);
    if (isSure) set(countsAtom, name, outcome.value.pagination.totalNumber);
    return true;
  };
  const answers = await Promise.all(metrics.map(ask));
  return !answers.includes(false);
});
