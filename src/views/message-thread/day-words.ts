import type { MessageTimes } from '../../i18n/message-times.js';
import type { Widget } from '../widget/widget-context.js';

const HOUR_MS = 3_600_000;

/** 'Today', 'Yesterday', or the day's own name. */
export function dayWords(instant: number, now: number, times: MessageTimes, t: Widget['t']): string {
  const [day, today] = [times.dayOf(instant), times.dayOf(now)];
  if (day === today) return t('todayDay');
  // By the hour: two days in a year have 23 or 25 of them.
  let yesterday = now;
  while (times.dayOf(yesterday) === today) yesterday -= HOUR_MS;
  return day === times.dayOf(yesterday) ? t('yesterdayDay') : times.day(instant, now);
}
