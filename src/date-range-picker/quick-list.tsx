import type { ReactElement } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import type { MessageKey } from '../i18n/messages.js';
import { useDayFormat } from './calendar/calendar-dates.js';
import { isSameRange, settleRange } from './range/day-range.js';
import { type QuickRange, quickRange } from './range/quick-ranges.js';
import type { Picking } from './use-picking.js';

const MESSAGE_KEYS: Readonly<Record<QuickRange, MessageKey>> = {
  today: 'rangeToday',
  yesterday: 'rangeYesterday',
  thisWeek: 'rangeThisWeek',
  lastWeek: 'rangeLastWeek',
  thisMonth: 'rangeThisMonth',
  lastMonth: 'rangeLastMonth',
  last7Days: 'rangeLast7Days',
  last30Days: 'rangeLast30Days',
};

export function QuickList({
  picking,
  ranges,
}: {
  readonly picking: Picking;
  readonly ranges: readonly QuickRange[];
}): ReactElement {
  const { t } = useWidget();
  const { first } = useDayFormat();
  const { today, range, limits, choose } = picking;
  return (
    <fieldset className="quick" aria-label={t('rangeQuick')}>
      {ranges.map((name) => {
        const asked = quickRange(name, today, first);
        const days = settleRange(asked, 'end', limits);
        return (
          <button key={name} type="button" aria-pressed={isSameRange(days, range)} onClick={() => choose(asked)}>
            {t(MESSAGE_KEYS[name])}
          </button>
        );
      })}
    </fieldset>
  );
}
