import type { Question } from '../../contract/raq-funnel.js';
import { BY_SERVICE } from './starter/by-service.js';
import { GENERAL } from './starter/general.js';

/**
 * Our questions for a service, three at most: those of the task, else of its category, else such as fit any job. The ids are
 * those of the starter table of categories. Feature F17
 */
export function starterQuestions(categoryId: string, taskCategoryId: string): readonly Question[] {
  return BY_SERVICE.get(taskCategoryId) ?? BY_SERVICE.get(categoryId) ?? GENERAL;
}
