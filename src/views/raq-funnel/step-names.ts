import type { FunnelStep } from '../../contract/raq-funnel.js';
import type { MessageKey } from '../../i18n/messages.js';

/** What each step is called in the progress. */
export const STEP_NAMES: Readonly<Record<FunnelStep, MessageKey>> = {
  service: 'funnelStepService',
  'postal-code': 'funnelStepLocation',
  project: 'funnelStepProject',
  timing: 'funnelStepTiming',
  contact: 'funnelStepContact',
  suggestions: 'funnelStepPros',
  summary: 'funnelStepSummary',
};
