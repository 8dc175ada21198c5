import type { ReactElement } from 'react';
import { lazyPart, useLazyPart } from '../widget/lazy-part.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { FunnelFrame } from './funnel-frame.js';

const dialog = lazyPart(async () => (await import('./funnel-dialog.js')).FunnelDialog);

/** The request-a-quote funnel, in the page or as a modal over it (Spec §4 Funnel). It stands in a `FunnelContext`. */
export function RaqFunnel(): ReactElement | null {
  const { isModal } = useFunnel();
  const { t } = useWidget();
  const { Part: FunnelDialog } = useLazyPart(dialog, isModal);
  if (isModal) return FunnelDialog && <FunnelDialog />;
  return (
    <section className="surface" aria-label={t('funnelHeading')}>
      <FunnelFrame />
    </section>
  );
}
