import { type ReactElement, useState } from 'react';
import type { DayRange } from '../../domain/date-range/day-range.js';
import {
  countStartingToday,
  countUpToToday,
  daysStartingToday,
  daysUpToToday,
} from '../../domain/date-range/quick-ranges.js';
import { useWidget } from '../widget/widget-context.js';
import type { Picking } from './use-picking.js';

/** 'days up to today' and 'days starting today', at least 1. Spec §9. */
export function DayCounts({ picking }: { readonly picking: Picking }): ReactElement {
  const { t } = useWidget();
  const { range, today, choose } = picking;
  const count = (to: DayRange) => choose(to);
  return (
    <div className="day-counts">
      <DayCount
        label={t('rangeDaysUpToToday')}
        value={countUpToToday(range, today)}
        onCount={(days) => count(daysUpToToday(days, today))}
      />
      <DayCount
        label={t('rangeDaysStartingToday')}
        value={countStartingToday(range, today)}
        onCount={(days) => count(daysStartingToday(days, today))}
      />
    </div>
  );
}

interface DayCountProps {
  readonly label: string;
  /** undefined when the range is none of this kind. */
  readonly value: number | undefined;
  onCount(days: number): void;
}

/** A number of days that counts at once; what is typed stays as it is until the field is left. */
function DayCount({ label, value, onCount }: DayCountProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_DAYS}
        step={1}
        placeholder="–"
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (text !== '') onCount(Math.min(Number(text), MOST_DAYS));
        }}
        onBlur={() => setTyped(null)}
      />
      {label}
    </label>
  );
}

/** As far as the limits reach by default. */
const MOST_DAYS = 36_525;
