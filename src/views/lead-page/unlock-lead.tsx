import type { ReactElement } from 'react';
import { type LeadSale, SALE_TERMS, timeLeft } from '../../domain/lead-page/sale.js';
import { Icon } from '../../ui/icon.js';
import { clock } from '../../ui/icons.js';
import { lock, unlock } from '../../ui/page-icons.js';
import { useWidget, type Widget } from '../widget/widget-context.js';

export interface UnlockLeadProps {
  readonly leadId: string;
  readonly sale: Extract<LeadSale, { kind: 'for-sale' }>;
  readonly clockAheadMs: number;
}

/** What the lead costs, how long it can be had, and the way to buy it: the host takes the payment. */
export function UnlockLead({ leadId, sale, clockAheadMs }: UnlockLeadProps): ReactElement {
  const { t, format, asker } = useWidget();
  const { taken, price, endsAt } = sale;
  return (
    <>
      <p className="veil">
        <Icon path={lock} />
        <span>{t('contactVeiled')}</span>
      </p>
      <section className="unlock" part="unlock">
        <div>
          {price === '' ? null : <p className="price">{typeof price === 'number' ? format.price(price) : price}</p>}
          <p className="sale">
            <span>
              <Icon path={clock} />
              <span>{endsWords(endsAt, Date.now() + clockAheadMs, t)}</span>
            </span>
            {taken === null ? null : <Places taken={taken} />}
          </p>
        </div>
        <button type="button" className="btn primary" onClick={() => asker.emit('lead-unlock', { leadId })}>
          <Icon path={unlock} />
          {t('unlockLead')}
        </button>
      </section>
    </>
  );
}

function endsWords(endsAt: number, now: number, t: Widget['t']): string {
  const { hours, minutes } = timeLeft(endsAt, now);
  if (hours > 0) return t('timeLeftHours', { hours, minutes });
  return minutes > 0 ? t('timeLeftMinutes', { minutes }) : t('timeLeftSoon');
}

function Places({ taken }: { taken: number }): ReactElement {
  const { t } = useWidget();
  const places = SALE_TERMS.companies;
  return (
    <span>
      <span className="places" aria-hidden="true">
        {[...Array(places).keys()].map((place) => (
          <i key={place} className={place < taken ? 'on' : ''} />
        ))}
      </span>
      <span>{t('placesTaken', { taken, places })}</span>
    </span>
  );
}
