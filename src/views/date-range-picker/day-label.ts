import type { Day } from '../../domain/date-range/day.js';
import type { DayFormat } from '../../domain/date-range/day-format.js';
import type { DayRange } from '../../domain/date-range/day-range.js';
import type { Widget } from '../widget/widget-context.js';
import type { DayLook } from './day-look.js';

/** 'Wednesday, November 18, 2026, today, start of range' */
export function dayLabel(
  day: Day,
  look: DayLook,
  range: DayRange,
  today: Day,
  format: DayFormat,
  t: Widget['t'],
): string {
  const words = [
    format.full(day),
    day === today ? t('rangeIsToday') : '',
    look.isChosen ? placeInRange(day, range, t) : (look.mark?.label ?? ''),
  ];
  return words.filter((word) => word !== '').join(', ');
}

function placeInRange(day: Day, { start, end }: DayRange, t: Widget['t']): string {
  if (day === start && day === end) return t('rangeIsOneDay');
  if (day === start) return t('rangeIsStart');
  return day === end ? t('rangeIsEnd') : t('rangeIsInside');
}
