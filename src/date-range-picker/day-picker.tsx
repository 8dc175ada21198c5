import type { ReactElement, RefObject } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { dateRangePickerMessages } from './messages.en-US.js';
import { pickerSheet } from './picker-sheet.js';
import { PopupPicker } from './popup-picker.js';
import { type Day, dayOf } from './range/day.js';
import { limitsOf } from './range/day-range.js';
import { usePicking } from './use-picking.js';

interface DayPickerProps {
  readonly label: string;
  readonly day: Day | null;
  onChange(day: Day | null): void;
  /** Shown while no day is chosen. */
  readonly error?: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

export const catalogues = [dateRangePickerMessages];

export const sheet = pickerSheet;

/** An input for a single day, with the picker's calendar in a popup or, on a narrow screen, in a sheet. */
export function DayPicker({ label, day, onChange, error, inputRef }: DayPickerProps): ReactElement {
  const { reading } = useWidget();
  const today = dayOf(new Date(), reading.timeZone);
  const picking = usePicking({
    range: { start: day, end: day },
    limits: limitsOf({}, today),
    today,
    months: 1,
    isSingle: true,
    onChange: ({ start }) => onChange(start),
  });
  return (
    <div className="picker" data-variant="inputs">
      <PopupPicker picking={picking} fields={{ label, error, startRef: inputRef, endRef: inputRef }} />
    </div>
  );
}
