import type { ReactElement } from 'react';
import type { Lead } from '../../contract/lead.js';
import { placeOf } from '../../domain/lead/customer.js';
import { useWidget } from '../widget/widget-context.js';

/** Where the job is, while the contact is hidden (Spec §4 Contact card). */
export function LeadLocation({ lead }: { lead: Lead }): ReactElement | null {
  const { t } = useWidget();
  const place = placeOf(lead.customer.address);
  if (!place) return null;
  return (
    <section className="part" part="location">
      <h4>{t('location')}</h4>
      <p>{place}</p>
    </section>
  );
}
