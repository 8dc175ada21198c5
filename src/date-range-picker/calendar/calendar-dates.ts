import { useWidget } from '../../element/widget/widget-context.js';
import type { Day } from '../range/day.js';
import { createDayFormat, type DayFormat } from '../range/day-format.js';
import { type DayRange, isWithin } from '../range/day-range.js';
import { firstWeekday, type Weekday } from '../range/week.js';

interface LocaleFormat {
  readonly locale: string;
  readonly format: DayFormat;
  readonly first: Weekday;
}

const formats = new Map<string, LocaleFormat>();

/** The viewer's date formats and first day of the week. */
export function useDayFormat(): LocaleFormat {
  const { locale } = useWidget().format;
  const known = formats.get(locale) ?? { locale, format: createDayFormat(locale), first: firstWeekday(locale) };
  formats.set(locale, known);
  return known;
}

/** A range that the host marks. */
export interface MarkedRange {
  readonly start: Day;
  readonly end: Day;
  readonly label: string | undefined;
}

export interface DayState {
  /** Class names: the color of its range (r1 to r3), its place there (s, in, e), and its place in the preview. */
  readonly look: readonly string[];
  readonly isChosen: boolean;
  readonly mark: MarkedRange | undefined;
}

/**
 * Computes the look of days. The selected range has the first color and covers the ranges that the host marks, which
 * alternate between the second and third color.
 * @param preview the range if the day under the pointer were selected
 */
export function dayStates(
  range: DayRange,
  preview: DayRange | null,
  marks: readonly MarkedRange[],
): (day: Day) => DayState {
  return (day) => {
    const isChosen = isHeld(range, day);
    const index = isChosen ? -1 : marks.findIndex((mark) => isWithin(mark, day));
    const mark = marks[index];
    const look: string[] = [];
    if (isChosen) look.push('r1', ...placeIn(range, day));
    if (mark) look.push(index % 2 === 0 ? 'r2' : 'r3', ...placeIn(mark, day));
    if (preview !== null && !isChosen && isHeld(preview, day)) {
      look.push('pre');
      if (day === (preview.start ?? preview.end)) look.push('first');
      if (day === (preview.end ?? preview.start)) look.push('last');
    }
    return { look, isChosen, mark };
  };
}

/** A range with one end is drawn as that day. */
function isHeld(range: DayRange, day: Day): boolean {
  const { start, end } = range;
  if (start === null || end === null) return day === start || day === end;
  return isWithin(range, day);
}

function placeIn({ start, end }: DayRange, day: Day): readonly string[] {
  if (start === null || end === null || start === end) return ['s', 'e'];
  if (day === start) return ['s'];
  return [day === end ? 'e' : 'in'];
}
