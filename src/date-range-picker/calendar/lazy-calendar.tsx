import type { ReactElement } from 'react';
import { LazyBoundary } from '../../element/widget/lazy-boundary.js';
import { lazyView } from '../../element/widget/lazy-view.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { lazyModule } from '../../ui/lazy-module.js';
import type { CalendarProps } from './month-calendar.js';

/** The calendars. They load when one is first shown. */
export const calendars = lazyModule(() => import('./calendars.js'));

const MonthCalendar = lazyView(calendars, (loaded) => loaded.MonthCalendar);
const ScrollCalendar = lazyView(calendars, (loaded) => loaded.ScrollCalendar);

/** The calendar as a sheet, on a narrow screen. */
export const CalendarSheet = lazyView(calendars, (loaded) => loaded.Dialog);

/** A lazily loaded calendar, with a placeholder of the same size. */
export function LazyCalendar({ kind, ...props }: CalendarProps & { readonly kind: 'month' | 'scroll' }): ReactElement {
  const { isReady } = usePreload(calendars, true);
  if (!isReady) return <div className="cal-space" data-kind={kind} aria-busy />;
  return (
    <LazyBoundary>{kind === 'scroll' ? <ScrollCalendar {...props} /> : <MonthCalendar {...props} />}</LazyBoundary>
  );
}
