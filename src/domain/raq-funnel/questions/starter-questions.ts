import type { Question } from '../../../contract/raq-funnel.js';
import { GENERAL } from './starter/general.js';
import { INSIDE } from './starter/inside.js';
import { OUTSIDE } from './starter/outside.js';
import { SYSTEMS } from './starter/systems.js';

/** Questions by the id of a category or a task. */
export const BY_SERVICE: ReadonlyMap<string, readonly Question[]> = new Map(
  [...SYSTEMS, ...OUTSIDE, ...INSIDE].flatMap(({ ids, questions }) =>
    ids.map((id) => [String(id), questions] as const),
  ),
);

/**
 * Our questions for a service, three at most: those of the task, else of its category, else such as fit any job. The ids are
 * those of the starter table of categories. Feature F17
 */
export function starterQuestions(categoryId: string, taskCategoryId: string): readonly Question[] {
  return BY_SERVICE.get(taskCategoryId) ?? BY_SERVICE.get(categoryId) ?? GENERAL;
}
