import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { type Day, monthsBetween, toDate, toDay } from '../range/day.js';
import type { DayLimits } from '../range/day-range.js';
import { aWeek, type Weekday } from '../range/week.js';
import { useDayFormat } from './calendar-dates.js';
import type { CalendarProps } from './month-calendar.js';
import { MonthGrid } from './month-grid.js';

/** Months that are drawn above and below the visible ones. */
const OVERSCAN_MONTHS = 1;
const LEAST_HEIGHT = 480;

/** All months of the limits in a scrolling column. Draws only those near the visible part. */
export function ScrollCalendar({ picking, marks, onComplete }: CalendarProps): ReactElement {
  const { limits, month, months } = picking;
  const { t } = useWidget();
  const { format, first } = useDayFormat();
  const { min, max } = limits;
  const column = useMemo(() => monthColumn({ min, max }, first), [min, max, first]);
  const height = Math.min(Math.max(LEAST_HEIGHT, months * LONG_MONTH_HEIGHT), column.height);
  const drawn = useDrawnMonths(column, month, height);

  return (
    <div className="scroll-cal">
      <div className="weekdays" aria-hidden="true">
        {aWeek(first).map((day) => (
          <span key={day}>{format.weekday(day).slice(0, 2)}</span>
        ))}
      </div>
      <section
        ref={drawn.view}
        className="scroll-view"
        aria-label={t('rangeMonths')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        style={{ height }}
        onScroll={drawn.onScroll}
      >
        <div className="scroll-column" style={{ height: column.height }}>
          <div style={{ paddingTop: column.top(drawn.from) }}>
            <MonthGrid
              picking={picking}
              marks={marks}
              month={column.monthAt(drawn.from)}
              count={drawn.count}
              onMonth={drawn.draw}
              onComplete={onComplete}
              heightOfMonth={(each) => heightOf(toDate(each), first)}
            />
          </div>
        </div>
      </section>
    </div>
  );
}

function useDrawnMonths(column: ReturnType<typeof monthColumn>, month: Day, height: number) {
  const view = useRef<HTMLElement>(null);
  const wanted = column.indexOf(month);
  const count = Math.min(column.count, Math.ceil(height / MONTH_HEIGHT) + 1 + 2 * OVERSCAN_MONTHS);
  const windowAt = (index: number) => Math.min(Math.max(index - OVERSCAN_MONTHS, 0), column.count - count);
  const [asked, setFrom] = useState(() => windowAt(wanted));
  const from = Math.min(asked, column.count - count);

  const onScroll = () => {
    if (view.current === null) return;
    const top = view.current.scrollTop;
    const [above, below] = [column.indexAt(top), column.indexAt(top + height)];
    if (above >= from && below < from + count) return;
    leaveHiddenDay(view.current);
    setFrom(windowAt(above));
  };

  useLayoutEffect(() => {
    if (view.current !== null) view.current.scrollTop = column.top(wanted);
  }, [column, wanted]);

  return { view, from, count, onScroll, draw: (day: Day) => setFrom(windowAt(column.indexOf(day))) };
}

/** A focused day that is scrolled out of view would scroll back when its month is drawn again. */
function leaveHiddenDay(view: HTMLElement): void {
  const day = view.querySelector<HTMLElement>('button:focus');
  if (day === null) return;
  const [seen, box] = [view.getBoundingClientRect(), day.getBoundingClientRect()];
  if (box.bottom < seen.top || box.top > seen.bottom) view.focus({ preventScroll: true });
}

/**
 * Heights of a month in the scrolling calendar, in pixels: of up to five weeks, and of six. They are exact, so that the
 * position of each month is known before it is drawn.
 */
const MONTH_HEIGHT = 220;
const LONG_MONTH_HEIGHT = 260;
const USUAL_DAYS = 5 * 7;

/** The height of a month in the scrolling calendar, in pixels. */
export function heightOf(month: Date, first: Weekday): number {
  // date-fns counts weeks with many dates, too slowly for the 1,400 months of a column.
  const daysBefore = (month.getDay() - first + 7) % 7;
  return daysBefore + getDaysInMonth(month) > USUAL_DAYS ? LONG_MONTH_HEIGHT : MONTH_HEIGHT;
}

/** Every month of the limits, one below the other. Positions in the column start at 0; offsets are in pixels. */
export function monthColumn({ min, max }: Pick<DayLimits, 'min' | 'max'>, first: Weekday) {
  const start = toDate(min);
  const months = eachMonthOfInterval({ start, end: toDate(max) });
  const count = months.length;
  const tops = [0];
  for (const month of months) tops.push((tops.at(-1) ?? 0) + heightOf(month, first));
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  const top = (index: number) => tops[within(index)] ?? 0;
  return {
    count,
    height: tops[count] ?? 0,
    monthAt: (index: number) => toDay(months[within(index)] ?? start),
    /** The position of a day's month, or of the nearest one in the column. */
    indexOf: (day: Day) => within(monthsBetween(min, day)),
    top,
    /** The position of the month at an offset. */
    indexAt: (offset: number) => within(tops.findLastIndex((each) => each <= offset)),
  };
}
