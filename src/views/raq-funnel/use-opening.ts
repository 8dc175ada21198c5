import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { ServiceChoice } from '../../contract/raq-funnel.js';
import { EMPTY_ENTRY } from '../../domain/raq-funnel/start-funnel.js';
import { loadTopServicesAtom } from '../../state/raq-funnel-services.js';
import { type FunnelCaller, funnelAtomOf, openFunnelAtom, taskOf } from '../../state/raq-funnel-store.js';
import type { FunnelView } from './funnel-context.js';

/** What a person can do with the first question while the rest of the funnel is not there yet. */
export type OpeningView = Pick<FunnelView, 'state' | 'task' | 'topServices' | 'found' | 'chooseService' | 'retry'>;

export interface Opening {
  readonly view: OpeningView | null;
  /** The service that was chosen meanwhile. */
  readonly chosen: ServiceChoice | null;
}

/** The question for the service, by itself: most people need no more of a funnel while they read it. */
export function useOpening(caller: FunnelCaller, isWanted: boolean): Opening {
  const { id } = caller;
  const store = useStore();
  const funnel = useAtomValue(useMemo(() => funnelAtomOf(id), [id]));
  const open = useSetAtom(openFunnelAtom);
  const load = useSetAtom(loadTopServicesAtom);
  const [chosen, choose] = useState<ServiceChoice | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // What has begun already must not begin anew under its engine.
    if (store.get(funnelAtomOf(id)) === null) open({ id, entry: EMPTY_ENTRY });
    void load(caller);
  }, [isWanted, id, caller, open, load, store]);
  const view = useMemo<OpeningView | null>(
    () =>
      funnel && {
        state: funnel.state,
        topServices: funnel.topServices,
        found: funnel.found,
        task: (name) =>
          name === 'chooseService' && chosen !== null ? { phase: 'busy', failure: null } : taskOf(funnel, name),
        chooseService: choose,
        retry: () => void load(caller),
      },
    [funnel, chosen, load, caller],
  );
  return { view, chosen };
}
