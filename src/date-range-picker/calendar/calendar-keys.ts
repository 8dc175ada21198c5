import { addDays, addMonths, type Day, earlierOf, laterOf } from '../range/day.js';
import { allowedFrom, allowedUntil, type DayLimits } from '../range/limits.js';
import { type Weekday, weekOf } from '../range/week.js';

export interface CalendarKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * The day that a key leads to, as in the date grid of the ARIA patterns. Disabled days are stepped over.
 * @param day the day with the focus
 * @param first the first day of the week
 * @returns the day itself where there is no other; undefined if the key does not move
 */
export function dayOfKey(day: Day, pressed: CalendarKey, limits: DayLimits, first: Weekday): Day | undefined {
  const asked = askedDay(day, pressed, first);
  if (asked === undefined) return undefined;
  const target = earlierOf(laterOf(asked, limits.min), limits.max);
  const isAhead = pressed.key === 'Home' || (pressed.key !== 'End' && asked > day);
  return (isAhead ? allowedFrom : allowedUntil)(limits, target) ?? day;
}

function askedDay(day: Day, { key, shiftKey, isRightToLeft }: CalendarKey, first: Weekday): Day | undefined {
  const ahead = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? addMonths(day, -ahead) : addDays(day, -ahead);
    case 'ArrowRight':
      return shiftKey ? addMonths(day, ahead) : addDays(day, ahead);
    case 'ArrowUp':
      return shiftKey ? addMonths(day, -12) : addDays(day, -7);
    case 'ArrowDown':
      return shiftKey ? addMonths(day, 12) : addDays(day, 7);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'Home':
      return weekOf(day, first).start;
    case 'End':
      return weekOf(day, first).end;
    default:
      return undefined;
  }
}
