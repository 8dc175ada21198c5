import type { URGENCIES } from '../../../contract/raq-funnel.js';
import type { MessageKey } from '../../../i18n/messages.js';
import type { Widget } from '../../widget/widget-context.js';

interface UrgencyWords {
  readonly urgency: (typeof URGENCIES)[number];
  readonly word: MessageKey;
  readonly hint: MessageKey;
}

/** The texts for the timing of a job. */
export const URGENCY_WORDS: readonly UrgencyWords[] = [
  { urgency: 'Emergency', word: 'urgencyEmergency', hint: 'funnelEmergencyHint' },
  { urgency: 'ThisWeek', word: 'urgencyThisWeek', hint: 'funnelThisWeekHint' },
  { urgency: 'ThisMonth', word: 'urgencyThisMonth', hint: 'funnelThisMonthHint' },
  { urgency: 'Planning', word: 'urgencyPlanning', hint: 'funnelPlanningHint' },
];

/** The text of an urgency. Empty if none was given; an unknown one is shown as it is. */
export function timingWord(urgency: string, t: Widget['t']): string {
  const known = URGENCY_WORDS.find((each) => each.urgency === urgency);
  if (known !== undefined) return t(known.word);
  return urgency === 'NA' ? '' : urgency;
}
