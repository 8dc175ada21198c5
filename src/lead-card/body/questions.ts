import { QUESTIONS_PREVIEW } from '../../gateway/limits.js';
import type { LeadQuestion } from '../lead/lead.js';

/** The questions to show: four before 'Read More', all after it. */
export function shownQuestions(questions: readonly LeadQuestion[], isWhole: boolean): readonly LeadQuestion[] {
  return isWhole ? questions : questions.slice(0, QUESTIONS_PREVIEW);
}

export function hasMoreQuestions(questions: readonly LeadQuestion[]): boolean {
  return questions.length > QUESTIONS_PREVIEW;
}
