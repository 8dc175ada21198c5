import { useMemo } from 'react';
import type { DateLib } from 'react-day-picker';
import { addMonths, type Day, dayAt, dayNumber, partsOf, toDay } from '../../domain/date-range/day.js';
import { createDayFormat, type DayFormat } from '../../domain/date-range/day-format.js';
import { type DayRange, isWithin } from '../../domain/date-range/day-range.js';
import {
  endOfMonth,
  endOfWeek,
  firstWeekday,
  monthNumber,
  monthOf,
  startOfWeek,
  type Weekday,
} from '../../domain/date-range/month.js';
import { useWidget } from '../widget/widget-context.js';

const formats = new Map<string, { readonly format: DayFormat; readonly first: Weekday }>();

const MS_A_DAY = 86_400_000;

/** A day as the calendar's `Date`: the midnight of UTC. */
export function toDate(day: Day): Date {
  return new Date(dayNumber(day) * MS_A_DAY);
}

const known = new Map<number, Day>();

/** The day of a `Date` of the calendar. Cached, because the same few are used many times. */
export function fromDate(date: Date): Day {
  const number = Math.floor(date.getTime() / MS_A_DAY);
  const day = known.get(number) ?? dayAt(number);
  known.set(number, day);
  return day;
}

/**
 * The calendar's date functions. Every `Date` is midnight UTC, so that the viewer's time zone cannot shift a day.
 * @param first the first day of the week
 */
export function calendarDates(first: Weekday): Partial<typeof DateLib.prototype> {
  const by = (change: (day: Day) => Day) => (date: Date) => toDate(change(fromDate(date)));
  const addDays = (date: Date, count: number) => new Date(date.getTime() + count * MS_A_DAY);
  const months = (date: Date, count: number) => toDate(addMonths(fromDate(date), count));
  const year = (date: Date) => partsOf(fromDate(date)).year;
  return {
    addDays,
    addWeeks: (date, count) => addDays(date, count * 7),
    addMonths: months,
    addYears: (date, count) => months(date, count * 12),
    startOfDay: (date) => date,
    startOfWeek: by((day) => startOfWeek(day, first)),
    endOfWeek: by((day) => endOfWeek(day, first)),
    // The same `Date` for the same month, because a new one would render the calendar again.
    startOfMonth: (date) => (date.getUTCDate() === 1 ? date : toDate(monthOf(fromDate(date)))),
    endOfMonth: by(endOfMonth),
    startOfYear: (date) => toDate(toDay(year(date), 1, 1)),
    endOfYear: (date) => toDate(toDay(year(date), 12, 31)),
    differenceInCalendarDays: (date, from) => Math.round((date.getTime() - from.getTime()) / MS_A_DAY),
    differenceInCalendarMonths: (date, from) => monthNumber(fromDate(date)) - monthNumber(fromDate(from)),
    isAfter: (one, other) => one > other,
    isBefore: (one, other) => one < other,
    isDate: (value): value is Date => value instanceof Date,
    max: (dates) => dates.reduce((one, other) => (one > other ? one : other)),
    min: (dates) => dates.reduce((one, other) => (one < other ? one : other)),
    isSameDay: (one, other) => one.getTime() === other.getTime(),
    isSameMonth: (one, other) => monthOf(fromDate(one)) === monthOf(fromDate(other)),
    getMonth: (date) => partsOf(fromDate(date)).month - 1,
    getYear: year,
    // Used only to tell weeks apart.
    getWeek: (date) => dayNumber(startOfWeek(fromDate(date), first)) / 7,
    // Used only for ids. Visible text is written through Intl.
    format: (date, pattern) => fromDate(date).slice(0, pattern.length),
  };
}

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

/** A range that a host shows beside the chosen one. */
export interface MarkedRange {
  readonly start: Day;
  readonly end: Day;
  readonly label: string | undefined;
}

/** The look of a day. */
export interface DayState {
  /** Which of the three colours; undefined outside of every range. */
  readonly colour?: 1 | 2 | 3;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Between two ends. */
  readonly isInside: boolean;
  /** Part of the selected range. */
  readonly isChosen: boolean;
  /** Would be part of the range, or one of its ends, if the day under the pointer were selected. */
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
  const stateOf = (day: Day): DayState => {
    const isPreview = preview !== null && isHeld(preview, day) && !isHeld(range, day);
    const hints = {
      isPreview,
      isPreviewStart: isPreview && day === (preview.start ?? preview.end),
      isPreviewEnd: isPreview && day === (preview.end ?? preview.start),
    };
    const chosen = stateIn(range, day);
    if (chosen !== undefined) return { ...chosen, ...hints, colour: 1, isChosen: true };
    const place = marks.findIndex((mark) => isWithin(mark, day));
    const mark = marks[place];
    const marked = mark && stateIn(mark, day);
    if (marked === undefined) return { ...hints, isStart: false, isEnd: false, isInside: false, isChosen: false };
    return { ...marked, ...hints, colour: place % 2 === 0 ? 2 : 3, isChosen: false, mark };
  };
  const known = new Map<Day, DayState>();
  return (day) => {
    const its = known.get(day) ?? stateOf(day);
    known.set(day, its);
    return its;
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
