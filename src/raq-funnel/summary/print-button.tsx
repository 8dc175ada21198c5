import type { ReactElement } from 'react';
import { Icon } from '../../ui/icons/icon.js';

/** Path data on a 16 px grid, drawn as strokes. */
const print = 'M4.5 6V2.5h7V6M4.5 11.5H2.75V6h10.5v5.5H11.5M4.5 9.5h7v4h-7z';

interface PrintButtonProps {
  readonly label: string;
  /** Of the funnel only this; then the button is small, and its label is for screen readers. */
  readonly only?: 'receipt';
}

/** Prints the page with the summary, or with one part of it. */
export function PrintButton({ label, only }: PrintButtonProps): ReactElement {
  const press = (button: HTMLElement) => {
    const panel = button.closest<HTMLElement>('[data-panel]');
    if (only && panel) {
      panel.dataset['printing'] = only;
      addEventListener('afterprint', () => delete panel.dataset['printing'], { once: true });
    }
    window.print();
  };
  return (
    <button
      type="button"
      className={only ? 'mini' : 'btn'}
      aria-label={only && label}
      title={only && label}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <Icon path={print} />
      {only ? null : label}
    </button>
  );
}
