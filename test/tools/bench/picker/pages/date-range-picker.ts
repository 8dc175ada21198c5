import 'lead-widgets/elements/date-range-picker';

const picker = document.createElement('date-range-picker');
const find = (part: string) => picker.shadowRoot?.querySelector<HTMLElement>(part);
let isThere = () => false;

globalThis.benchDrawn = {
  mount() {
    Object.assign(picker, { variant: 'ranges', start: '2026-11-12', end: '2026-11-18', locale: 'en-US' });
    isThere = () => find('[role=grid]') != null;
    document.body.append(picker);
  },
  month() {
    isThere = () => find('[aria-label*="December 3,"]') != null;
    find('[aria-label="Next month"]')?.click();
  },
  isThere: () => isThere(),
};
