import { setMonth } from 'date-fns/setMonth';
import { setYear } from 'date-fns/setYear';
import { type ReactElement, useMemo } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { left, right } from '../../ui/icons/lazy-icons.js';
import { addMonths, monthOf, toDate, toDay, yearOf } from '../range/day.js';
import type { Picking } from '../use-picking.js';
import { type MarkedRange, useDayFormat } from './calendar-dates.js';
import { MonthGrid } from './month-grid.js';

const MONTHS = [...Array(12).keys()];

export interface CalendarProps {
  readonly picking: Picking;
  readonly marks?: readonly MarkedRange[] | undefined;
  /** Focuses a day when it appears. */
  readonly takesFocus?: boolean | undefined;
  /** The selected day completes a range. */
  onComplete?: (() => void) | undefined;
}

export function MonthCalendar({ picking, marks, takesFocus, onComplete }: CalendarProps): ReactElement {
  const { month, months, showMonth } = picking;
  return (
    <div className="cal" data-months={months > 1 ? 'many' : 'one'}>
      <CalendarHead picking={picking} />
      <MonthGrid
        picking={picking}
        marks={marks}
        month={month}
        count={months}
        takesFocus={takesFocus}
        onMonth={showMonth}
        onComplete={onComplete}
      />
    </div>
  );
}

/** The shown month, which is announced when it changes, with controls to change it. */
function CalendarHead({ picking }: { readonly picking: Picking }): ReactElement {
  const { month, months, showMonth, limits } = picking;
  const { t } = useWidget();
  const { format } = useDayFormat();
  const shownDate = toDate(month);
  const inMonth = (index: number) => toDay(setMonth(shownDate, index));
  const [earliest, latest] = [yearOf(limits.min), yearOf(limits.max)];
  const years = useMemo(
    () =>
      [...Array(latest - earliest + 1).keys()].map((index) => (
        <option key={index} value={earliest + index}>
          {earliest + index}
        </option>
      )),
    [earliest, latest],
  );
  const shown = [...Array(months).keys()].map((index) => format.monthAndYear(addMonths(month, index)));

  return (
    <div className="cal-head">
      <Arrow
        label={t('rangePreviousMonth')}
        path={left}
        isOff={month <= monthOf(limits.min)}
        onPress={() => showMonth(addMonths(month, -1))}
      />
      <span className="sel">
        <select
          className="input"
          aria-label={t('rangeMonth')}
          value={shownDate.getMonth()}
          onChange={(event) => showMonth(inMonth(Number(event.currentTarget.value)))}
        >
          {MONTHS.map((each) => {
            const first = inMonth(each);
            const isOff = first < monthOf(limits.min) || first > limits.max;
            return (
              <option key={each} value={each} disabled={isOff}>
                {format.month(first)}
              </option>
            );
          })}
        </select>
      </span>
      <span className="sel">
        <select
          className="input"
          aria-label={t('rangeYear')}
          value={yearOf(month)}
          onChange={(event) => showMonth(toDay(setYear(shownDate, Number(event.currentTarget.value))))}
        >
          {years}
        </select>
      </span>
      <Arrow
        label={t('rangeNextMonth')}
        path={right}
        isOff={addMonths(month, months) > limits.max}
        onPress={() => showMonth(addMonths(month, 1))}
      />
      <span className="sr" role="status">
        {shown.join(', ')}
      </span>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly path: string;
  /** It would pass the limits. It stays focusable. */
  readonly isOff: boolean;
  onPress(): void;
}

function Arrow({ label, path, isOff, onPress }: ArrowProps): ReactElement {
  return (
    <button
      type="button"
      className="btn quiet only"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon path={path} className="flips" />
    </button>
  );
}
