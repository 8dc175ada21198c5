import { addDays, addMonths, type Day, readDay } from './day.js';

/** Days from one to another, both among them. */
export interface DaySpan {
  readonly start: Day;
  readonly end: Day;
}

/** Which days may be chosen. */
export interface DayLimits {
  readonly min: Day;
  readonly max: Day;
  /** Days in between that may not, in order, none touching the next. */
  readonly disabled: readonly DaySpan[];
}

/** Earliest and latest day by default, in years from today. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

/**
 * The limits that a host gives; what is not given, or contradicts itself, has its default.
 * @param given `disabled` as in the attribute `disabled-dates`: days, and ranges `from/to`
 */
export function limitsOf(
  given: {
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    readonly disabled?: readonly string[] | undefined;
  },
  today: Day,
): DayLimits {
  const min = readDay(given.min) ?? addMonths(today, -12 * YEARS_BACK);
  const max = readDay(given.max) ?? addMonths(today, 12 * YEARS_AHEAD);
  const disabled = joinSpans((given.disabled ?? []).flatMap((text) => readSpan(text) ?? []));
  return min <= max ? { min, max, disabled } : { ...limitsOf({}, today), disabled };
}

/** The first day that may be chosen, this one or later; undefined when there is none. */
export function allowedFrom({ min, max, disabled }: DayLimits, day: Day): Day | undefined {
  const from = day < min ? min : day;
  const span = spanWith(disabled, from);
  const found = span === undefined ? from : addDays(span.end, 1);
  return found <= max ? found : undefined;
}

/** The last day that may be chosen, this one or earlier; undefined when there is none. */
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

/** In order, those that overlap or touch as one. */
function joinSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const joined: DaySpan[] = [];
  for (const span of [...spans].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || addDays(last.end, 1) < span.start) joined.push(span);
    else if (span.end > last.end) joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined;
}
