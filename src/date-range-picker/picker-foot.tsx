import { type ReactElement, useMemo } from 'react';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import { timeZoneName } from './range/day-format.js';
import { type DayRange, lengthOf } from './range/day-range.js';
import type { Picking } from './use-picking.js';

export interface PickerFootProps {
  readonly picking: Picking;
  /** It names the time zone whose days they are. */
  readonly hasZone?: boolean;
  readonly clearLabel: string;
}

/** The length of the range or what is missing, with a button to clear it. */
export function PickerFoot({ picking, hasZone = false, clearLabel }: PickerFootProps): ReactElement {
  const { range, next, clear } = picking;
  const { t, format, reading } = useWidget();
  const text = lengthText(range, t, format) ?? t(next === 'start' ? 'rangeChooseStart' : 'rangeChooseEnd');
  const isNamed = hasZone && lengthOf(range) !== undefined;
  const zone = useMemo(
    () => (isNamed ? timeZoneName(format.locale, reading.timeZone) : ''),
    [isNamed, format.locale, reading.timeZone],
  );
  return (
    <div className="picker-foot">
      <span role="status">{isNamed ? t('rangeInZone', { words: text, zone }) : text}</span>
      {range.start === null && range.end === null ? null : (
        <button type="button" className="link" onClick={clear}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}

function lengthText(range: DayRange, t: Widget['t'], format: Widget['format']): string | undefined {
  const days = lengthOf(range);
  if (days === undefined) return undefined;
  // A formatter of numbers is made where it has something to say alone
  return days === 1 ? t('rangeOneDay') : t('rangeDays', { count: days < 1000 ? days : format.count(days) });
}
