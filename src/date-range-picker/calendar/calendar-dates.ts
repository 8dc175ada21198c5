import { useMemo } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { type Day, toDay } from '../range/day.js';
import { createDayFormat, type DayFormat, firstWeekday, type Weekday } from '../range/day-format.js';
import { type DayRange, isWithin } from '../range/day-range.js';

const formats = new Map<string, { readonly format: DayFormat; readonly first: Weekday }>();

function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = { format: createDayFormat(locale), first: firstWeekday(locale) };
  formats.set(locale, made);
  return made;
}

/** The viewer's date formats and first day of the week. */
export function useDayFormat(): {
  readonly locale: string;
  readonly format: DayFormat;
  readonly first: Weekday;
} {
  const { locale } = useWidget().format;
  return useMemo(() => ({ locale, ...formatsOf(locale) }), [locale]);
}

/** A range that the host marks. */
export interface MarkedRange {
  readonly start: Day;
  readonly end: Day;
  readonly label: string | undefined;
}

/**
 * The class names of days: in a range its color (`r1` to `r3`), and start, end or inside; `pre` for a day that would be
 * part of the range if the day under the pointer were selected, with the first and the last of these.
 */
export const LOOKS = ['r1', 'r2', 'r3', 's', 'e', 'in', 'pre', 'first', 'last'] as const;

export interface DayState {
  readonly looks: readonly (typeof LOOKS)[number][];
  readonly isChosen: boolean;
  readonly mark?: MarkedRange | undefined;
}

/**
 * Computes the look of days. The selected range has the first color and covers the ranges that the host marks, which
 * alternate between the second and third color.
 */
export function dayStates(
  range: DayRange,
  preview: DayRange | null,
  marks: readonly MarkedRange[],
): (date: Date) => DayState {
  const stateOf = (day: Day): DayState => {
    if (isHeld(range, day)) return { looks: ['r1', ...looksIn(range, day)], isChosen: true };
    const at = marks.findIndex((mark) => isWithin(mark, day));
    const mark = marks[at];
    const looks: (typeof LOOKS)[number][] = mark ? [at % 2 === 0 ? 'r2' : 'r3', ...looksIn(mark, day)] : [];
    if (preview !== null && isHeld(preview, day)) {
      looks.push('pre');
      if (day === (preview.start ?? preview.end)) looks.push('first');
      if (day === (preview.end ?? preview.start)) looks.push('last');
    }
    return { looks, isChosen: false, mark };
  };
  // The calendar asks a dozen times for each day.
  const known = new Map<number, DayState>();
  return (date) => {
    const its = known.get(date.getTime()) ?? stateOf(toDay(date));
    known.set(date.getTime(), its);
    return its;
  };
}

/** A range with one end is drawn as that day. */
function isHeld(range: DayRange, day: Day): boolean {
  const { start, end } = range;
  if (start === null || end === null) return day === start || day === end;
  return isWithin(range, day);
}

function looksIn({ start, end }: DayRange, day: Day): DayState['looks'] {
  if (start === null || end === null) return ['s', 'e'];
  if (day !== start && day !== end) return ['in'];
  return [...(day === start ? (['s'] as const) : []), ...(day === end ? (['e'] as const) : [])];
}
