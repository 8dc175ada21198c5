import { type ReactElement, type ReactNode, useRef } from 'react';
import type { MessageKey } from '../../i18n/messages.js';
import type { FunnelStep } from '../funnel/funnel.js';
import { useArrival } from '../shell/arrival.js';
import { useOpeningFunnel } from '../shell/funnel-context.js';

/** The names of the steps in the progress. */
export const STEP_NAMES: Readonly<Record<FunnelStep, MessageKey>> = {
  service: 'funnelStepService',
  'postal-code': 'funnelStepLocation',
  project: 'funnelStepProject',
  timing: 'funnelStepTiming',
  contact: 'funnelStepContact',
  suggestions: 'funnelStepPros',
  summary: 'funnelStepSummary',
};

/** The title of a screen. It takes the focus when the screen appears. */
export function StepTitle({ id, children }: { id?: string; children: ReactNode }): ReactElement {
  const { isModal } = useOpeningFunnel().settings;
  const title = useRef<HTMLHeadingElement>(null);
  useArrival(title);
  const Heading = isModal ? 'h3' : 'h2';
  return (
    <Heading ref={title} id={id} className="funnel-title" part="title" tabIndex={-1}>
      {children}
    </Heading>
  );
}
