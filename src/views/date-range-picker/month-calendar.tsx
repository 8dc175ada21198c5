import type { ReactElement } from 'react';
import { LatePart } from '../widget/late-part.js';
import calendarCss from './calendar.css?inline';
import { CalendarHead } from './calendar-head.js';
import type { MarkedRange } from './day-look.js';
import { MonthGrid } from './month-grid.js';
import type { Picking } from './use-picking.js';

export interface CalendarProps {
  readonly picking: Picking;
  readonly marks: readonly MarkedRange[];
  /** The focus goes to its days when it appears. */
  readonly takesFocus?: boolean;
  /** A day has finished a range. */
  onWhole?: (() => void) | undefined;
}

/** One month, or several side by side, with the way to others. */
export function MonthCalendar({ picking, marks, takesFocus, onWhole }: CalendarProps): ReactElement {
  const { month, months, showMonth } = picking;
  return (
    <LatePart words={NONE} sheet={calendarCss}>
      <div className="cal" data-months={months > 1 ? 'many' : 'one'}>
        <CalendarHead picking={picking} />
        <MonthGrid
          picking={picking}
          marks={marks}
          month={month}
          count={months}
          takesFocus={takesFocus ?? false}
          onMonth={showMonth}
          onWhole={onWhole}
        />
      </div>
    </LatePart>
  );
}

const NONE: readonly never[] = [];
