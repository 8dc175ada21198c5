import { useState } from 'react';
import { addMonths, type Day, earlierOf, laterOf, monthOf, monthsBetween } from './range/day.js';
import {
  type DayLimits,
  type DayRange,
  drawDay,
  isSameRange,
  OPEN_RANGE,
  type RangeEnd,
  type RangeNote,
  rangeNote,
  settleRange,
} from './range/day-range.js';

export interface PickingProps {
  readonly range: DayRange;
  readonly limits: DayLimits;
  readonly today: Day;
  /** The number of months side by side. */
  readonly months: number;
  /** A single day is picked: both ends are that day. */
  readonly isSingle?: boolean;
  onChange(range: DayRange): void;
}

/** A range that is picked in a calendar, by two inputs or by quick ranges. */
export interface Picking extends PickingProps {
  /** The end that the next day of the calendar sets. */
  readonly next: RangeEnd;
  /** Why the range is not the one that was asked for. */
  readonly note: RangeNote | null;
  /** The first month that the calendar shows. */
  readonly month: Day;
  /** Shows a month, or the nearest one within the limits. */
  showMonth(month: Day): void;
  selectEnd(end: RangeEnd): void;
  /** Selects a day of the calendar. Returns true if it completes a range. */
  pick(day: Day): boolean;
  /** Sets one end to a typed day, or opens it. */
  type(end: RangeEnd, day: Day | null): void;
  choose(range: DayRange): void;
  clear(): void;
}

/** The state of picking a range. The caller stores the range; if the caller changes it, the calendar moves to it. */
export function usePicking(provided: PickingProps): Picking {
  const { range, limits, today, months, isSingle = false, onChange } = provided;
  const [next, selectEnd] = useState<RangeEnd>('start');
  const [wanted, showMonth] = useState(() => startOf(range, today));
  // The range that was set here last.
  const [last, setLast] = useState<{ readonly range: DayRange; readonly note: RangeNote | null }>({
    range,
    note: null,
  });
  // The caller's range at the last render.
  const [seen, setSeen] = useState(range);

  if (!isSameRange(seen, range)) {
    setSeen(range);
    if (!isSameRange(last.range, range)) bringIntoView(startOf(range, today));
  }

  const month = withinLimits(wanted, limits, months);

  function bringIntoView(day: Day): void {
    const place = monthsBetween(wanted, day);
    if (place < 0 || place >= months) showMonth(monthOf(day));
  }

  /** @param options.shown the day to bring into view; omit it for a range picked in the calendar, which is visible */
  function change(to: DayRange, { shown, note = null }: { shown?: Day | null; note?: RangeNote | null } = {}): void {
    if (shown) bringIntoView(shown);
    setLast({ range: to, note });
    if (!isSameRange(to, range)) onChange(to);
  }

  return {
    ...provided,
    next,
    note: isSameRange(last.range, range) ? last.note : null,
    month,
    showMonth: (day) => showMonth(withinLimits(monthOf(day), limits, months)),
    selectEnd,
    pick: (day) => {
      if (isSingle) {
        change({ start: day, end: day });
        return true;
      }
      const drawn = drawDay(range, next, day, limits);
      change(drawn.range, { note: drawn.note });
      selectEnd(drawn.next);
      return drawn.isComplete;
    },
    type: (end, day) => {
      const asked = isSingle ? { start: day, end: day } : { ...range, [end]: day };
      const typed = settleRange(asked, end, limits);
      change(typed, { shown: day && (typed[end] ?? typed.start), note: rangeNote(asked, typed) });
    },
    choose: (chosen) => {
      const settled = settleRange(chosen, 'end', limits);
      change(settled, { shown: settled.start, note: rangeNote(chosen, settled) });
      selectEnd('start');
    },
    clear: () => {
      change(OPEN_RANGE);
      selectEnd('start');
    },
  };
}

function startOf({ start, end }: DayRange, today: Day): Day {
  return monthOf(start ?? end ?? today);
}

function withinLimits(month: Day, { min, max }: DayLimits, months: number): Day {
  const first = monthOf(min);
  return earlierOf(laterOf(month, first), laterOf(first, addMonths(monthOf(max), 1 - months)));
}
