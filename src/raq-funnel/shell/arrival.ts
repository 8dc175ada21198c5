import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';
import type { FunnelState } from '../funnel/funnel.js';
import { useOpeningFunnel } from './funnel-context.js';
import type { FunnelSettings } from './funnel-settings.js';

/** The last screen that was shown, and whether stored answers were known by then. */
export interface Arrival {
  readonly place: string;
  readonly isReady: boolean;
}

/** The frame holds the last arrival, because titles unmount with their screens. */
export const ArrivalContext = createContext<RefObject<Arrival> | null>(null);

/** A step and its screen. */
export function placeOf({ step, screen }: Pick<FunnelState, 'step' | 'screen'>): string {
  return `${step} ${screen}`;
}

/**
 * Moves the focus to the title and scrolls to the panel when the step or screen changes, smoothly unless reduced
 * motion is set. The first screen does neither.
 */
export function useArrival(title: RefObject<HTMLElement | null>): void {
  const { state } = useOpeningFunnel();
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

/** The name of a funnel's stored answers; null if none are stored. */
export function persistedAs({
  persist,
  spId = '',
  name,
  partnerId = '',
}: Pick<FunnelSettings, 'persist' | 'spId' | 'name' | 'partnerId'>): string | null {
  const own = [name, partnerId].filter(Boolean).map((each) => `/${encodeURIComponent(each)}`);
  return persist === 'none' ? null : `raq-funnel/${encodeURIComponent(spId)}${own.join('')}`;
}
