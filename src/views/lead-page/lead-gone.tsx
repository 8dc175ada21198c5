import type { ReactElement } from 'react';
import { SALE_TERMS } from '../../domain/lead-page/sale.js';
import { Icon } from '../../ui/icon.js';
import { lock } from '../../ui/page-icons.js';
import { useWidget } from '../widget/widget-context.js';

/** The lead is not purchased and cannot be bought any more (Spec §2 Lead page). */
export function LeadGone({ because }: { because: 'expired' | 'sold-out' | null }): ReactElement {
  const { t } = useWidget();
  const reason = because && t(because === 'expired' ? 'saleExpired' : 'saleSoldOut', SALE_TERMS);
  return (
    <section className="card gone" part="unavailable" role="status">
      <span className="disc">
        <Icon path={lock} />
      </span>
      <h3>{t('noLongerAvailable')}</h3>
      <p>{[reason, t('nextLead')].filter(Boolean).join(' ')}</p>
    </section>
  );
}
