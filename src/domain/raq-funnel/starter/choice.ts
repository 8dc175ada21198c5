import type { Question } from '../../../contract/raq-funnel.js';

type Options = Readonly<Record<string, string>>;

/** A question with one answer, which has to be given. */
export function one(id: string, text: string, options: Options): Question {
  return { id, text, type: 'one', required: true, options: optionsOf(options) };
}

/** A question with any number of answers, or none. */
export function many(id: string, text: string, options: Options): Question {
  return { id, text, type: 'many', options: optionsOf(options) };
}

/** The same question, asked only where another is answered so. */
export function when(id: string, is: readonly string[], question: Question): Question {
  return { ...question, visibleIf: { id, is } };
}

function optionsOf(options: Options) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
