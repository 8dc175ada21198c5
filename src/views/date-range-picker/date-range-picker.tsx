import { type ReactElement, useRef } from 'react';
import type { Day } from '../../domain/date-range/day.js';
import type { DayRange } from '../../domain/date-range/day-range.js';
import type { DayLimits } from '../../domain/date-range/limits.js';
import { PICKER_RANGES } from '../../domain/date-range/quick-ranges.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { DayCounts } from './day-counts.js';
import type { MarkedRange } from './day-look.js';
import { LateCalendar } from './late-calendar.js';
import { MarkLegend } from './mark-legend.js';
import { PickerFoot } from './picker-foot.js';
import { PopupPicker } from './popup-picker.js';
import { QuickList } from './quick-list.js';
import { RangeFields } from './range-fields.js';
import { usePicking } from './use-picking.js';

/** `inputs`: a calendar beside two inputs; `ranges`: with quick ranges and counts of days; `scroll`: months in a column. */
export type PickerVariant = 'inputs' | 'ranges' | 'scroll';

export interface PickerProps {
  readonly variant: PickerVariant;
  readonly range: DayRange;
  readonly limits: DayLimits;
  readonly today: Day;
  readonly months: number;
  readonly marks: readonly MarkedRange[];
  /** What the picker is called; a word of ours when the host has none. */
  readonly label: string | undefined;
  readonly isDisabled: boolean;
  /** It must not be sent as it is, and the person has tried. */
  readonly error: string | undefined;
  onChange(range: DayRange): void;
  /** What is typed is no day, or is one again. */
  onBad(isBad: boolean): void;
  /** Enter, with all that was typed taken. */
  onEnter(): void;
}

/** The date-range picker in its three variants. Spec §2 Date-range picker. */
export function DateRangePicker(props: PickerProps): ReactElement {
  const { variant, range, limits, today, months, marks, onChange, isDisabled } = props;
  const { t } = useWidget();
  const picking = usePicking({ range, limits, today, months, onChange });
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  useWidgetReady(true);

  const { error, onBad, onEnter } = props;
  const fields = { isDisabled, error, onBad, onEnter, startRef, endRef };
  const calendar = { picking, marks, onWhole: undefined };
  return (
    <fieldset
      className={variant === 'inputs' ? 'picker' : 'picker surface'}
      aria-label={props.label ?? t('rangeLabel')}
      data-variant={variant}
      disabled={isDisabled}
    >
      {variant === 'inputs' ? (
        <PopupPicker picking={picking} fields={fields} marks={marks} />
      ) : (
        <>
          <div className="picker-top">
            <RangeFields {...fields} picking={picking} shownAs="short" marksNext={!isDisabled} />
          </div>
          {variant === 'ranges' ? (
            <div className="picker-two">
              <div className="picker-side">
                <QuickList picking={picking} ranges={PICKER_RANGES} />
                <DayCounts picking={picking} />
              </div>
              <LateCalendar kind="month" {...calendar} />
            </div>
          ) : (
            <LateCalendar kind="scroll" {...calendar} />
          )}
          {marks.length > 0 ? <MarkLegend marks={marks} /> : null}
          <PickerFoot picking={picking} hasZone clearLabel={t('rangeClear')} />
        </>
      )}
    </fieldset>
  );
}
