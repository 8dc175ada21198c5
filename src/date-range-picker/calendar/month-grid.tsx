import { type KeyboardEvent, memo, type ReactElement, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWidget, type Widget } from '../../element/widget/widget-context.js';
import { addDays, addMonths, type Day, earlierOf, laterOf, monthOf, readDay } from '../range/day.js';
import type { DayFormat } from '../range/day-format.js';
import {
  allowedFrom,
  allowedUntil,
  type DayLimits,
  type DayRange,
  isAllowed,
  isWithin,
  previewOf,
} from '../range/day-range.js';
import { aWeek, type Weekday, weekOf, weeksOf } from '../range/week.js';
import type { Picking } from '../use-picking.js';
import { type DayState, dayStates, type MarkedRange, useDayFormat } from './calendar-dates.js';

interface MonthGridProps {
  readonly picking: Picking;
  readonly marks?: readonly MarkedRange[] | undefined;
  /** The first month. */
  readonly month: Day;
  readonly count: number;
  onMonth(month: Day): void;
  /** The selected day completes a range. */
  onComplete?: (() => void) | undefined;
  /** Focuses a day when it appears. */
  readonly takesFocus?: boolean | undefined;
  /** In pixels. In the column of a scrolling calendar, which has its own weekdays. */
  heightOfMonth?(month: Day): number;
}

