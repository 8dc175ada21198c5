import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { readAs } from '../web/read-as.js';
import { type MarkedRange, useDayFormat } from './calendar/calendar-dates.js';
import { MonthCalendar } from './calendar/month-calendar.js';
import { ScrollCalendar } from './calendar/scroll-calendar.js';
import { fieldOf, type RangeField } from './date-range-picker-element.js';
import { dateRangePickerMessages } from './messages.en-US.js';
import { pickerSheet } from './picker-sheet.js';
import { PopupPicker } from './popup-picker.js';
import { dayOf, readDay } from './range/day.js';
import {
  countStartingToday,
  countUpToToday,
  daysStartingToday,
  daysUpToToday,
  PICKER_RANGES,
} from './range/quick-ranges.js';
import { PickerFoot, QuickList, RangeFields } from './range-fields.js';
import { dateRangePickerTable } from './table.js';
import { type Picking, usePicking } from './use-picking.js';

/** The default limit in days. */
const MOST_DAYS = 36_525;
const MOST_MONTHS = 12;

function DateRangePickerView({ provided, host }: WidgetViewProps): ReactElement | null {
  const field = fieldOf(host);
  return field === undefined ? null : <Picker key={field.resets} provided={provided} field={field} />;
}

function Picker({ provided, field }: Pick<WidgetViewProps, 'provided'> & { readonly field: RangeField }): ReactElement {
  const { variant, months, markedRanges } = useValues(dateRangePickerTable, provided);
  const { t, reading } = useWidget();
  const { format: days } = useDayFormat();
  const today = dayOf(new Date(), reading.timeZone);
  const { isDisabled, range, limits } = field;
  const { start } = range;
  const marks = useMemo(() => marksOf(markedRanges), [markedRanges]);
  const picking = usePicking({
    range,
    limits,
    today,
    months: monthsOf(months),
    onChange: (chosen) => field.choose(chosen),
  });
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const missing = t('rangeRequired');
  const notADate = t('rangeNotADate', { example: days.short(today) });
  // Before the person sees the field, as a form may be submitted then.
  useLayoutEffect(() => {
    const anchor = (start === null ? startRef : endRef).current;
    if (anchor !== null) field.describe({ required: missing, notADate, anchor });
  }, [field, missing, notADate, start]);
  useWidgetReady(true);

  const fields = {
    isDisabled,
    error: field.isMissing ? missing : undefined,
    onBad: (isBad: boolean) => field.setBad(isBad),
    onEnter: () => field.submit(),
    startRef,
    endRef,
  };
  return (
    <fieldset
      className={variant === 'inputs' ? 'picker' : 'picker surface'}
      aria-label={field.label ?? t('rangeLabel')}
      data-variant={variant}
      disabled={isDisabled}
    >
      {variant === 'inputs' ? (
        <PopupPicker picking={picking} fields={fields} marks={marks} />
      ) : (
        <>
          <div className="picker-top">
            <RangeFields {...fields} picking={picking} shownAs="short" marksNext={!isDisabled} />
          </div>
          {variant === 'ranges' ? (
            <div className="picker-two">
              <div className="picker-side">
                <QuickList picking={picking} ranges={PICKER_RANGES} />
                <DayCounts picking={picking} />
              </div>
              <MonthCalendar picking={picking} marks={marks} />
            </div>
          ) : (
            <ScrollCalendar picking={picking} marks={marks} />
          )}
          {marks.length > 0 ? <MarkLegend marks={marks} /> : null}
          <PickerFoot picking={picking} hasZone clearLabel={t('rangeClear')} />
        </>
      )}
    </fieldset>
  );
}

function MarkLegend({ marks }: { readonly marks: readonly MarkedRange[] }): ReactElement {
  const { t } = useWidget();
  const { format } = useDayFormat();
  return (
    <ul className="legend">
      {marks.map(({ start, end, label }, index) => (
        <li key={`${start}/${end}`} className={index % 2 === 0 ? 'r2' : 'r3'}>
          <span>{label ?? t('rangeLabel')}</span>
          <span className="muted">{format.span(start, end)}</span>
        </li>
      ))}
    </ul>
  );
}

/** 'days up to today' and 'days starting today', at least 1. */
function DayCounts({ picking }: { readonly picking: Picking }): ReactElement {
  const { t } = useWidget();
  const { range, today, choose } = picking;
  return (
    <div className="day-counts">
      <DayCount
        label={t('rangeDaysUpToToday')}
        value={countUpToToday(range, today)}
        onCount={(days) => choose(daysUpToToday(days, today))}
      />
      <DayCount
        label={t('rangeDaysStartingToday')}
        value={countStartingToday(range, today)}
        onCount={(days) => choose(daysStartingToday(days, today))}
      />
    </div>
  );
}

interface DayCountProps {
  readonly label: string;
  readonly value: number | undefined;
  onCount(days: number): void;
}

/** An input for a number of days, which applies on each change. The typed text stays until blur. */
function DayCount({ label, value, onCount }: DayCountProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_DAYS}
        step={1}
        placeholder="–"
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (text !== '') onCount(Math.min(Number(text), MOST_DAYS));
        }}
        onBlur={() => setTyped(null)}
      />
      {label}
    </label>
  );
}

/** A whole number of months from 1 to 12. Any other value is ignored. */
function monthsOf(months: number): number {
  return Number.isInteger(months) && months >= 1
    ? Math.min(months, MOST_MONTHS)
    : dateRangePickerTable.attributes.months.default;
}

/** A value of another type counts as missing. */
const text = v.fallback(v.optional(v.string()), undefined);
const markSchema = v.object({ start: text, end: text, label: text });

/** The host's marked ranges. Ignores an entry without two valid days in order. */
function marksOf(provided: object | undefined): readonly MarkedRange[] {
  const entries = readAs(v.array(v.unknown()), provided) ?? [];
  return entries.flatMap((entry) => {
    const mark = readAs(markSchema, entry);
    const [start, end] = [readDay(mark?.start), readDay(mark?.end)];
    return start === undefined || end === undefined || end < start ? [] : [{ start, end, label: mark?.label }];
  });
}

export const view: WidgetView = {
  sheets: [pickerSheet],
  messages: [dateRangePickerMessages],
  View: DateRangePickerView,
};
