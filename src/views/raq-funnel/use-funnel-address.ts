import { useEffect, useRef } from 'react';
import type { FunnelState, FunnelStep } from '../../contract/raq-funnel.js';
import { type FunnelAddress, funnelHref, funnelStepAt } from '../../domain/raq-funnel/funnel-address.js';
import { canGoTo } from '../../domain/raq-funnel/steps.js';
import type { FunnelSettings } from './funnel-settings.js';

type Place = Pick<FunnelSettings, 'routing' | 'basePath'>;

/** Where the page's address says that the funnel stands; undefined where it says nothing of it. */
export function addressNow({ routing, basePath }: Place): FunnelAddress | undefined {
  return routing === 'memory' ? undefined : funnelStepAt(pathNow(routing), basePath);
}

/** Path and query, where the routing keeps them. */
function pathNow(routing: Place['routing']): string {
  return routing === 'hash' ? location.hash.slice(1) : location.pathname + location.search;
}

function addressOf(routing: Place['routing'], href: string): string {
  return routing === 'hash' ? `#${href}` : href;
}

/** Keeps the page's address and the funnel together: a new step is a new entry, Back and Forward go to theirs. */
export function useFunnelAddress(
  { routing, basePath }: Place,
  state: FunnelState | null,
  goTo: (step: FunnelStep) => void,
): void {
  const shown = useRef<FunnelStep | null>(null);
  const href = state === null || routing === 'memory' ? null : funnelHref(basePath, state);
  const step = state?.step ?? null;
  useEffect(() => {
    if (href === null || step === null) return;
    const isNew = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (pathNow(routing) === href) return;
    const address = addressOf(routing, href);
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
  }, [href, step, routing]);
  const now = useRef({ goTo, state, href });
  useEffect(() => {
    now.current = { goTo, state, href };
  });
  useEffect(() => {
    if (routing === 'memory') return;
    const onPop = () => {
      const at = addressNow({ routing, basePath });
      if (at === undefined || at.step === shown.current) return;
      const { goTo: go, state: before, href: own } = now.current;
      if (before !== null && canGoTo(before, at.step)) return go(at.step);
      // What was sent is not changed by Back: the entry then says what is shown.
      if (own !== null) history.replaceState(history.state, '', addressOf(routing, own));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [routing, basePath]);
}
