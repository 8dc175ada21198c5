import { type ComponentProps, type ReactElement, useMemo, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { type Day, monthOf, toDate, toDay } from '../range/day.js';
import type { DayFormat } from '../range/day-format.js';
import { type DayRange, previewOf } from '../range/day-range.js';
import type { Picking } from '../use-picking.js';
import { type DayState, dayStates, type MarkedRange, useDayFormat } from './calendar-dates.js';

export type CalendarComponents = NonNullable<ComponentProps<typeof DayPicker>['components']>;

type DayPickerProps = ComponentProps<typeof DayPicker>;

export interface MonthGridProps {
  readonly picking: Picking;
  readonly marks: readonly MarkedRange[];
  /** The first month. */
  readonly month: Day;
  readonly count: number;
  onMonth(month: Day): void;
  /** The selected day completes a range. */
  onComplete?: (() => void) | undefined;
  /** Focuses a day when it appears. */
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

/** Days of other months are empty cells, also inside of a range. */
const COMPONENTS: CalendarComponents = {
  Day: ({ day, modifiers, ...cell }) => (modifiers['hidden'] ? <td data-hidden /> : <td {...cell} />),
};

/** Class names of days, and when a day has them. */
const LOOKS: Readonly<Record<string, (state: DayState) => boolean>> = {
  r1: ({ colour }) => colour === 1,
  r2: ({ colour }) => colour === 2,
  r3: ({ colour }) => colour === 3,
  s: ({ isStart }) => isStart,
  e: ({ isEnd }) => isEnd,
  in: ({ isInside }) => isInside,
  pre: ({ isPreview }) => isPreview,
  first: ({ isPreviewStart }) => isPreviewStart,
  last: ({ isPreviewEnd }) => isPreviewEnd,
};

const CLASS_OF_LOOK = {
  today: 'now',
  disabled: 'off',
  ...Object.fromEntries(Object.keys(LOOKS).map((name) => [name, name])),
};

/** The grids of months. react-day-picker renders them and handles the keyboard, but does not compute the range. */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { picking, marks, month, count, onMonth } = props;
  const { range, limits, today, next } = picking;
  const { t } = useWidget();
  const { format, first, locale } = useDayFormat();
  const [hovered, setHovered] = useState<Day | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  // The reading direction, which a page can change at any time.
  const [dir, setDir] = useState<'ltr' | 'rtl'>();

  const preview = hovered === null || picking.isSingle ? null : previewOf(range, next, hovered, limits);
  const dayState = useMemo(() => dayStates(range, preview, marks), [range, preview, marks]);
  const looks = useMemo(
    () => Object.fromEntries(Object.entries(LOOKS).map(([name, has]) => [name, (date: Date) => has(dayState(date))])),
    [dayState],
  );
  const disabled = useMemo(
    () => [
      { before: toDate(limits.min) },
      { after: toDate(limits.max) },
      ...limits.disabled.map(({ start, end }) => ({ from: toDate(start), to: toDate(end) })),
    ],
    [limits],
  );
  const selected = useMemo(() => ({ from: dateOf(range.start), to: dateOf(range.end) }), [range]);
  const label = useRef<(date: Date) => string>(String);
  label.current = (date) => dayLabel(toDay(date), dayState(date), picking, format, t);
  const now = useMemo(() => toDate(today), [today]);
  const shown = useMemo(() => toDate(month), [month]);
  const formatters = useMemo<NonNullable<DayPickerProps['formatters']>>(
    () => ({
      formatCaption: (date) => format.monthAndYear(toDay(date)),
      formatWeekdayName: (date) => format.weekday(toDay(date)).slice(0, 2),
    }),
    [format],
  );
  const labels = useMemo<NonNullable<DayPickerProps['labels']>>(
    () => ({
      labelGrid: (date) => format.monthAndYear(toDay(date)),
      labelWeekday: (date) => format.weekday(toDay(date)),
      // New label functions would render the whole calendar again.
      labelDayButton: (date) => label.current(date),
    }),
    [format],
  );
  const components = useMemo(() => ({ ...COMPONENTS, ...props.components }), [props.components]);
  // The tab stop.
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
      <DayPicker
        classNames={CLASSES}
        modifiersClassNames={CLASS_OF_LOOK}
        components={components}
        weekStartsOn={first}
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
        disabled={disabled}
        modifiers={{ ...looks, focused: dateOf(entry) }}
        mode="range"
        selected={selected}
        onMonthChange={(date) => onMonth(toDay(date))}
        onSelect={(_selected, date) => {
          setHovered(null);
          if (picking.pick(toDay(date))) props.onComplete?.();
        }}
        onDayMouseEnter={(date) => setHovered(toDay(date))}
        onDayFocus={(date) => setHovered(toDay(date))}
        onDayBlur={() => setHovered(null)}
      />
    </div>
  );
}

function dateOf(day: Day | null): Date | undefined {
  return day === null ? undefined : toDate(day);
}

/** 'Wednesday, November 18, 2026, today, start of range' */
function dayLabel(
  day: Day,
  dayState: DayState,
  { range, today, isSingle }: Picking,
  format: DayFormat,
  t: Widget['t'],
): string {
  const parts = [
    format.full(day),
    day === today ? t('rangeIsToday') : '',
    dayState.isChosen ? (isSingle ? t('rangeIsChosen') : placeInRange(day, range, t)) : (dayState.mark?.label ?? ''),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function placeInRange(day: Day, { start, end }: DayRange, t: Widget['t']): string {
  if (day === start && day === end) return t('rangeIsOneDay');
  if (day === start) return t('rangeIsStart');
  return day === end ? t('rangeIsEnd') : t('rangeIsInside');
}
