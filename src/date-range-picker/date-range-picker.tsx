import { type ReactElement, useRef, useState } from 'react';
import { useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { type MarkedRange, useDayFormat } from './calendar/calendar-dates.js';
import { LazyCalendar } from './calendar/lazy-calendar.js';
import { PickerFoot } from './picker-foot.js';
import { PopupPicker } from './popup-picker.js';
import { QuickList } from './quick-list.js';
import type { DayRange } from './range/day-range.js';
import {
  countStartingToday,
  countUpToToday,
  daysStartingToday,
  daysUpToToday,
  PICKER_RANGES,
} from './range/quick-ranges.js';
import { RangeFields } from './range-fields.js';
import { type PickerProps, type Picking, usePicking } from './use-picking.js';

/** The default limit in days. */
const MOST_DAYS = 36_525;

/** The date-range picker in its three variants. */
export function DateRangePicker(props: PickerProps): ReactElement {
  const { variant, range, limits, today, months, marks, onChange, isDisabled } = props;
  const { t } = useWidget();
  const picking = usePicking({ range, limits, today, months, onChange });
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  useWidgetReady(true);

  const { error, onBad, onEnter } = props;
  const fields = { isDisabled, error, onBad, onEnter, startRef, endRef };
  const calendar = { picking, marks, onWhole: undefined };
  return (
    <fieldset
      className={variant === 'inputs' ? 'picker' : 'picker surface'}
      aria-label={props.label ?? t('rangeLabel')}
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
              <LazyCalendar kind="month" {...calendar} />
            </div>
          ) : (
            <LazyCalendar kind="scroll" {...calendar} />
          )}
          {marks.length > 0 ? <MarkLegend marks={marks} /> : null}
          <PickerFoot picking={picking} hasZone clearLabel={t('rangeClear')} />
        </>
      )}
    </fieldset>
  );
}

/** What the ranges that the host marks are, with their days. */
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
  const count = (to: DayRange) => choose(to);
  return (
    <div className="day-counts">
      <DayCount
        label={t('rangeDaysUpToToday')}
        value={countUpToToday(range, today)}
        onCount={(days) => count(daysUpToToday(days, today))}
      />
      <DayCount
        label={t('rangeDaysStartingToday')}
        value={countStartingToday(range, today)}
        onCount={(days) => count(daysStartingToday(days, today))}
      />
    </div>
  );
}

interface DayCountProps {
  readonly label: string;
  /** undefined when the range is none of this kind. */
  readonly value: number | undefined;
  onCount(days: number): void;
}

/** An input for a number of days. It applies at once; the typed text stays until blur. */
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
