import type { Question } from '../../../contract/raq-funnel.js';

/** The questions of one or more services, by the ids of categories and tasks. */
export interface ServiceQuestions {
  readonly ids: readonly number[];
  readonly questions: readonly Question[];
}
