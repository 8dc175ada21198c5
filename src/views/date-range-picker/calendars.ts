/** The calendars. They load when one is first shown. */
export { MonthCalendar } from './month-calendar.js';
export { ScrollCalendar } from './scroll-calendar.js';
