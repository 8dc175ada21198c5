import 'cally';
import '../../drawing.js';

const calendar = document.createElement('calendar-range');
const month = document.createElement('calendar-month');
calendar.setAttribute('locale', 'en-US');
calendar.setAttribute('value', '2026-11-12/2026-11-18');
calendar.append(month);

globalThis.benchDrawn = {
  mount() {
    document.body.append(calendar);
    return () => month.shadowRoot?.querySelector('table button') != null;
  },
  month() {
    calendar.shadowRoot?.querySelector<HTMLElement>('[part~=next]')?.click();
    return () => month.shadowRoot?.querySelector('[part=heading]')?.textContent?.startsWith('December') === true;
  },
};
