/** Fetched when a calendar is first wanted: what draws it comes with it. */
export { MonthCalendar } from './month-calendar.js';
export { ScrollCalendar } from './scroll-calendar.js';
