import { type ReactElement, useMemo } from 'react';
import { useWidget, type Widget } from '../element/widget/widget-context.js';
import { timeZoneName } from './range/day-format.js';
import { type DayRange, lengthOf } from './range/day-range.js';
import type { Picking } from './use-picking.js';

export interface PickerFootProps {
  readonly picking: Picking;
  /** Names the time zone. */
  readonly hasZone?: boolean;
  readonly clearLabel: string;
}

/** The length of the range or what is missing, with a button to clear it. */
export function PickerFoot({ picking, hasZone = false, clearLabel }: PickerFootProps): ReactElement {
  const { range, next, clear } = picking;
  const { t, plural, format, reading } = useWidget();
  const text = lengthText(range, plural) ?? t(next === 'start' ? 'rangeChooseStart' : 'rangeChooseEnd');
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

function lengthText(range: DayRange, plural: Widget['plural']): string | undefined {
  const days = lengthOf(range);
  if (days === undefined) return undefined;
  return plural(days, 'rangeOneDay', 'rangeDays');
}
