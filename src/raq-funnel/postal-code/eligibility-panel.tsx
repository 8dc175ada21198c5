import { type ReactElement, useId } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { FieldError } from '../../ui/field/field-notes.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { TextButton } from '../shell/text-button.js';
import { isUncovered } from '../step/screens.js';
import { ProviderFacts } from '../suggestions/provider-facts.js';
import { isOwnProviderAssigned } from '../suggestions/suggested.js';

/**
 * Says that the provider, or nobody, serves the postal code, and offers what is left. Also says when the provider could
 * not be loaded or checked. Once the request was sent, only its own provider is named.
 */
export function EligibilityPanel({ error }: { error?: string | undefined }): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const { state, task, send, goOnWithoutPro } = useFunnel();
  const { provider, place, form, eligibility, leadId, step, coverage } = state;
  const where = place === null ? form.postalCode : `${place.city}, ${place.state}`;
  if (leadId !== '') return <OwnProvider />;
  const isUnserved = coverage === 'unserved';
  const isIneligible = eligibility === 'ineligible';
  const isElsewhere = step !== 'postal-code';
  const button = (label: MessageKey, onPress: () => void) => (
    <TextButton className="btn" label={label} onPress={onPress} />
  );
  const elsewhere = isElsewhere && button('funnelOtherPlace', () => send({ type: 'reopened', step: 'postal-code' }));
  const accept = button('funnelAnyhow', () => send({ type: 'coverage-accepted' }));
  const withoutPro = button('funnelWithoutPro', goOnWithoutPro);
  if (isUncovered(state) && isElsewhere && !(isIneligible && isUnserved)) {
    return (
      <section className="funnel-instead" aria-labelledby={id} data-field="place">
        <div role="alert">
          <h3 id={id}>
            {isUnserved ? t('funnelUnserved', { place: where }) : t('funnelNoPlace', { code: form.postalCode })}
          </h3>
          {isUnserved ? <p>{t('funnelUnservedLead')}</p> : null}
        </div>
        <FieldError id={`${id}e`}>{error}</FieldError>
        {elsewhere}
        {isUnserved ? button('funnelOtherService', () => send({ type: 'reopened', step: 'service' })) : null}
        {accept}
      </section>
    );
  }
  if (!isIneligible) {
    return (
      <>
        <OwnProvider />
        <TaskFailure name="provider" sentence="funnelProviderFailed" />
        {task('provider').phase === 'failed' ? withoutPro : null}
        <TaskFailure name="chooseService" sentence="funnelChooseFailed" />
        <TaskFailure name="eligibility" sentence="funnelEligibilityFailed" />
      </>
    );
  }
  const name = provider?.name ?? '';
  return (
    <section className="funnel-instead" aria-labelledby={id} data-field="place">
      <div role="alert">
        <h3 id={id}>
          {name ? t('funnelIneligible', { name, place: where }) : t('funnelIneligibleNoName', { place: where })}
        </h3>
      </div>
      <FieldError id={`${id}e`}>{error}</FieldError>
      <Alternatives />
      {isUnserved ? <p>{t('funnelUnservedLead')}</p> : null}
      {elsewhere}
      {isUnserved ? accept : withoutPro}
    </section>
  );
}

/** Who gets the request in the funnel of one provider. The service that was guessed can be changed on its first screen. */
function OwnProvider(): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const { state, send } = useFunnel();
  const { provider, form, step, screen } = state;
  if (!provider?.name || !isOwnProviderAssigned(state)) return null;
  const { name, facts, categories } = provider;
  const choose = (categoryId: string) => {
    const chosen = categories.find((each) => each.categoryId === categoryId);
    if (chosen === undefined) return;
    const node = { categoryId, name: chosen.categoryName, parentId: null };
    send({ type: 'service-found', node, parentName: '' });
  };
  // A task below an offered service, which a host may name, is in the list too.
  const [chosenId, chosenName] = [form.taskCategoryId || form.categoryId, form.taskCategoryName || form.categoryName];
  const isListed = categories.some(({ categoryId }) => categoryId === chosenId);
  const listed = isListed ? categories : [{ categoryId: chosenId, categoryName: chosenName }, ...categories];
  const canChoose = step === 'project' && screen === 0 && categories.length > 1;
  return (
    <div className="funnel-own">
      <p className="funnel-own-name">{t('funnelOwnPro', { name })}</p>
      {facts ? <ProviderFacts facts={facts} /> : null}
      {canChoose ? (
        <div className="field">
          <label className="lbl" htmlFor={id}>
            {t('funnelOwnService')}
          </label>
          <select id={id} className="input" value={chosenId} onChange={(event) => choose(event.currentTarget.value)}>
            {listed.map(({ categoryId, categoryName }) => (
              <option key={categoryId} value={categoryId}>
                {categoryName}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </div>
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
