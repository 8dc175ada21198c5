import type { ReactElement } from 'react';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import type { CalendarProps } from './month-calendar.js';

/** The calendars and what draws them; fetched when the first one is wanted. */
export const calendars = lazyPart(() => import('./calendars.js'));

/** A calendar, once it has come; until then the room that it will take. */
export function LateCalendar({ kind, ...props }: CalendarProps & { readonly kind: 'month' | 'scroll' }): ReactElement {
  const { Part, hasFailed, retry } = useLazyPart(calendars, true);
  if (Part !== null) return kind === 'scroll' ? <Part.ScrollCalendar {...props} /> : <Part.MonthCalendar {...props} />;
  return (
    <div className="cal-room" data-kind={kind} aria-busy={!hasFailed}>
      {hasFailed ? <NotLoaded onRetry={retry} /> : null}
    </div>
  );
}
