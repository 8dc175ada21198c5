import type { FunnelState, Question } from '../../contract/raq-funnel.js';
import { askedQuestions } from './answers.js';

/** How many screens the project has: one for each question that is asked, and one for the description. */
export function screenCount({ answers }: FunnelState, questions: readonly Question[]): number {
  return askedQuestions(questions, answers).length + 1;
}

/** The present screen of the project, from 0: where questions have gone, not behind the description. */
export function screenOf(state: FunnelState, questions: readonly Question[]): number {
  return Math.min(state.screen, screenCount(state, questions) - 1);
}

/** The question of the present screen of the project; null where it is the description. */
export function presentQuestion(state: FunnelState, questions: readonly Question[]): Question | null {
  return askedQuestions(questions, state.answers)[state.screen] ?? null;
}
