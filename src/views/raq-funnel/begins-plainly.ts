import { keptDraft } from '../../state/dated-draft.js';
import type { FunnelSettings } from './funnel-settings.js';
import { keptAs } from './kept-as.js';

/** Whether a funnel begins with the question for the service: nothing is known of it, and nothing of it was kept. */
export function beginsPlainly(settings: FunnelSettings): boolean {
  const { spId, categoryId, leadId, step, routing, prefillParams, initialValues } = settings;
  const isGiven = spId !== '' || categoryId !== '' || leadId !== '' || step !== null || initialValues !== undefined;
  if (isGiven || routing !== 'memory' || prefillParams.length > 0) return false;
  const key = keptAs(settings);
  return key === null || keptDraft(key) === null;
}
