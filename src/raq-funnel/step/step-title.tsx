import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import type { MessageKey } from '../../i18n/messages.js';
import type { FunnelStep } from '../funnel/funnel.js';
import { useOpeningFunnel } from '../shell/funnel-context.js';
import { placeOf } from './steps.js';

export const STEP_NAMES: Readonly<Record<FunnelStep, MessageKey>> = {
  service: 'funnelStepService',
  'postal-code': 'funnelStepLocation',
  project: 'funnelStepProject',
  timing: 'funnelStepTiming',
  contact: 'funnelStepContact',
  suggestions: 'funnelStepPros',
  summary: 'funnelStepSummary',
};

interface StepTitleProps {
  readonly id?: string;
  readonly ref?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/**
 * The title of a screen. When the person goes to another step or screen, it takes the focus, and the panel scrolls into
 * view, smoothly unless reduced motion is set.
 */
export function StepTitle({ id, ref, children }: StepTitleProps): ReactElement {
  const { state, settings } = useOpeningFunnel();
  const last = useContext(ArrivalContext);
  const own = useRef<HTMLHeadingElement>(null);
  const title = ref ?? own;
  const place = placeOf(state);
  useLayoutEffect(() => {
    const arrival = last?.current;
    if (arrival === undefined || arrival.place === place) return;
    arrival.place = place;
    if (!arrival.isUsed) return;
    title.current?.focus({ preventScroll: true });
    const panel = title.current?.closest('[data-panel]');
    if (panel) scrollTo(panel);
  }, [last, place, title]);
  const Heading = settings.isModal ? 'h3' : 'h2';
  return (
    <Heading ref={title} id={id} className="funnel-title" part="title" tabIndex={-1}>
      {children}
    </Heading>
  );
}

export interface Arrival {
  place: string;
  /** Whether the person has used the funnel. A change of the screen before that must not move the page. */
  isUsed: boolean;
}

/** The frame holds the last arrival, because titles unmount with their screens. */
export const ArrivalContext = createContext<RefObject<Arrival> | null>(null);

function scrollTo(panel: Element): void {
  const { top } = panel.getBoundingClientRect();
  const scroller = panel.closest('dialog')?.querySelector('.in');
  const upper = scroller?.getBoundingClientRect().top ?? 0;
  if (top >= upper - 1 && top < window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
}
