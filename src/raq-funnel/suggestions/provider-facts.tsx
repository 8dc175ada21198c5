import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { star } from '../../ui/icons/lazy-icons.js';
import type { SuggestedProvider } from '../funnel-types.js';

export type Facts = Pick<SuggestedProvider, 'rating' | 'reviewCount' | 'distanceMiles' | 'yearsInBusiness'>;

/** The known facts about a provider. */
export function ProviderFacts({ facts }: { facts: Facts }): ReactElement | null {
  const { t, format } = useWidget();
  const { rating, reviewCount, distanceMiles, yearsInBusiness } = facts;
  const counted = (count: number, one: Parameters<typeof t>[0], many: Parameters<typeof t>[0]) =>
    count === 1 ? t(one) : t(many, { count: format.count(count) });
  const miles = distanceMiles === null ? null : Math.round(distanceMiles);
  const parts = [
    reviewCount === null ? '' : counted(reviewCount, 'funnelReviewsOne', 'funnelReviewsMany'),
    miles === null ? '' : miles === 0 ? t('funnelMilesNear') : counted(miles, 'funnelMilesOne', 'funnelMilesMany'),
    yearsInBusiness ? counted(yearsInBusiness, 'funnelYearsOne', 'funnelYearsMany') : '',
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
