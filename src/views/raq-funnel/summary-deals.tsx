import type { ReactElement } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';

/** Only a page may be led to: a gateway's text could be a script. */
const PAGE = /^https?:\/\//i;

/** Offers that go with the request; nothing while there are none. */
export function SummaryDeals(): ReactElement | null {
  const { t, format } = useWidget();
  const { deals } = useFunnel();
  if (deals.length === 0) return null;
  const priced = (price: string, name: string) =>
    price && name ? t('funnelDealFrom', { price, name }) : price || name;
  return (
    <section className="funnel-card">
      <h3>{t('funnelDeals')}</h3>
      <ul className="funnel-deals">
        {deals.map(({ id, title, price, serviceProviderName: name, url }) => (
          <li key={id}>
            {PAGE.test(url) ? (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="sr"> ({t('funnelNewTab')})</span>
              </a>
            ) : (
              <p>{title}</p>
            )}
            <p className="hint">{priced(typeof price === 'number' ? format.price(price) : (price ?? ''), name)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
