import { addDays, addMonths, type Day, daysBetween, earlierOf, laterOf, readDay } from './day.js';

/** A range of days, with both ends. A null end is open: Early or Continuous. */
export interface DayRange {
  readonly start: Day | null;
  readonly end: Day | null;
}

export const ENDS = ['start', 'end'] as const;

export type RangeEnd = (typeof ENDS)[number];

export const OPEN_RANGE: DayRange = { start: null, end: null };

/** Reads `start/end` in ISO days. Anything but a day leaves its end open. */
export function readRange(text: string): DayRange {
  const [start, end] = text.split('/');
  return { start: readDay(start) ?? null, end: readDay(end) ?? null };
}

/** `start/end` in ISO days, with open ends empty; '' if both are open. */
export function writeRange({ start, end }: DayRange): string {
  return start === null && end === null ? '' : `${start ?? ''}/${end ?? ''}`;
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.start === other.start && one.end === other.end;
}

export function isWithin({ start, end }: DayRange, day: Day): boolean {
  return (start === null || start <= day) && (end === null || day <= end);
}

/** The number of days; undefined if an end is open. */
export function lengthOf({ start, end }: DayRange): number | undefined {
  return start === null || end === null ? undefined : daysBetween(start, end) + 1;
}

function otherEnd(end: RangeEnd): RangeEnd {
  return end === 'start' ? 'end' : 'start';
}

/** A range while it is drawn, with the end that the next day sets. */
interface Drawing {
  readonly range: DayRange;
  readonly note: RangeNote | null;
  readonly next: RangeEnd;
  /** The last day completes the range. */
  readonly isComplete: boolean;
}

/**
 * Selects a day in the calendar. A start after the end begins a new range. An end before the start is swapped with it.
 * @param end the end that the day sets
 */
export function drawDay(range: DayRange, end: RangeEnd, day: Day, limits: DayLimits): Drawing {
  if (end === 'start' && range.start !== null && range.end !== null && day > range.end) {
    return { range: { start: day, end: null }, note: null, next: 'end', isComplete: false };
  }
  const asked = { ...range, [end]: day };
  const drawn = settleRange(asked, end, limits);
  const isComplete = drawn.start !== null && drawn.end !== null && (end === 'end' || range.start === null);
  return { range: drawn, note: rangeNote(asked, drawn), next: isComplete ? 'start' : otherEnd(end), isComplete };
}

/** Why a range is not the one that was asked for: an end was moved off a day that cannot be chosen, or the ends were swapped. */
export type RangeNote =
  | { readonly moved: RangeEnd; readonly to: Day; readonly blocked: Day }
  | { readonly moved: null };

/**
 * Compares a range with the one that was asked for.
 * @returns null if the person got what they asked for
 */
export function rangeNote(asked: DayRange, settled: DayRange): RangeNote | null {
  const { start, end } = asked;
  const isSwapped = start !== null && end !== null && end < start;
  const wanted = isSwapped ? { start: end, end: start } : asked;
  for (const moved of ['end', 'start'] as const) {
    const [from, to] = [wanted[moved], settled[moved]];
    if (from !== null && to !== null && from !== to) return { moved, to, blocked: addDays(to, from < to ? -1 : 1) };
  }
  return isSwapped ? { moved: null } : null;
}

/** The range after selecting a day; null if it cannot be selected. */
export function previewOf(range: DayRange, end: RangeEnd, day: Day, limits: DayLimits): DayRange | null {
  return isAllowed(limits, day) ? drawDay(range, end, day, limits).range : null;
}

/**
 * Makes a range valid. Swaps an end before its start, applies the limits, and stops before disabled days on the side
 * that was drawn last. Open ends stay open.
 * @param last the end that was drawn last
 */
export function settleRange(range: DayRange, last: RangeEnd, limits: DayLimits): DayRange {
  const { start, end } = range;
  if (start === null || end === null) return settleOpen(range, limits);
  const isSwapped = end < start;
  const [first, second] = isSwapped ? [end, start] : [start, end];
  const [from, until] = [withinBounds(first, limits), withinBounds(second, limits)];
  return (isSwapped ? otherEnd(last) : last) === 'end' ? trimEnd(from, until, limits) : trimStart(from, until, limits);
}

