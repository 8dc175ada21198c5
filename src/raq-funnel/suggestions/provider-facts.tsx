import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { star } from '../../ui/icons/lazy-icons.js';
import type { SuggestedProvider } from '../funnel/funnel.js';

export type Facts = Pick<SuggestedProvider, 'rating' | 'reviewCount' | 'distanceMiles' | 'yearsInBusiness'>;

/** The known facts about a provider. */
export function ProviderFacts({ facts }: { facts: Facts }): ReactElement | null {
  const { t, plural } = useWidget();
  const { rating, reviewCount, distanceMiles, yearsInBusiness } = facts;
  const miles = distanceMiles === null ? null : Math.round(distanceMiles);
  const parts = [
    reviewCount === null ? '' : plural(reviewCount, 'funnelReviewsOne', 'funnelReviewsMany'),
    miles === null ? '' : miles === 0 ? t('funnelMilesNear') : plural(miles, 'funnelMilesOne', 'funnelMilesMany'),
    yearsInBusiness ? plural(yearsInBusiness, 'funnelYearsOne', 'funnelYearsMany') : '',
  ].filter(Boolean);
  if (rating === null && parts.length === 0) return null;
  return (
    <span className="funnel-facts">
      {rating === null ? null : <Rating rating={rating} />}
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
