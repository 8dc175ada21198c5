import type { Question } from '../../../contract/raq-funnel.js';
import { INSIDE } from './inside.js';
import { OUTSIDE } from './outside.js';
import { SYSTEMS } from './systems.js';

/** Questions by the id of a category or a task. */
export const BY_SERVICE: ReadonlyMap<string, readonly Question[]> = new Map(
  [...SYSTEMS, ...OUTSIDE, ...INSIDE].flatMap(({ ids, questions }) =>
    ids.map((id) => [String(id), questions] as const),
  ),
);
