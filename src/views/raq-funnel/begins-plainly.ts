import type { FunnelSettings } from './funnel-settings.js';
import { keptAs } from './kept-as.js';

/**
 * Whether a funnel begins with the question for the service: nothing is known of it, and nothing of it was kept.
 * @param isKept whether the device has answers under a name
 */
export function beginsPlainly(settings: FunnelSettings, isKept: (name: string) => boolean): boolean {
  const { spId, categoryId, leadId, step, routing, prefillParams, initialValues } = settings;
  const isGiven = spId !== '' || categoryId !== '' || leadId !== '' || step !== null || initialValues !== undefined;
  if (isGiven || routing !== 'memory' || prefillParams.length > 0) return false;
  const key = keptAs(settings);
  return key === null || !isKept(key);
}
