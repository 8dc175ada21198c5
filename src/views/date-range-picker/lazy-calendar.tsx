import type { ReactElement } from 'react';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import type { CalendarProps } from './month-calendar.js';

/** The calendars. They load when one is first shown. */
export const calendars = lazyPart(() => import('./calendars.js'));

/** A lazily loaded calendar, with a placeholder of the same size. */
export function LazyCalendar({ kind, ...props }: CalendarProps & { readonly kind: 'month' | 'scroll' }): ReactElement {
  const { Part, hasFailed, retry } = useLazyPart(calendars, true);
  if (Part !== null) return kind === 'scroll' ? <Part.ScrollCalendar {...props} /> : <Part.MonthCalendar {...props} />;
  return (
    <div className="cal-room" data-kind={kind} aria-busy={!hasFailed}>
      {hasFailed ? <NotLoaded onRetry={retry} /> : null}
    </div>
  );
}
