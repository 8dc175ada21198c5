import type { ReactElement } from 'react';
import { fieldOf, tickLimit } from '../../../domain/raq-funnel/suggested.js';
import { Bone } from '../../../ui/bone.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { StepForm } from '../step/step-form.js';
import { SuggestionCard } from './suggestion-card.js';

/** Who else should get the request. */
export function SuggestionsStep(): ReactElement {
  const { t, format } = useWidget();
  const { state, task, sendToPros, skipPros } = useFunnel();
  const { suggestions, ticked, place } = state;
  const isBusy = task('assign').phase === 'busy';
  const limit = tickLimit(state);
  const count = suggestions?.length ?? 0;

  if (suggestions?.length === 0) {
    return (
      <StepForm title={t('funnelProsNone')} lead={t('funnelProsNoneText')} onContinue={skipPros}>
        {() => null}
      </StepForm>
    );
  }
  const lead = () => {
    if (suggestions === null) return t('funnelProsLoading');
    if (place === null) return count === 1 ? t('funnelProsOne') : t('funnelProsMany', { count: format.count(count) });
    const at = { count: format.count(count), place: `${place.city}, ${place.state}` };
    return t(count === 1 ? 'funnelProsOneAt' : 'funnelProsManyAt', at);
  };
  const say = () => {
    if (ticked.length === 0) return t('funnelSendNone');
    if (ticked.length === 1) return t('funnelSendOne');
    return t('funnelSendMany', { count: format.count(ticked.length) });
  };
  const full = () => {
    if (limit === null || ticked.length < limit || count <= limit) return null;
    return limit === 1 ? t('funnelAtMostOne') : t('funnelAtMostMany', { count: format.count(limit) });
  };
  return (
    <StepForm
      title={t('funnelProsTitle')}
      lead={lead()}
      isBusy={isBusy || suggestions === null}
      submit={isBusy ? t('funnelSending') : undefined}
      onContinue={ticked.length === 0 ? skipPros : sendToPros}
      say={
        <p className="funnel-say" role="status">
          {suggestions === null ? null : say()} {full()}
        </p>
      }
      beside={
        <button
          type="button"
          className="btn quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) skipPros();
          }}
        >
          {t('funnelSkipPros')}
        </button>
      }
    >
      {({ titleId }) => (
        <>
          {suggestions === null ? (
            <SuggestionsSkeleton />
          ) : (
            <ul className="funnel-pros" aria-labelledby={titleId}>
              {suggestions.map((provider) => (
                <SuggestionCard key={fieldOf(provider)} provider={provider} isBusy={isBusy} />
              ))}
            </ul>
          )}
          <TaskFailure name="assign" />
        </>
      )}
    </StepForm>
  );
}

/** Keeps the place of the suggested providers. */
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
              <span className="funnel-who-bones">
                <Bone width={width} height={12} />
                <Bone width={200} />
                <Bone width={260} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
