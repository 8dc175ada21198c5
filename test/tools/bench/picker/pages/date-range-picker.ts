import 'lead-widgets/elements/date-range-picker';

const picker = document.createElement('date-range-picker');
const find = (part: string) => picker.shadowRoot?.querySelector<HTMLElement>(part);

globalThis.benchDrawn = {
  mount() {
    Object.assign(picker, { variant: 'ranges', start: '2026-11-12', end: '2026-11-18', locale: 'en-US' });
    document.body.append(picker);
    return () => find('[role=grid]') != null;
  },
  month() {
    find('[aria-label="Next month"]')?.click();
    return () => find('[aria-label*="December 3,"]') != null;
  },
};
