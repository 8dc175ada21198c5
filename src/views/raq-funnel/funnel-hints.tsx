import type { ReactElement } from 'react';
import { funnelHints } from '../../domain/raq-funnel/strength.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';

/** What would make the request stronger; it holds nobody up (feature F35). */
export function FunnelHints(): ReactElement | null {
  const { t } = useWidget();
  const { state } = useFunnel();
  const hints = funnelHints(state);
  if (hints.length === 0) return null;
  return (
    <section className="funnel-hints">
      <h3>{t('funnelHints')}</h3>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
    </section>
  );
}
