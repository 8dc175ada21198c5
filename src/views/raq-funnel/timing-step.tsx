import type { ReactElement } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { BigChoices } from './big-choices.js';
import { useFunnel } from './funnel-context.js';
import { StepForm } from './step-form.js';
import { URGENCY_WORDS } from './urgency-words.js';

/** When it is to be done; Skip says nothing of it (decision 61). */
export function TimingStep(): ReactElement {
  const { t } = useWidget();
  const { state, send, goOn } = useFunnel();
  const skip = () => {
    send({ type: 'urgency-chosen', urgency: 'NA' });
    goOn();
  };
  return (
    <StepForm
      title={t('funnelTimingTitle')}
      onContinue={goOn}
      beside={
        <button type="button" className="btn quiet" onClick={skip}>
          {t('funnelSkip')}
        </button>
      }
    >
      {({ titleId }) => (
        <BigChoices
          type="radio"
          titleId={titleId}
          choices={URGENCY_WORDS.map(({ urgency, word, hint }) => ({ value: urgency, label: t(word), hint: t(hint) }))}
          values={[state.urgency]}
          onChange={([urgency = '']) => send({ type: 'urgency-chosen', urgency })}
        />
      )}
    </StepForm>
  );
}
