import { useMemo } from 'react';
import { createDayFormat, type DayFormat } from '../../domain/date-range/day-format.js';
import { firstWeekday, type Weekday } from '../../domain/date-range/week.js';
import { useWidget } from '../widget/widget-context.js';

const formats = new Map<string, { readonly format: DayFormat; readonly first: Weekday }>();

function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const made = { format: createDayFormat(locale), first: firstWeekday(locale) };
  formats.set(locale, made);
  return made;
}

/** How days are written for this viewer, and where their week begins. */
export function useDayFormat(): {
  readonly locale: string;
  readonly format: DayFormat;
  readonly first: Weekday;
} {
  const { locale } = useWidget().format;
  return useMemo(() => ({ locale, ...formatsOf(locale) }), [locale]);
}
