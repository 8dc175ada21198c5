import { type ComponentProps, createContext, type ReactElement, useContext, useMemo, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { Day } from '../../domain/date-range/day.js';
import type { DayFormat } from '../../domain/date-range/day-format.js';
import { type DayRange, previewOf } from '../../domain/date-range/day-range.js';
import { isAllowed } from '../../domain/date-range/limits.js';
import { monthOf } from '../../domain/date-range/month.js';
import { useWidget, type Widget } from '../widget/widget-context.js';
import {
  calendarDates,
  type DayState,
  dayStates,
  fromDate,
  type MarkedRange,
  toDate,
  useDayFormat,
} from './calendar-dates.js';
import type { Picking } from './use-picking.js';

export type CalendarComponents = NonNullable<ComponentProps<typeof DayPicker>['components']>;

/** How the days of a calendar look. */
const DayStateContext = createContext<((day: Day) => DayState) | null>(null);

/** The cell of a day. Days of other months are empty cells. */
const CalendarCell: CalendarComponents['Day'] = ({ day, modifiers, ...cell }): ReactElement => {
  const dayState = useContext(DayStateContext)?.(fromDate(day.date));
  if (modifiers['hidden']) return <td data-hidden />;
  if (dayState === undefined) return <td {...cell} />;
  const looks = {
    className: `${cell.className} ${classesOf(dayState)}`,
    'aria-selected': dayState.isChosen || undefined,
  };
  return <td {...cell} {...looks} />;
};

/** A range has several chosen days. */
const MULTISELECTABLE = { 'aria-multiselectable': true };
const CalendarTable: CalendarComponents['MonthGrid'] = (table): ReactElement => (
  <table {...table} {...MULTISELECTABLE} />
);

export const CALENDAR_CELLS: CalendarComponents = { Day: CalendarCell, MonthGrid: CalendarTable };

type DayPickerProps = ComponentProps<typeof DayPicker>;

export interface MonthGridProps {
  readonly picking: Picking;
  readonly marks: readonly MarkedRange[];
  /** The first month that is drawn, and how many. */
  readonly month: Day;
  readonly count: number;
  onMonth(month: Day): void;
  /** A day has finished a range. */
  onComplete?: (() => void) | undefined;
  /** The focus goes to the grid when it appears. */
  readonly takesFocus?: boolean;
  readonly hidesWeekdays?: boolean;
  readonly components?: CalendarComponents;
}

const CLASSES: NonNullable<DayPickerProps['classNames']> = {
  months: 'months',
  month: 'month',
  month_caption: 'caption',
  month_grid: 'grid',
};

const STATES = { today: 'now', disabled: 'off' };

/**
 * The grids of one or more months. react-day-picker renders them and handles the keyboard. The range follows our own
 * rules.
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { picking, marks, month, count, onMonth } = props;
  const { range, limits, today, next } = picking;
  const { t } = useWidget();
  const { format, first, locale } = useDayFormat();
  const [hovered, setHovered] = useState<Day | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  // The reading direction, which a page can change at any time.
  const [dir, setDir] = useState<'ltr' | 'rtl'>();

  const preview = hovered === null ? null : previewOf(range, next, hovered, limits);
  const dayState = useMemo(() => dayStates(range, preview, marks), [range, preview, marks]);
  const label = useRef<(day: Day) => string>(format.full);
  label.current = (day) => dayLabel(day, dayState(day), range, today, format, t);
  const now = useMemo(() => toDate(today), [today]);
  const shown = useMemo(() => toDate(month), [month]);
  const dates = useMemo(() => calendarDates(first), [first]);
  const formatters = useMemo<NonNullable<DayPickerProps['formatters']>>(
    () => ({
      formatCaption: (date) => format.monthAndYear(fromDate(date)),
      formatDay: (date) => String(date.getUTCDate()),
      formatWeekdayName: (date) => format.weekday(fromDate(date)).slice(0, 2),
    }),
    [format],
  );
  const labels = useMemo<NonNullable<DayPickerProps['labels']>>(
    () => ({
      labelGrid: (date) => format.monthAndYear(fromDate(date)),
      labelWeekday: (date) => format.weekday(fromDate(date)),
      // New label functions would render the whole calendar again.
      labelDayButton: (date) => label.current(fromDate(date)),
    }),
    [format],
  );
  // The day that Tab leads to.
  const entry = hasFocus ? null : (range[next] ?? range.start ?? range.end);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the days
    <div
      onFocus={({ currentTarget }) => {
        setHasFocus(true);
        setDir(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHasFocus(false);
      }}
      onPointerLeave={() => setHovered(null)}
    >
      <DayStateContext value={dayState}>
        <DayPicker
          classNames={CLASSES}
          modifiersClassNames={STATES}
          components={props.components ?? CALENDAR_CELLS}
          dateLib={dates}
          formatters={formatters}
          labels={labels}
          lang={locale}
          {...(dir === undefined ? {} : { dir })}
          hideNavigation
          hideWeekdays={props.hidesWeekdays ?? false}
          today={now}
          month={shown}
          numberOfMonths={count}
          startMonth={toDate(monthOf(limits.min))}
          endMonth={toDate(monthOf(limits.max))}
          autoFocus={props.takesFocus ?? false}
          disabled={(date) => !isAllowed(limits, fromDate(date))}
          modifiers={{ focused: entry === null ? undefined : toDate(entry) }}
          onMonthChange={(date) => onMonth(fromDate(date))}
          onDayClick={(date) => {
            setHovered(null);
            if (picking.pick(fromDate(date))) props.onComplete?.();
          }}
          onDayMouseEnter={(date) => setHovered(fromDate(date))}
          onDayFocus={(date) => setHovered(fromDate(date))}
          onDayBlur={() => setHovered(null)}
        />
      </DayStateContext>
    </div>
  );
}

/** 'Wednesday, November 18, 2026, today, start of range' */
function dayLabel(
  day: Day,
  dayState: DayState,
  range: DayRange,
  today: Day,
  format: DayFormat,
  t: Widget['t'],
): string {
  const parts = [
    format.full(day),
    day === today ? t('rangeIsToday') : '',
    dayState.isChosen ? placeInRange(day, range, t) : (dayState.mark?.label ?? ''),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function placeInRange(day: Day, { start, end }: DayRange, t: Widget['t']): string {
  if (day === start && day === end) return t('rangeIsOneDay');
  if (day === start) return t('rangeIsStart');
  return day === end ? t('rangeIsEnd') : t('rangeIsInside');
}

function classesOf(dayState: DayState): string {
  const { colour, isStart, isEnd, isInside, isPreview, isPreviewStart, isPreviewEnd } = dayState;
  return [
    colour && `r${colour}`,
    isStart && 's',
    isEnd && 'e',
    isInside && 'in',
    isPreview && 'pre',
    isPreviewStart && 'first',
    isPreviewEnd && 'last',
  ]
    .filter(Boolean)
    .join(' ');
}
