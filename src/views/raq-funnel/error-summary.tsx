import { type MouseEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import type { FieldFault } from '../../domain/raq-funnel/faults.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';

export interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[];
  /** How often Continue was pressed in vain: each time the focus comes here. */
  readonly tries: number;
}

/** Leads to the control of a field: the first one in what bears its name. */
function toField(event: MouseEvent<HTMLElement>, field: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const control = fields
    .find(({ dataset }) => dataset['field'] === field)
    ?.querySelector<HTMLElement>('input, textarea');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** Names every problem in the words that stand at its field, and leads there. */
export function ErrorSummary({ faults, tries }: ErrorSummaryProps): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  if (faults.length === 0) return null;
  return (
    <section ref={box} className="funnel-problem" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className="funnel-problem-head">
        <Icon path={alert} />
        <span>{t('funnelProblem')}</span>
      </p>
      <ul>
        {faults.map(({ field, fault }) => (
          <li key={field}>
            <a href={`#${encodeURIComponent(field)}`} onClick={(event) => toField(event, field)}>
              {t(fault)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
