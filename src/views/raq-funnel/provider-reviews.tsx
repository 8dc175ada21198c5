import type { ReactElement } from 'react';
import type { SuggestedProvider } from '../../contract/raq-funnel.js';
import { Bone } from '../../ui/bone.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { Rating } from './provider-facts.js';
import { TaskFailure } from './task-failure.js';

/** What others wrote of a provider. */
export function ProviderReviews({ provider }: { provider: SuggestedProvider }): ReactElement {
  const { t, format } = useWidget();
  const { reviewsOf, loadReviews, task } = useFunnel();
  const { id: providerId, type } = provider;
  const reviews = reviewsOf(providerId);
  if (reviews === null && task(`reviews ${providerId}`).phase === 'failed') {
    return (
      <TaskFailure
        name={`reviews ${providerId}`}
        sentence="funnelReviewsFailed"
        onRetry={() => loadReviews(providerId, type)}
      />
    );
  }
  if (reviews === null) {
    return (
      <>
        <p className="sr" role="status">
          {t('funnelReviewsLoading')}
        </p>
        <p aria-hidden="true">
          <Bone width={240} />
        </p>
      </>
    );
  }
  if (reviews.length === 0) return <p className="hint">{t('funnelReviewsNone')}</p>;
  const month = new Intl.DateTimeFormat(format.locale, { year: 'numeric', month: 'long' });
  const when = (iso: string) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? '' : month.format(date);
  };
  return (
    <ul>
      {reviews.map(({ id, rating, text, authorName, createDate }) => (
        <li key={id}>
          <Rating rating={rating} />
          {text ? <p dir="auto">{text}</p> : null}
          <p className="hint">{[authorName, when(createDate)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
