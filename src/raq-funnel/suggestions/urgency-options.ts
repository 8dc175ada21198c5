import type { Widget } from '../../element/widget/widget-context.js';
import type { URGENCIES } from '../../gateway/lead-status.js';
import type { MessageKey } from '../../i18n/messages.js';

interface UrgencyOption {
  readonly urgency: (typeof URGENCIES)[number];
  readonly label: MessageKey;
  readonly hint: MessageKey;
}

/** The texts for the timing of a job. */
export const URGENCY_OPTIONS: readonly UrgencyOption[] = [
  { urgency: 'Emergency', label: 'urgencyEmergency', hint: 'funnelEmergencyHint' },
  { urgency: 'ThisWeek', label: 'urgencyThisWeek', hint: 'funnelThisWeekHint' },
  { urgency: 'ThisMonth', label: 'urgencyThisMonth', hint: 'funnelThisMonthHint' },
  { urgency: 'Planning', label: 'urgencyPlanning', hint: 'funnelPlanningHint' },
];

/** The text of an urgency. Empty if none was given; an unknown one is shown as it is. */
export function urgencyText(urgency: string, t: Widget['t']): string {
  const known = URGENCY_OPTIONS.find((each) => each.urgency === urgency);
  if (known !== undefined) return t(known.label);
  return urgency === 'NA' ? '' : urgency;
}
