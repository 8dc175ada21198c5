import { type ReactElement, useCallback, useLayoutEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget } from '../element/widget/widget-context.js';
import { readAs } from '../web/read-as.js';
import { type MarkedRange, useDayFormat } from './calendar/calendar-dates.js';
import pickerCss from './date-range-picker.css?inline';
import { DateRangePicker } from './date-range-picker.js';
import { fieldOf } from './date-range-picker-element.js';
import type { RangeField } from './field.js';
import { dateRangePickerMessages } from './messages.en-US.js';
import quickCss from './quick-list.css?inline';
import { readDay } from './range/day.js';
import { dayOf } from './range/zoned-day.js';
import { dateRangePickerTable } from './table.js';

const MOST_MONTHS = 12;

function DateRangePickerView({ given, host }: WidgetViewProps): ReactElement | null {
  const field = fieldOf(host);
  return field === undefined ? null : <Picker key={field.resets} given={given} host={host} field={field} />;
}

interface PickerProps extends Pick<WidgetViewProps, 'given' | 'host'> {
  readonly field: RangeField;
}

function Picker({ given, host, field }: PickerProps): ReactElement {
  const { variant, months, markedRanges } = useValues(dateRangePickerTable, given);
  const { t, reading } = useWidget();
  const { format: days } = useDayFormat();
  const today = dayOf(new Date(), reading.timeZone);
  const { limits, range } = field;
  const marks = useMemo(() => marksOf(markedRanges), [markedRanges]);
  const missing = t('rangeRequired');
  const notADate = t('rangeNotADate', { example: days.short(today) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with the limits
  const steadyLimits = useMemo(() => limits, [JSON.stringify(limits)]);
  const { start, end } = range;
  const steadyRange = useMemo(() => ({ start, end }), [start, end]);

  // Before the person sees the field, as a form may be submitted then.
  useLayoutEffect(() => {
    const [first, second] = host.shadowRoot?.querySelectorAll('input') ?? [];
    const anchor = start === null ? first : second;
    if (anchor !== undefined) field.describe({ required: missing, notADate, anchor });
  }, [field, host, missing, notADate, start]);
  const onBad = useCallback((isBad: boolean) => field.setBad(isBad), [field]);

  return (
    <DateRangePicker
      variant={variant}
      range={steadyRange}
      limits={steadyLimits}
      today={today}
      months={monthsOf(months)}
      marks={marks}
      label={field.label}
      isDisabled={field.isDisabled}
      error={field.isMissing ? missing : undefined}
      onChange={(chosen) => field.choose(chosen)}
      onBad={onBad}
      onEnter={() => field.submit()}
    />
  );
}

/** A whole number of months from 1 to 12. Any other value counts as not given. */
function monthsOf(given: number): number {
  return Number.isInteger(given) && given >= 1
    ? Math.min(given, MOST_MONTHS)
    : dateRangePickerTable.attributes.months.default;
}

/** A value of another type counts as missing. */
const text = v.fallback(v.optional(v.string()), undefined);
const markSchema = v.object({ start: text, end: text, label: text });

/** The host's marked ranges. Ignores an entry without two valid days in order. */
function marksOf(given: object | undefined): readonly MarkedRange[] {
  const entries = readAs(v.array(v.unknown()), given) ?? [];
  return entries.flatMap((entry) => {
    const mark = readAs(markSchema, entry);
    const [start, end] = [readDay(mark?.start), readDay(mark?.end)];
    return start === undefined || end === undefined || end < start ? [] : [{ start, end, label: mark?.label }];
  });
}

export const view: WidgetView = {
  sheets: [quickCss, pickerCss],
  messages: [dateRangePickerMessages],
  View: DateRangePickerView,
};
