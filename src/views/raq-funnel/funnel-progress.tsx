import type { ReactElement } from 'react';
import type { FunnelState, FunnelStep } from '../../contract/raq-funnel.js';
import { canGoTo } from '../../domain/raq-funnel/steps.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { STEP_NAMES } from './step-names.js';

function lookOf({ steps, step }: FunnelState, of: FunnelStep): 'done' | 'now' | undefined {
  if (of === step) return step === 'summary' ? 'done' : 'now';
  return steps.indexOf(of) < steps.indexOf(step) ? 'done' : undefined;
}

/** The steps with their names; those that were reached lead back to them. */
export function FunnelProgress(): ReactElement {
  const { t } = useWidget();
  const { state, goTo } = useFunnel();
  return (
    <ol className="funnel-progress" part="progress" aria-label={t('funnelProgress')}>
      {state.steps.map((step) => (
        <li key={step} className={lookOf(state, step)} aria-current={step === state.step ? 'step' : undefined}>
          {step !== state.step && canGoTo(state, step) ? (
            <button type="button" onClick={() => goTo(step)}>
              <span>{t(STEP_NAMES[step])}</span>
            </button>
          ) : (
            <span>{t(STEP_NAMES[step])}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
