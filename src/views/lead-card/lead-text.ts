import { isLeadStatus, type Lead } from '../../contract/lead.js';
import { URGENCIES } from '../../contract/raq-funnel.js';
import { customerName } from '../../domain/lead/to-lead.js';
import type { Format } from '../../i18n/format.js';
import type { Widget } from '../widget/widget-context.js';

type Words = Pick<Widget, 't'>;

/** The customer's name; 'Member' when it is missing. */
export function nameOf(lead: Lead, { t }: Words): string {
  return customerName(lead.customer) || t('member');
}

/** The word of a status; a status that this version does not know shows as it came. */
export function statusLabel(status: string, { t }: Words): string {
  return isLeadStatus(status) ? t(`status${status}`) : status;
}

/** The word of an urgency; empty when nothing was said, an unknown one as it came. */
export function urgencyLabel(urgency: string, { t }: Words): string {
  const known = URGENCIES.find((each) => each === urgency);
  if (known !== undefined) return t(`urgency${known}`);
  return urgency === 'NA' ? '' : urgency;
}

/** 'Today 2:15 PM', 'Nov 17, 6:30 PM': date and time always. */
export function createdText(createDate: string, now: Date, format: Format, { t }: Words): string {
  const created = new Date(createDate);
  return format.isSameDay(created, now) ? t('today', { time: format.time(created) }) : format.dayAndTime(created, now);
}
