import calendarCss from '../../../../../src/date-range-picker/calendar/calendar.css?inline';
import gridCss from '../../../../../src/date-range-picker/calendar/month-grid.css?inline';
import pickerCss from '../../../../../src/date-range-picker/date-range-picker.css?inline';
import toggle from '../../../../../src/ui/field/switch.css?inline';
import select from '../../../../../src/ui/list/select.css?inline';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';
import { lazyFormat } from '../../lazy-format.js';

const SHEETS = [...themeSheets, ...uiSheets, select, toggle, pickerCss, calendarCss, gridCss];
const QUICK = ['Today', 'Yesterday', 'This Week', 'Last Week', 'This Month', 'Last Month'];
const MONTHS = [...Array(12).keys()];
const YEARS = [...Array(121).keys()].map((index) => 1926 + index);
const WEEKS = [...Array(5).keys()];
const DAYS = [...Array(7).keys()];

const format = lazyFormat('UTC');
const full = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const monthName = format({ month: 'long' });
const short = format({ month: 'short', day: 'numeric', year: 'numeric' });
const weekday = format({ weekday: 'short' });
const dayOf = (month: number, day: number) => new Date(Date.UTC(2026, month, day));
const november = (day: number) => dayOf(10, day);

const host = document.createElement('div');

function cell(month: number, day: number): string {
  if (day < 1 || day > dayOf(month + 1, 0).getUTCDate()) return '<td></td>';
  const isIn = month === 10 && day >= 12 && day <= 18;
  return `<td role="gridcell" class="day${isIn ? ' isInside' : ''}" aria-selected="${isIn}"><button type="button" class="day-btn" tabindex="${day === 12 ? 0 : -1}" aria-label="${full(dayOf(month, day))}${isIn ? ', in range' : ''}">${day}</button></td>`;
}

function weeksOf(month: number): string {
  const before = dayOf(month, 1).getUTCDay();
  return WEEKS.map((week) => `<tr>${DAYS.map((day) => cell(month, week * 7 + day + 1 - before)).join('')}</tr>`).join(
    '',
  );
}

const inputOf = (label: string, day: number) =>
  `<div class="field"><label class="lbl">${label}</label><input class="input" value="${short(november(day))}"></div>`;
const options = (values: readonly (readonly [number, string])[]) =>
  values.map(([value, word]) => `<option value="${value}">${word}</option>`).join('');

globalThis.benchDrawn = {
  mount() {
    const root = host.attachShadow({ mode: 'open' });
    adoptSheets(root, SHEETS);
    const months = options(MONTHS.map((month) => [month + 1, monthName(Date.UTC(2026, month, 1))]));
    const years = options(YEARS.map((year) => [year, String(year)]));
    root.innerHTML = `<div class="root"><fieldset class="picker surface"><div class="picker-top"><div class="ends">${inputOf('Start', 12)}${inputOf('End', 18)}</div><div class="about"><p class="hint">For example 11/18/2026</p></div></div><div class="picker-two"><div class="picker-side"><fieldset class="quick">${QUICK.map((name) => `<button type="button">${name}</button>`).join('')}</fieldset><div class="day-counts"><label><input class="input" type="number">days up to today</label><label><input class="input" type="number">days starting today</label></div></div><div class="cal"><div class="cal-head"><button type="button" class="btn quiet only">‹</button><span class="sel"><select class="input">${months}</select></span><span class="sel"><select class="input">${years}</select></span><button type="button" class="btn quiet only">›</button></div><div class="months"><div class="month"><div class="caption">November 2026</div><table role="grid" class="grid"><thead><tr>${DAYS.map((day) => `<th>${weekday(november(day + 1))}</th>`).join('')}</tr></thead><tbody>${weeksOf(10)}</tbody></table></div></div></div></div><div class="foot"><span>7 days</span><button type="button" class="link">Clear</button></div></fieldset></div>`;
    for (const [index, value] of [
      [0, '11'],
      [1, '2026'],
    ] as const) {
      const chosen = root.querySelectorAll('select')[index];
      if (chosen) chosen.value = value;
    }
    document.body.append(host);
    return () => root.querySelector('[role=grid]') !== null;
  },
  month() {
    const root = host.shadowRoot;
    const [caption, body, chosen] = ['.caption', '.grid tbody', 'select'].map((part) => root?.querySelector(part));
    if (body) body.innerHTML = weeksOf(11);
    if (caption) caption.textContent = 'December 2026';
    if (chosen instanceof HTMLSelectElement) chosen.value = '12';
    return () => root?.querySelector('[aria-label*="December 3,"]') != null;
  },
};
