import * as v from 'valibot';
import type { LeadAttribute } from '../../gateway/calls/requests.js';
import { readAs } from '../../web/read-as.js';
import type { Answer, FunnelForm, Question } from '../funnel/funnel.js';
import { GENERAL, SYSTEMS } from './starter/general.js';
import { INSIDE, OUTSIDE } from './starter/home.js';

const BY_SERVICE = new Map(
  [...SYSTEMS, ...OUTSIDE, ...INSIDE].flatMap((each) => each.ids.map((id) => [String(id), each] as const)),
);

/** The services with questions of their own, by the id of a category or a task. */
export const STARTER_SERVICES = [...BY_SERVICE.keys()];

const QUESTIONS_MAX = 50;

/** The texts of the starter set in the page's language, by the English ones. */
type StarterTexts = Readonly<Record<string, string>>;

/** Where a funnel's questions come from. */
export interface QuestionSource {
  /** The host's own questions. */
  readonly questions: unknown;
  readonly starterTexts: StarterTexts;
}

/**
 * The questions of the chosen service: the host's, which are a function, a map or an object by category, else the starter
 * set in the page's language. The task's questions win over the category's. Invalid questions are left out.
 */
export function questionsOf(
  { form: { categoryId, taskCategoryId } }: { readonly form: Pick<FunnelForm, 'categoryId' | 'taskCategoryId'> },
  { questions, starterTexts }: QuestionSource,
): readonly Question[] {
  const listed = hostQuestions(questions, categoryId, taskCategoryId);
  if (listed !== undefined) return sound(listed);
  return starterQuestions(categoryId, taskCategoryId).map((question) => translate(question, starterTexts));
}

/** Whether the host's questions for this service include one that is left out: invalid, or with the id of another. */
export function hasBadQuestion(input: unknown, categoryId: string, taskCategoryId: string): boolean {
  const listed = hostQuestions(input, categoryId, taskCategoryId) ?? [];
  return sound(listed).length < listed.length;
}

/** The host's own list for the task, else for the category; undefined where it gives none. */
function hostQuestions(input: unknown, categoryId: string, taskCategoryId: string): readonly unknown[] | undefined {
  const ids = [taskCategoryId, categoryId].filter((id) => id !== '');
  return ids.map((id) => readAs(listSchema, listedFor(input, id))).find((listed) => listed !== undefined);
}

function translate(question: Question, texts: StarterTexts): Question {
  const text = texts[question.text] ?? question.text;
  const options = question.options?.map(({ value, label }) => ({ value, label: texts[label] ?? label }));
  return { ...question, text, ...(options && { options }) };
}

function listedFor(input: unknown, id: string): unknown {
  try {
    if (typeof input === 'function') return input(id);
    return input instanceof Map ? input.get(id) : readAs(v.object({ [id]: v.unknown() }), input)?.[id];
  } catch {
    return undefined;
  }
}

function sound(listed: readonly unknown[]): readonly Question[] {
  const byId = new Map<string, Question>();
  for (const each of listed) {
    const read = readAs(questionSchema, each);
    if (read !== undefined && !byId.has(read.id)) byId.set(read.id, read);
  }
  return [...byId.values()];
}

/** Cut before anything reads all of it: its length may be any number. */
const listSchema = v.pipe(
  v.custom<readonly unknown[]>(Array.isArray),
  v.transform((listed) => listed.slice(0, QUESTIONS_MAX)),
);

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const anyQuestion = {
  id: text,
  text,
  required: v.optional(v.boolean()),
  visibleIf: v.optional(v.object({ id: text, is: v.array(text) })),
};

const questionSchema = v.union([
  v.object({ ...anyQuestion, type: v.picklist(['text', 'number']) }),
  v.object({
    ...anyQuestion,
    type: v.picklist(['one', 'many']),
    options: v.pipe(v.array(v.object({ value: text, label: text })), v.minLength(1)),
  }),
]);

/**
 * The built-in questions of a service, at most three: of the task, else of its category, else general ones. A task is
 * not asked what kind of work it is.
 */
export function starterQuestions(categoryId: string, taskCategoryId: string): readonly Question[] {
  const { ofTrade = [], questions } = BY_SERVICE.get(taskCategoryId) ?? BY_SERVICE.get(categoryId) ?? GENERAL;
  return taskCategoryId === '' ? [...ofTrade, ...questions] : questions;
}

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
      const chosen = visibleIf && shownAnswers.get(visibleIf.id);
      const isShown = visibleIf === undefined || (chosen?.some((value) => visibleIf.is.includes(value)) ?? false);
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
