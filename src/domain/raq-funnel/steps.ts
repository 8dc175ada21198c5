import { FUNNEL_STEPS, type FunnelEntry, type FunnelState, type FunnelStep } from '../../contract/raq-funnel.js';
import { postalCodeOf } from './postal-code.js';

type StepEntry = Pick<FunnelEntry, 'spId' | 'categoryId' | 'postalCode'>;

/**
 * The steps of a funnel, in order: what its entry makes needless is not among them. A provider
 * that is given has its services, so it begins at the project and asks for a postal code behind it, unless that is given too.
 */
export function stepsOf({ spId, categoryId, postalCode }: StepEntry): readonly FunnelStep[] {
  const hasPlace = postalCodeOf(postalCode) !== '';
  const hasProvider = spId !== '';
  const steps = FUNNEL_STEPS.filter((step) => {
    if (step === 'service') return !hasProvider && categoryId === '';
    return step !== 'postal-code' || (!hasPlace && !hasProvider);
  });
  return hasProvider && !hasPlace
    ? steps.flatMap((step) => (step === 'project' ? [step, 'postal-code'] : [step]))
    : steps;
}

/** Where a funnel begins: a request that is there already has its suggestions or its summary left. */
export function firstStep(entry: FunnelEntry): FunnelStep {
  if (entry.leadId !== '') return entry.step === 'summary' ? 'summary' : 'suggestions';
  return stepsOf(entry)[0] ?? 'project';
}

/** Where the present step stands among the steps of its funnel, counted from 1: 'Step 2 of 7'. */
export function stepPlace({ steps, step }: Pick<FunnelState, 'steps' | 'step'>): {
  readonly index: number;
  readonly total: number;
} {
  return { index: steps.indexOf(step) + 1, total: steps.length };
}

/** Whether there is something before that can still be changed: what has been sent cannot. */
export function canGoBack({ leadId, steps, step, screen }: FunnelState): boolean {
  return leadId === '' && (steps.indexOf(step) > 0 || (step === 'project' && screen > 0));
}

/** Whether a step may be gone to: it was reached before, and what was sent is not changed by it. */
export function canGoTo({ leadId, isAssigned, steps, reached }: FunnelState, step: FunnelStep): boolean {
  const index = steps.indexOf(step);
  if (index < 0 || index > steps.indexOf(reached)) return false;
  if (leadId === '') return true;
  return step === 'summary' || (step === 'suggestions' && !isAssigned);
}

/** The state at a step; what was reached stays reached. */
export function atStep(state: FunnelState, step: FunnelStep, screen = 0): FunnelState {
  const { steps, reached } = state;
  return { ...state, step, screen, reached: steps.indexOf(step) > steps.indexOf(reached) ? step : reached };
}
