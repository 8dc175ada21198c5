import type { FunnelState, FunnelStep, Question } from '../../../contract/raq-funnel.js';
import { funnelFaults } from '../faults.js';
import { postalCodeOf } from '../postal-code.js';
import { screenCount, screenOf } from '../screens.js';
import { atStep, canGoBack, canGoTo } from '../steps.js';
import type { EventOf } from './event-of.js';

/** Continue, Back and the steps of the progress; answers are always kept (feature F16). */
export function afterMove(state: FunnelState, event: EventOf<'went-on' | 'went-back' | 'went-to'>): FunnelState {
  switch (event.type) {
    case 'went-on':
      return on(state, event.questions);
    case 'went-back':
      return canGoBack(state) ? back(state, event.questions) : state;
    case 'went-to':
      return event.step !== state.step && canGoTo(state, event.step) ? atStep(state, event.step) : state;
  }
}

function on(state: FunnelState, questions: readonly Question[]): FunnelState {
  const next = beside(state, 1);
  // Only a request that was created leads on from the contact.
  if (next === undefined || state.step === 'contact' || funnelFaults(state, questions).length > 0) return state;
  if (state.step === 'postal-code') {
    return atStep({ ...state, form: { ...state.form, postalCode: postalCodeOf(state.form.postalCode) } }, next);
  }
  const screen = screenOf(state, questions) + 1;
  if (state.step === 'project' && screen < screenCount(state, questions)) return { ...state, screen };
  return atStep(state, next);
}

function back(state: FunnelState, questions: readonly Question[]): FunnelState {
  const screen = screenOf(state, questions);
  if (state.step === 'project' && screen > 0) return { ...state, screen: screen - 1 };
  const before = beside(state, -1);
  if (before === undefined) return { ...state, screen: 0 };
  return atStep(state, before, before === 'project' ? screenCount(state, questions) - 1 : 0);
}

function beside({ steps, step }: FunnelState, by: 1 | -1): FunnelStep | undefined {
  return steps[steps.indexOf(step) + by];
}
