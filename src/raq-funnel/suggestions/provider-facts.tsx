import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { star } from '../../ui/icons/lazy-icons.js';
import type { ProviderFacts as Facts } from '../funnel/funnel.js';

export function ProviderFacts({ facts }: { facts: Facts }): ReactElement | null {
  const { t, plural } = useWidget();
  const { rating, reviewCount, distanceMiles, yearsInBusiness } = facts;
  const miles = Math.round(distanceMiles ?? Number.NaN);
  const parts = [
    typeof reviewCount === 'number' ? plural(reviewCount, 'funnelReviewsOne', 'funnelReviewsMany') : '',
    miles === 0 ? t('funnelMilesNear') : '',
    miles > 0 ? plural(miles, 'funnelMilesOne', 'funnelMilesMany') : '',
    yearsInBusiness ? plural(yearsInBusiness, 'funnelYearsOne', 'funnelYearsMany') : '',
  ].filter(Boolean);
  const isRated = typeof rating === 'number';
  if (!isRated && parts.length === 0) return null;
  return (
    <span className="funnel-facts">
      {isRated ? <Rating rating={rating} /> : null}
      {parts.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  );
}

/** A star and a figure with one decimal at most: '4.8'. */
export function Rating({ rating }: { rating: number }): ReactElement {
  const { t, format } = useWidget();
  const shown = format.count(Math.round(rating * 10) / 10);
  return (
    <span className="funnel-rating">
      <Icon path={star} />
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{t('funnelRated', { rating: shown })}</span>
    </span>
  );
}
