import type { Widget } from '../element/widget/widget-context.js';
import { isLeadStatus, URGENCIES } from '../gateway/lead-status.js';
import type { Format } from '../i18n/format.js';
import type { MessageKey } from '../i18n/messages.js';
import { customerName, type Lead } from './lead/lead.js';

type Translator = Pick<Widget, 't'>;

/** The customer's name, or 'Member' without one. */
export function nameOf(lead: Lead, { t }: Translator): string {
  return customerName(lead.customer) || t('member');
}

/** The label of a status. An unknown status is returned unchanged. */
export function statusLabel(status: string, { t }: Translator): string {
  return isLeadStatus(status) ? t(`status${status}`) : status;
}

/** The label of an urgency; empty for `NA`. An unknown urgency is returned unchanged. */
export function urgencyLabel(urgency: string, { t }: Translator): string {
  const known = URGENCIES.find((each) => each === urgency);
  if (known !== undefined) return t(`urgency${known}`);
  return urgency === 'NA' ? '' : urgency;
}

/** When the lead was created: 'Today 2:15 PM', 'Nov 17, 6:30 PM'. */
export function createdText(createDate: string, now: Date, format: Format, { t }: Translator): string {
  const created = new Date(createDate);
  return format.isSameDay(created, now) ? t('today', { time: format.time(created) }) : format.dayAndTime(created, now);
}

export const STAR_LABELS = [
  'starPoor',
  'starFair',
  'starOkay',
  'starGood',
  'starGreat',
] as const satisfies MessageKey[];

/** What the rating button says: 'Rate this lead', or 'Rated Fair'. */
export function ratingLabel(stars: number | undefined, { t }: Translator): string {
  const label = STAR_LABELS[(stars ?? 0) - 1];
  return label === undefined ? t('rateLead') : t('ratedAs', { rating: t(label) });
}
