import 'lead-widgets/elements/date-range-picker';

const picker = document.createElement('date-range-picker');

globalThis.benchDrawn = {
  mount() {
    Object.assign(picker, { variant: 'ranges', start: '2026-11-12', end: '2026-11-18', locale: 'en-US' });
    document.body.append(picker);
  },
  isThere: () => picker.shadowRoot?.querySelector('[role=grid]') != null,
};
