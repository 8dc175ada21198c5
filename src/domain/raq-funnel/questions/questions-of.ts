import type { FunnelState, Question } from '../../../contract/raq-funnel.js';
import { readQuestions } from './questions.js';

/** The questions of the chosen service: the host's, else the built-in ones. */
export function questionsOf({ form }: FunnelState, input: object | undefined): readonly Question[] {
  return readQuestions(input, form.categoryId, form.taskCategoryId);
}
