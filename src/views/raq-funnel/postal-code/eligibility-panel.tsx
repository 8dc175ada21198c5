import { type ReactElement, useId } from 'react';
import { SkeletonBar } from '../../../ui/skeleton-bar.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { ProviderFacts } from '../suggestions/provider-facts.js';

/**
 * Says that the provider does not serve the postal code, and offers others. Also says when the provider could not be
 * loaded or checked. Hidden after the request was sent.
 */
export function EligibilityPanel(): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const { state, task, goOnWithoutPro } = useFunnel();
  const { provider, place, form, eligibility, leadId } = state;
  if (leadId !== '') return null;
  if (eligibility !== 'ineligible') {
    return (
      <>
        <TaskFailure name="provider" sentence="funnelProviderFailed" />
        {task('provider').phase === 'failed' ? (
          <button type="button" className="btn" onClick={goOnWithoutPro}>
            {t('funnelWithoutPro')}
          </button>
        ) : null}
        <TaskFailure name="chooseService" sentence="funnelChooseFailed" />
        <TaskFailure name="eligibility" sentence="funnelEligibilityFailed" />
      </>
    );
  }
  const where = place === null ? form.postalCode : `${place.city}, ${place.state}`;
  const name = provider?.name ?? '';
  return (
    <section className="funnel-instead" aria-labelledby={id}>
      <div role="alert">
        <h3 id={id}>
          {name ? t('funnelIneligible', { name, place: where }) : t('funnelIneligibleNoName', { place: where })}
        </h3>
      </div>
      <Alternatives />
      <button type="button" className="btn" onClick={goOnWithoutPro}>
        {t('funnelWithoutPro')}
      </button>
    </section>
  );
}

function Alternatives(): ReactElement {
  const { t } = useWidget();
  const { state, task, chooseAlternative } = useFunnel();
  const { alternatives } = state;
  const isChoosing = task('provider').phase === 'busy';
  if (task('alternatives').phase === 'failed') {
    return <TaskFailure name="alternatives" sentence="funnelAlternativesFailed" />;
  }
  if (alternatives === null) {
    return (
      <>
        <p className="sr" role="status">
          {t('funnelAlternativesLoading')}
        </p>
        <div className="funnel-choices" aria-hidden="true">
          <SkeletonBar width={220} />
          <span className="skeleton-bar funnel-row" />
          <span className="skeleton-bar funnel-row" />
        </div>
      </>
    );
  }
  if (alternatives.length === 0) return <p className="muted">{t('funnelAlternativesNone')}</p>;
  return (
    <>
      <p className="muted">{t('funnelAlternativesLead')}</p>
      <ul className="funnel-choices">
        {alternatives.map((provider) => (
          <li key={provider.id}>
            <button
              type="button"
              className="funnel-choice"
              aria-disabled={isChoosing || undefined}
              onClick={() => {
                if (!isChoosing) chooseAlternative(provider.id);
              }}
            >
              <span>
                <b>{provider.name}</b>
                <ProviderFacts facts={provider} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <TaskFailure name="provider" sentence="funnelProviderFailed" />
    </>
  );
}
