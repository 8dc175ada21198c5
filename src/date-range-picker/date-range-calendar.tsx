import type { ReactElement } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { MonthCalendar } from './calendar/month-calendar.js';
import { dateRangePickerMessages } from './messages.en-US.js';
import { pickerSheet } from './picker-sheet.js';
import { dayOf } from './range/day.js';
import { type DayRange, limitsOf } from './range/day-range.js';
import type { QuickRange } from './range/quick-ranges.js';
import { PickerFoot, QuickList, RangeFields } from './range-fields.js';
import { usePicking } from './use-picking.js';

interface DateRangeCalendarProps {
  readonly value: DayRange;
  onChange(range: DayRange): void;
  readonly quickRanges: readonly QuickRange[];
  onComplete?: (() => void) | undefined;
}

export const catalogues = [dateRangePickerMessages];

export const sheet = pickerSheet;

/**
 * A calendar with two inputs and quick ranges for a popup. It brings its messages and style sheets, and uses the
 * widget's locale and time zone.
 */
export function DateRangeCalendar(props: DateRangeCalendarProps): ReactElement {
  const { value, onChange, quickRanges, onComplete } = props;
  const { t, reading } = useWidget();
  const today = dayOf(new Date(), reading.timeZone);
  const picking = usePicking({ range: value, limits: limitsOf({}, today), today, months: 1, onChange });
  const quick = {
    ...picking,
    choose: (range: DayRange) => {
      picking.choose(range);
      onComplete?.();
    },
  };
  return (
    <div className="date-filter">
      <div className="date-columns">
        <QuickList picking={quick} ranges={quickRanges} />
        <div>
          <RangeFields picking={picking} shownAs="numeric" marksNext />
          <MonthCalendar picking={picking} onComplete={onComplete} />
          <PickerFoot picking={picking} clearLabel={t('rangeClearDates')} />
        </div>
      </div>
    </div>
  );
}
