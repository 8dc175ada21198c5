import { type ReactElement, useId, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import type { SuggestedProvider } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { TextButton } from '../shell/text-button.js';
import { DialogButton, StepForm } from '../step/step-form.js';
import { ComparePros, ProviderFacts, Rating } from './provider-facts.js';
import { canTick, consentRecipients, fieldOf, tickLimit } from './suggested.js';

export function SuggestionsStep(): ReactElement {
  const { t, plural } = useWidget();
  const { state, task, retry, skipPros } = useFunnel();
  const { suggestions, ticked, place } = state;
  const isBusy = task('assign').phase === 'busy';
  const limit = tickLimit(state);
  const count = suggestions?.length ?? 0;
  const [own = ''] = consentRecipients(state);

  if (suggestions?.length === 0) {
    return (
      <StepForm
        title={own ? t('funnelProsOwn', { name: own }) : t('funnelProsNone')}
        lead={t(own ? 'funnelProsOwnAlone' : 'funnelProsNoneText')}
        onContinue={skipPros}
      >
        {() => null}
      </StepForm>
    );
  }
  const lead = () => {
    if (suggestions === null) return t('funnelProsLoading');
    if (place === null) return plural(count, 'funnelProsOne', 'funnelProsMany');
    return plural(count, 'funnelProsOneAt', 'funnelProsManyAt', { place: `${place.city}, ${place.state}` });
  };
  const announceLimit = () => {
    if (own) {
      if (ticked.length === 0) return t('funnelSendOwn', { name: own });
      return plural(ticked.length, 'funnelSendOwnOne', 'funnelSendOwnMany', { name: own });
    }
    if (ticked.length === 0) return t('funnelSendNone');
    return plural(ticked.length, 'funnelSendOne', 'funnelSendMany');
  };
  const full = () => {
    if (limit === null || ticked.length < limit || count <= limit) return null;
    return plural(limit, 'funnelAtMostOne', 'funnelAtMostMany');
  };
  const status = (
    <>
      {suggestions === null ? null : announceLimit()} {full()}
    </>
  );
  return (
    <StepForm
      title={t(own ? 'funnelProsOwnTitle' : 'funnelProsTitle')}
      lead={lead()}
      isBusy={isBusy || suggestions === null}
      submit={isBusy ? t('funnelSending') : undefined}
      onContinue={() => (ticked.length === 0 ? skipPros() : retry('assign'))}
      status={status}
      secondary={<TextButton className="btn quiet" label="funnelSkipPros" isOff={isBusy} onPress={skipPros} />}
    >
      {({ titleId }) => (
        <>
          {suggestions === null ? (
            <SuggestionsSkeleton />
          ) : (
            <>
              {count > 1 ? (
                <DialogButton label="funnelCompare" className="link funnel-compare-open">
                  {(close) => <ComparePros providers={suggestions} status={status} onClose={close} />}
                </DialogButton>
              ) : null}
              <ul className="funnel-pros" aria-labelledby={titleId}>
                {suggestions.map((provider) => (
                  <SuggestionCard key={fieldOf(provider)} provider={provider} isBusy={isBusy} />
                ))}
              </ul>
            </>
          )}
          <TaskFailure name="assign" sentence="funnelNotSent" />
        </>
      )}
    </StepForm>
  );
}

function SuggestionsSkeleton(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <p className="sr" role="status">
        {t('funnelProsLoading')}
      </p>
      <ul className="funnel-pros" aria-hidden="true">
        {[180, 220, 160].map((width) => (
          <li key={width} className="funnel-pro">
            <span className="funnel-pick">
              <span className="funnel-no-box" />
              <span className="funnel-who-skeleton">
                <SkeletonBar width={width} height={12} />
                <SkeletonBar width={200} />
                <SkeletonBar width={260} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SuggestionCardProps {
  readonly provider: SuggestedProvider;
  readonly isBusy: boolean;
}

/** A suggested provider with a checkbox, its facts, and its reviews on demand. */
function SuggestionCard({ provider, isBusy }: SuggestionCardProps): ReactElement {
  const { t } = useWidget();
  const id = useId();
  const { state, send, loadReviews, reviews, task } = useFunnel();
  const [isOpen, setOpen] = useState(false);
  const field = fieldOf(provider);
  const isTicked = state.ticked.includes(field);
  const { name, type, description } = provider;

  const toggle = () => {
    const isWanted = !reviews.has(provider.id) && task(`reviews ${provider.id}`).phase !== 'busy';
    if (!isOpen && isWanted) loadReviews(provider.id, type);
    setOpen(!isOpen);
  };
  return (
    <li className="funnel-pro" part="suggestion" data-type={type}>
      <label className="funnel-pick">
        <input
          type="checkbox"
          name={field}
          checked={isTicked}
          disabled={isBusy || !canTick(state, field)}
          aria-labelledby={`${id}n`}
          aria-describedby={`${id}f`}
          onChange={() => send({ type: 'provider-ticked', field, isTicked: !isTicked })}
        />
        <span className="funnel-who">
          <span className="funnel-name">
            <b id={`${id}n`}>{name}</b>
            {type === 'HA' ? <span className="funnel-badge">{t('funnelPartner')}</span> : null}
          </span>
          <span id={`${id}f`}>
            <ProviderFacts facts={provider} />
            {description ? <span className="funnel-quote hint bidi">{description}</span> : null}
          </span>
        </span>
      </label>
      <div className="funnel-reviews">
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}r` : undefined}
          aria-label={t('funnelReviewsOf', { name })}
          onClick={toggle}
        >
          <span className="arrow" />
          {t('funnelReviews')}
        </button>
        {isOpen ? (
          <div id={`${id}r`}>
            <ProviderReviews provider={provider} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

function ProviderReviews({ provider }: { provider: SuggestedProvider }): ReactElement {
  const { t, format } = useWidget();
  const { reviews: loaded, loadReviews, task } = useFunnel();
  const { id: providerId, type } = provider;
  const reviews = loaded.get(providerId) ?? null;
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
          <SkeletonBar width={240} />
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
      {reviews.map(({ reviewId, rating, text, authorName, createDate }) => (
        <li key={reviewId}>
          <Rating rating={rating} />
          {text ? <p dir="auto">{text}</p> : null}
          <p className="hint">{[authorName, when(createDate)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