function withinBounds(day: Day, { min, max }: DayLimits): Day {
  return earlierOf(laterOf(day, min), max);
}

/** Moves a disabled day to the nearest one inside of the range, else to the nearest one. */
function settleOpen({ start, end }: DayRange, limits: DayLimits): DayRange {
  return {
    start: start && (allowedFrom(limits, start) ?? allowedUntil(limits, start) ?? null),
    end: end && (allowedUntil(limits, end) ?? allowedFrom(limits, end) ?? null),
  };
}

function trimEnd(start: Day, end: Day, limits: DayLimits): DayRange {
  const from = allowedFrom(limits, start);
  if (from === undefined || from > end) return nearestDay(end, limits);
  const blocked = limits.disabled.find((span) => span.start > from);
  return { start: from, end: blocked === undefined ? end : earlierOf(end, addDays(blocked.start, -1)) };
}

function trimStart(start: Day, end: Day, limits: DayLimits): DayRange {
  const until = allowedUntil(limits, end);
  if (until === undefined || until < start) return nearestDay(start, limits);
  const blocked = limits.disabled.findLast((span) => span.end < until);
  return { start: blocked === undefined ? start : laterOf(start, addDays(blocked.end, 1)), end: until };
}

/** The nearest day that can be selected, for a range without any. */
function nearestDay(day: Day, limits: DayLimits): DayRange {
  const near = allowedFrom(limits, day) ?? allowedUntil(limits, day);
  return near === undefined ? OPEN_RANGE : { start: near, end: near };
}

interface DaySpan {
  readonly start: Day;
  readonly end: Day;
}

export interface DayLimits {
  readonly min: Day;
  readonly max: Day;
  /** Disabled days in ascending order, without overlapping or adjacent spans. */
  readonly disabled: readonly DaySpan[];
}

/** The default limits, in years from today. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/**
 * Reads the host's limits. Missing and contradictory ones have their default.
 * @param provided `disabled` as in the attribute `disabled-dates`: days, and ranges `from/to`
 */
export function limitsOf(
  provided: {
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    readonly disabled?: readonly string[] | undefined;
  },
  today: Day,
): DayLimits {
  const min = readDay(provided.min) ?? addMonths(today, -12 * YEARS_BACK);
  const max = readDay(provided.max) ?? addMonths(today, 12 * YEARS_AHEAD);
  const disabled = joinSpans((provided.disabled ?? []).flatMap((text) => readSpan(text) ?? []));
  return min <= max ? { min, max, disabled } : { ...limitsOf({}, today), disabled };
}

export function isAllowed(limits: DayLimits, day: Day): boolean {
  return allowedFrom(limits, day) === day;
}

/** The first day from this one on that can be selected. */
export function allowedFrom({ min, max, disabled }: DayLimits, day: Day): Day | undefined {
  const from = day < min ? min : day;
  const span = spanWith(disabled, from);
  const found = span === undefined ? from : addDays(span.end, 1);
  return found <= max ? found : undefined;
}

/** The last day up to this one that can be selected. */
export function allowedUntil({ min, max, disabled }: DayLimits, day: Day): Day | undefined {
  const from = day > max ? max : day;
  const span = spanWith(disabled, from);
  const found = span === undefined ? from : addDays(span.start, -1);
  return found >= min ? found : undefined;
}

function spanWith(spans: readonly DaySpan[], day: Day): DaySpan | undefined {
  return spans.find(({ start, end }) => start <= day && day <= end);
}

function readSpan(text: string): DaySpan | undefined {
  const [first, second = first] = text.split('/');
  const [one, other] = [readDay(first), readDay(second)];
  if (one === undefined || other === undefined) return undefined;
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/** Sorts spans, and joins those that overlap or are adjacent. */
function joinSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const joined: DaySpan[] = [];
  for (const span of [...spans].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || addDays(last.end, 1) < span.start) joined.push(span);
    else if (span.end > last.end) joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined;
}
