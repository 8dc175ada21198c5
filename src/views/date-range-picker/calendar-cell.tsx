import { type ComponentProps, createContext, type ReactElement, useContext } from 'react';
import type { DayPicker } from 'react-day-picker';
import type { Day } from '../../domain/date-range/day.js';
import { fromDate } from './calendar-dates.js';
import type { DayLook } from './day-look.js';

export type CalendarComponents = NonNullable<ComponentProps<typeof DayPicker>['components']>;

/** How the days of a calendar look. */
export const LookContext = createContext<((day: Day) => DayLook) | null>(null);

/** The cell of a day; one of another month is there for the rows alone. */
const CalendarCell: CalendarComponents['Day'] = ({ day, modifiers, ...cell }): ReactElement => {
  const look = useContext(LookContext)?.(fromDate(day.date));
  if (modifiers['hidden']) return <td data-hidden />;
  if (look === undefined) return <td {...cell} />;
  const looks = {
    className: `${cell.className} ${classesOf(look)}`,
    'aria-selected': look.isChosen || undefined,
  };
  return <td {...cell} {...looks} />;
};

function classesOf(look: DayLook): string {
  const { colour, isStart, isEnd, isInside, isPreview, isPreviewStart, isPreviewEnd } = look;
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

/** A range has several chosen days. */
const SEVERAL = { 'aria-multiselectable': true };
const CalendarTable: CalendarComponents['MonthGrid'] = (table): ReactElement => <table {...table} {...SEVERAL} />;

export const CALENDAR_CELLS: CalendarComponents = { Day: CalendarCell, MonthGrid: CalendarTable };
