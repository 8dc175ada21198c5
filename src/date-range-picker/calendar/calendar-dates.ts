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
  /** The number of the range color; undefined outside of every range. */
  readonly color?: 1 | 2 | 3;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Between two ends. */
  readonly isInside: boolean;
  readonly isChosen: boolean;
  /** Would be part of the range if the day under the pointer were selected. */
  readonly isPreview: boolean;
  readonly isPreviewStart: boolean;
  readonly isPreviewEnd: boolean;
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
): (day: Day) => DayState {
  return (day) => {
    const isPreview = preview !== null && isHeld(preview, day) && !isHeld(range, day);
    const hints = {
      isPreview,
      isPreviewStart: isPreview && day === (preview.start ?? preview.end),
      isPreviewEnd: isPreview && day === (preview.end ?? preview.start),
    };
    const chosen = stateIn(range, day);
    if (chosen !== undefined) return { ...chosen, ...hints, color: 1, isChosen: true };
    const place = marks.findIndex((mark) => isWithin(mark, day));
    const mark = marks[place];
    const marked = mark && stateIn(mark, day);
    if (marked === undefined) return { ...hints, isStart: false, isEnd: false, isInside: false, isChosen: false };
    return { ...marked, ...hints, color: place % 2 === 0 ? 2 : 3, isChosen: false, mark };
  };
}

/** A range with one end is drawn as that day. */
function isHeld(range: DayRange, day: Day): boolean {
  const { start, end } = range;
  if (start === null || end === null) return day === start || day === end;
  return isWithin(range, day);
}

function stateIn(range: DayRange, day: Day): Pick<DayState, 'isStart' | 'isEnd' | 'isInside'> | undefined {
  if (!isHeld(range, day)) return undefined;
  const isOpen = range.start === null || range.end === null;
  const isStart = isOpen || day === range.start;
  const isEnd = isOpen || day === range.end;
  return { isStart, isEnd, isInside: !isStart && !isEnd };
}
