import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { createRoot } from 'react-dom/client';
import calendarCss from '../../../../../src/date-range-picker/calendar/calendar.css?inline';
import gridCss from '../../../../../src/date-range-picker/calendar/month-grid.css?inline';
import pickerCss from '../../../../../src/date-range-picker/date-range-picker.css?inline';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
const chosen = { from: new Date(2026, 10, 12), to: new Date(2026, 10, 18) };

/** Only the library's calendar: no fields, no quick ranges, no lists of months and years. */
function BareCalendar() {
  const [month, setMonth] = useState(chosen.from);
  return (
    <div className="root cal">
      <DayPicker
        mode="range"
        selected={chosen}
        month={month}
        onMonthChange={setMonth}
        classNames={{ months: 'months', month: 'month', month_caption: 'caption', month_grid: 'grid' }}
      />
    </div>
  );
}

globalThis.benchDrawn = {
  mount() {
    adoptSheets(root, [...themeSheets, ...uiSheets, pickerCss, calendarCss, gridCss]);
    document.body.append(host);
    createRoot(root).render(<BareCalendar />);
    return () => root.querySelector('[role=grid]') !== null;
  },
  month() {
    root.querySelector<HTMLElement>('nav button:last-of-type')?.click();
    return () => root.querySelector('[aria-label*="December 3r"]') !== null;
  },
};