/** The grids of months, with the keyboard of the ARIA date grid. */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { picking, marks = [], month, count, onMonth, heightOfMonth } = props;
  const { range, limits, today, next, isSingle = false } = picking;
  const { t } = useWidget();
  const { format, first, locale } = useDayFormat();
  const grids = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Day | null>(null);
  const focus = useDayFocus(props, grids);
  const preview = hovered === null || isSingle ? null : previewOf(range, next, hovered, limits);
  const stateOf = dayStates(range, preview, marks);
  const months = [...Array(count).keys()].map((index) => addMonths(month, index));
  // Hidden from screen readers, as the name of each day has its weekday.
  const weekdays = heightOfMonth ? null : (
    <thead aria-hidden>
      <tr>
        {aWeek(first).map((day) => (
          <th key={day} scope="col">
            {format.weekday(day).slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );

  const cellOf = (day: Day) => {
    const state = stateOf(day);
    const isDisabled = !isAllowed(limits, day);
    return (
      <DayCell
        key={day}
        day={day}
        look={[...state.look, day === today && 'now', isDisabled && 'off'].filter(Boolean).join(' ')}
        label={dayLabel(day, state, picking, format, t)}
        isSelected={state.isChosen}
        isDisabled={isDisabled}
        isTabStop={day === focus.tabStop}
      />
    );
  };
  const pick = (day: Day) => {
    focus.moveTo(day);
    setHovered(null);
    if (picking.pick(day)) props.onComplete?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const day = dayAt(event);
    const { direction } = getComputedStyle(event.currentTarget);
    const to = day && dayOfKey(day, { key, shiftKey, isRightToLeft: direction === 'rtl' }, limits, first);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    focus.moveTo(to);
    if (!isShown(to, props)) onMonth(monthOf(to));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears its days
    <div
      ref={grids}
      className="months"
      lang={locale}
      onClick={(event) => {
        const day = event.target instanceof Element && event.target.closest('button') ? dayAt(event) : undefined;
        if (day) pick(day);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const day = dayAt(event);
        if (!day) return;
        focus.moveTo(day);
        setHovered(day);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setHovered(null);
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) focus.leave();
      }}
      onMouseOver={(event) => setHovered((before) => dayAt(event) ?? before)}
      onPointerLeave={() => setHovered(null)}
    >
      {months.map((each) => (
        <div key={each} className="month" style={heightOfMonth && { height: heightOfMonth(each) }}>
          <div className="caption">{format.monthAndYear(each)}</div>
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table */}
          <table role="grid" className="grid" aria-multiselectable={!isSingle} aria-label={format.monthAndYear(each)}>
            {weekdays}
            <tbody>
              {weeksOf(each, first).map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (monthOf(day) === each ? cellOf(day) : <td key={day} data-hidden />))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly look: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly isTabStop: boolean;
}

const DayCell = memo(function DayCell({ day, look, label, isSelected, isDisabled, isTabStop }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: not every checker knows the role of a grid's cells
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <td role="gridcell" className={look} data-day={day} aria-selected={isSelected || undefined}>
      <button type="button" className="day" disabled={isDisabled} tabIndex={isTabStop ? 0 : -1} aria-label={label}>
        {Number(day.slice(8))}
      </button>
    </td>
  );
});

function dayAt({ target }: SyntheticEvent): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return readDay(cell?.dataset['day']);
}

const isShown = (day: Day, { month, count }: Pick<MonthGridProps, 'month' | 'count'>) =>
  month <= day && day < addMonths(month, count);

/** The day that has the focus or gets it with Tab. While the focus is inside, it stays on a day that is shown. */
function useDayFocus(
  { picking, month, count, takesFocus = false }: MonthGridProps,
  grids: { current: Element | null },
) {
  const { range, next, limits, today } = picking;
  const entry = range[next] ?? range.start ?? range.end;
  const [{ day, isInside }, setFocus] = useState({ day: entry, isInside: takesFocus });
  const inRange = range.start !== null && range.end !== null && isWithin(range, month) ? month : null;
  const wanted = [isInside ? day : entry, day, range.start, inRange, today];
  const canFocus = (each: Day | null) => each !== null && isShown(each, { month, count }) && isAllowed(limits, each);
  const tabStop = wanted.find(canFocus) ?? allowedFrom(limits, month);

  useEffect(() => {
    if (isInside) grids.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"] button`)?.focus();
  }, [isInside, tabStop, grids]);

  return {
    tabStop,
    moveTo: (to: Day) => setFocus({ day: to, isInside: true }),
    leave: () => setFocus(({ day: last }) => ({ day: last, isInside: false })),
  };
}

/** 'Wednesday, November 18, 2026, today, start of range' */
function dayLabel(
  day: Day,
  { isChosen, mark }: DayState,
  { range, today, isSingle }: Picking,
  format: DayFormat,
  t: Widget['t'],
): string {
  const parts = [
    format.full(day),
    day === today ? t('rangeIsToday') : '',
    isChosen ? (isSingle ? t('rangeIsChosen') : placeInRange(day, range, t)) : (mark?.label ?? ''),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function placeInRange(day: Day, { start, end }: DayRange, t: Widget['t']): string {
  if (day === start && day === end) return t('rangeIsOneDay');
  if (day === start) return t('rangeIsStart');
  return day === end ? t('rangeIsEnd') : t('rangeIsInside');
}

interface CalendarKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * The day that a key leads to, as in the date grid of the ARIA patterns. Disabled days are stepped over.
 * @param day the day with the focus
 * @param first the first day of the week
 * @returns the day itself where there is no other; undefined if the key does not move
 */
export function dayOfKey(day: Day, pressed: CalendarKey, limits: DayLimits, first: Weekday): Day | undefined {
  const asked = askedDay(day, pressed, first);
  if (asked === undefined) return undefined;
  const target = earlierOf(laterOf(asked, limits.min), limits.max);
  const isAhead = pressed.key === 'Home' || (pressed.key !== 'End' && asked > day);
  return (isAhead ? allowedFrom : allowedUntil)(limits, target) ?? day;
}

function askedDay(day: Day, { key, shiftKey, isRightToLeft }: CalendarKey, first: Weekday): Day | undefined {
  const ahead = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? addMonths(day, -ahead) : addDays(day, -ahead);
    case 'ArrowRight':
      return shiftKey ? addMonths(day, ahead) : addDays(day, ahead);
    case 'ArrowUp':
      return shiftKey ? addMonths(day, -12) : addDays(day, -7);
    case 'ArrowDown':
      return shiftKey ? addMonths(day, 12) : addDays(day, 7);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'Home':
      return weekOf(day, first).start;
    case 'End':
      return weekOf(day, first).end;
    default:
      return undefined;
  }
}
