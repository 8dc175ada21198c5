import type { LeadAttribute } from '../../gateway/calls/requests.js';
import type { Answer, Question } from '../funnel/funnel.js';

type Answers = Readonly<Record<string, Answer>>;

/**
 * The trimmed answers to a question. For a choice, only values that it offers count.
 * @returns an empty list without an answer
 */
export function valuesOf({ id, type, options = [] }: Question, answers: Answers): readonly string[] {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  const values = (typeof answer === 'string' ? [answer] : (answer ?? [])).map((value) => value.trim());
  if (type === 'text' || type === 'number') return values.filter((value) => value !== '').slice(0, 1);
  const offered = values.filter((value) => options.some((option) => option.value === value));
  return type === 'one'
    ? offered.slice(0, 1)
    : options.map(({ value }) => value).filter((value) => offered.includes(value));
}

/**
 * The shown questions, in order. A question with `visibleIf` is shown if the question that it names is shown and has
 * one of its values. Questions that depend on each other in a circle are not shown.
 */
export function askedQuestions(questions: readonly Question[], answers: Answers): readonly Question[] {
  const shownAnswers = new Map<string, readonly string[]>();
  let before = -1;
  while (shownAnswers.size > before) {
    before = shownAnswers.size;
    for (const question of questions) {
      const { id, visibleIf } = question;
      const given = visibleIf && shownAnswers.get(visibleIf.id);
      const isShown = visibleIf === undefined || (given?.some((value) => visibleIf.is.includes(value)) ?? false);
      if (isShown) shownAnswers.set(id, valuesOf(question, answers));
    }
  }
  return questions.filter(({ id }) => shownAnswers.has(id));
}

/** The answers to the shown questions, with the labels that the customer read. */
export function attributesOf(questions: readonly Question[], answers: Answers): readonly LeadAttribute[] {
  return askedQuestions(questions, answers).flatMap((question) => {
    const values = valuesOf(question, answers);
    const labels = values.map((value) => question.options?.find((option) => option.value === value)?.label ?? value);
    return labels.length === 0 ? [] : [{ questionText: question.text, answerText: labels.join(', ') }];
  });
}
