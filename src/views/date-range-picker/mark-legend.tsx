import type { ReactElement } from 'react';
import { useWidget } from '../widget/widget-context.js';
import type { MarkedRange } from './day-look.js';
import { useDayFormat } from './use-day-format.js';

/** What the ranges that the host marks are, with their days. */
export function MarkLegend({ marks }: { readonly marks: readonly MarkedRange[] }): ReactElement {
  const { t } = useWidget();
  const { format } = useDayFormat();
  return (
    <ul className="legend">
      {marks.map(({ start, end, label }, place) => (
        <li key={`${start}/${end}`} className={place % 2 === 0 ? 'r2' : 'r3'}>
          <span>{label ?? t('rangeLabel')}</span>
          <span className="muted">{format.span(start, end)}</span>
        </li>
      ))}
    </ul>
  );
}
