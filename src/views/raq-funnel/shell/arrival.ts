import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';
import type { FunnelState } from '../../../contract/raq-funnel.js';
import { useFunnel } from './funnel-context.js';
import type { FunnelSettings } from './funnel-settings.js';

/** Where a person has arrived last, and whether the funnel knew by then what it had kept. */
export interface Arrival {
  readonly place: string;
  readonly isReady: boolean;
}

/** The last arrival of a funnel, held by its frame: titles come and go with their screens. */
export const ArrivalContext = createContext<RefObject<Arrival> | null>(null);

/** A step, and in the project step its screen. */
export function placeOf({ step, screen }: Pick<FunnelState, 'step' | 'screen'>): string {
  return step === 'project' ? `${step} ${screen}` : step;
}

/**
 * On each change of step or screen the title takes the focus and the marked panel is scrolled to, smoothly where motion is
 * wanted. The first screen of a funnel leaves the focus and the page where they are.
 */
export function useArrival(title: RefObject<HTMLElement | null>): void {
  const { state } = useFunnel();
  const last = useContext(ArrivalContext);
  const place = placeOf(state);
  const isReady = state.rehydrateComplete;
  useLayoutEffect(() => {
    if (last === null) return;
    const before = last.current;
    last.current = { place, isReady };
    if (before.place === place || !before.isReady) return;
    title.current?.focus({ preventScroll: true });
    const panel = title.current?.closest('[data-panel]');
    if (panel) scrollTo(panel);
  }, [last, place, isReady, title]);
}

function scrollTo(panel: Element): void {
  const { top } = panel.getBoundingClientRect();
  const scroller = panel.closest('dialog')?.querySelector('.in');
  const upper = scroller?.getBoundingClientRect().top ?? 0;
  if (top >= upper - 1 && top < window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}

/** The name under which a funnel's answers stand on the device; null where none are kept. */
export function keptAs({ persists, spId, name }: Pick<FunnelSettings, 'persists' | 'spId' | 'name'>): string | null {
  const own = name === '' ? '' : `/${encodeURIComponent(name)}`;
  return persists ? `raq-funnel/${encodeURIComponent(spId)}${own}` : null;
}
