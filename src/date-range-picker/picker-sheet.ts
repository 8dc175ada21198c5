import calendarCss from './calendar/calendar.css?inline';
import gridCss from './calendar/month-grid.css?inline';
import pickerCss from './date-range-picker.css?inline';
import quickCss from './quick-list.css?inline';

/** The styles of a calendar, its inputs and its quick ranges. */
export const pickerSheet = calendarCss + gridCss + quickCss + pickerCss;
