import type { Day } from '../../domain/date-range/day.js';
import { type DayRange, isWithin } from '../../domain/date-range/day-range.js';

/** A range that a host shows beside the chosen one. */
export interface MarkedRange {
  readonly start: Day;
  readonly end: Day;
  readonly label: string | undefined;
}

/** How a day is drawn. */
export interface DayLook {
  /** Which of the three colours; undefined outside of every range. */
  readonly colour?: 1 | 2 | 3;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Between two ends. */
  readonly isInside: boolean;
  /** Belongs to the chosen range. */
  readonly isChosen: boolean;
  /** Would belong to it, if the day under the pointer were chosen; and would then be one of its ends. */
  readonly isPreview: boolean;
  readonly isPreviewStart: boolean;
  readonly isPreviewEnd: boolean;
  readonly mark?: MarkedRange | undefined;
}

/**
 * Looks of days. The chosen range has the first colour and is drawn over those that the host marks, which take turns with
 * the second and the third.
 */
export function dayLooks(
  range: DayRange,
  preview: DayRange | null,
  marks: readonly MarkedRange[],
): (day: Day) => DayLook {
  const look = (day: Day): DayLook => {
    const isPreview = preview !== null && isHeld(preview, day) && !isHeld(range, day);
    const hints = {
      isPreview,
      isPreviewStart: isPreview && day === (preview.start ?? preview.end),
      isPreviewEnd: isPreview && day === (preview.end ?? preview.start),
    };
    const chosen = lookIn(range, day);
    if (chosen !== undefined) return { ...chosen, ...hints, colour: 1, isChosen: true };
    const place = marks.findIndex((mark) => isWithin(mark, day));
    const mark = marks[place];
    const marked = mark && lookIn(mark, day);
    if (marked === undefined) return { ...hints, isStart: false, isEnd: false, isInside: false, isChosen: false };
    return { ...marked, ...hints, colour: place % 2 === 0 ? 2 : 3, isChosen: false, mark };
  };
  const known = new Map<Day, DayLook>();
  return (day) => {
    const its = known.get(day) ?? look(day);
    known.set(day, its);
    return its;
  };
}

/** An open end is drawn as the one day that is known. */
function isHeld(range: DayRange, day: Day): boolean {
  const { start, end } = range;
  if (start === null || end === null) return day === start || day === end;
  return isWithin(range, day);
}

function lookIn(range: DayRange, day: Day): Pick<DayLook, 'isStart' | 'isEnd' | 'isInside'> | undefined {
  if (!isHeld(range, day)) return undefined;
  const isOpen = range.start === null || range.end === null;
  const isStart = isOpen || day === range.start;
  const isEnd = isOpen || day === range.end;
  return { isStart, isEnd, isInside: !isStart && !isEnd };
}
