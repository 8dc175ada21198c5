import type { Question } from '../../funnel/funnel.js';

/** The questions of one or more services, by the ids of categories and tasks. */
export interface ServiceQuestions {
  readonly ids: readonly number[];
  /** Asked first, and only if the customer chose the whole trade: the name of a task answers them. */
  readonly ofTrade?: readonly Question[];
  readonly questions: readonly Question[];
}

/** The kind of property. All services share this question, so that the customer answers it once. */
export const PLACE = one('place', 'What kind of place is it?', {
  house: 'House',
  apartment: 'Apartment or condo',
  business: 'Business',
  other: 'Something else',
});

export const OWNER = one('owner', 'Do you own the place?', {
  yes: 'Yes',
  no: 'No, I rent it',
  allowed: 'No, but I have permission for this work',
});

/** The questions of an unknown service. */
export const GENERAL: Omit<ServiceQuestions, 'ids'> = {
  ofTrade: [
    one('kind', 'What kind of job is it?', {
      new: 'Install something new',
      repair: 'A repair',
      regular: 'Ongoing maintenance',
      unsure: 'I am not sure',
    }),
  ],
  questions: [PLACE],
};

type Options = Readonly<Record<string, string>>;

/** A required question with one answer. */
export function one(id: string, text: string, options: Options): Question {
  return { id, text, type: 'one', required: true, options: optionsOf(options) };
}

/** An optional question with any number of answers. */
export function many(id: string, text: string, options: Options): Question {
  return { id, text, type: 'many', options: optionsOf(options) };
}

/** The same question, shown only if another question has one of these answers. */
export function when(id: string, is: readonly string[], question: Question): Question {
  return { ...question, visibleIf: { id, is } };
}

function optionsOf(options: Options) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
