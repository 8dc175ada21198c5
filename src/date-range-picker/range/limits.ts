import { addDays, addMonths, type Day, readDay } from './day.js';

export interface DaySpan {
  readonly start: Day;
  readonly end: Day;
}

/** The days that can be selected. */
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
