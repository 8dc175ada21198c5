import type { FunnelState, Question } from '../funnel/funnel.js';
import { askedQuestions } from '../questions/answers.js';

/** Whether the customer must see that nobody serves the place, or that it is unknown. */
export function isUncovered({ coverage, leadId }: Pick<FunnelState, 'coverage' | 'leadId'>): boolean {
  return leadId === '' && (coverage === 'unserved' || coverage === 'no-place');
}

/** Whether the customer must choose how to go on: the provider, or nobody, serves the place. */
export function isChoiceOpen(state: Pick<FunnelState, 'coverage' | 'leadId' | 'eligibility' | 'step'>): boolean {
  if (state.leadId !== '') return false;
  return state.eligibility === 'ineligible' || (state.step !== 'postal-code' && isUncovered(state));
}

/** The number of project screens: one for each shown question, and one for the description. */
export function screenCount({ answers }: FunnelState, questions: readonly Question[]): number {
  return askedQuestions(questions, answers).length + 1;
}

/** The index of the current project screen, never behind the description. */
export function screenOf(state: FunnelState, questions: readonly Question[]): number {
  return Math.min(state.screen, screenCount(state, questions) - 1);
}

/** The question of the current project screen, or null for the description. */
export function presentQuestion(state: FunnelState, questions: readonly Question[]): Question | null {
  return askedQuestions(questions, state.answers)[state.screen] ?? null;
}
