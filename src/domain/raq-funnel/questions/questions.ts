import type { FunnelForm, Question } from '../../../contract/raq-funnel.js';
import { readUntrusted, type UntrustedRecord } from '../untrusted-record.js';
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

export { askedQuestions, attributesOf } from '../answers.js';

const TYPES = ['one', 'many', 'text', 'number'] as const;

const QUESTIONS_MAX = 50;

/** The words of the starter set in the page's language, by the English ones. */
export type StarterWords = Readonly<Record<string, string>>;

/** Where a funnel's questions come from. */
export interface QuestionSource {
  /** The host's own questions. */
  readonly questions: object | undefined;
  readonly starterWords: StarterWords;
}

/** The questions of the chosen service: the host's, else the starter set in the page's language. */
export function questionsOf(
  { form }: { readonly form: Pick<FunnelForm, 'categoryId' | 'taskCategoryId'> },
  source: QuestionSource,
): readonly Question[] {
  return readQuestions(source.questions, form.categoryId, form.taskCategoryId, source.starterWords);
}

/**
 * The questions of a service, from the host's `questions`: a function, a map or an object by category. The
 * task's questions win over the category's, and both over the starter set. Invalid questions are left out.
 *
 * @param input the property as it was given
 * @param taskCategoryId empty where the service is a category
 */
export function readQuestions(
  input: unknown,
  categoryId: string,
  taskCategoryId: string,
  words: StarterWords = {},
): readonly Question[] {
  const ids = [taskCategoryId, categoryId].filter((id) => id !== '');
  for (const id of ids) {
    const listed = listOf(input, id);
    if (Array.isArray(listed)) return sound(listed);
  }
  return starterQuestions(categoryId, taskCategoryId).map((question) => inWords(question, words));
}

function inWords(question: Question, words: StarterWords): Question {
  const text = words[question.text] ?? question.text;
  const options = question.options?.map(({ value, label }) => ({ value, label: words[label] ?? label }));
  return { ...question, text, ...(options && { options }) };
}

function listOf(input: unknown, id: string): unknown {
  try {
    if (typeof input === 'function') return input(id);
    if (input instanceof Map) return input.get(id);
    return typeof input === 'object' && input !== null && Object.hasOwn(input, id) ? Reflect.get(input, id) : undefined;
  } catch {
    return undefined;
  }
}

function sound(listed: readonly unknown[]): readonly Question[] {
  const byId = new Map<string, Question>();
  for (let at = 0; at < Math.min(listed.length, QUESTIONS_MAX); at += 1) {
    const read = readQuestion(listed, at);
    if (read !== undefined && !byId.has(read.id)) byId.set(read.id, read);
  }
  return [...byId.values()];
}

/** A host's object may throw when it is read. */
function readQuestion(listed: readonly unknown[], at: number): Question | undefined {
  try {
    const read = readUntrusted(listed[at]);
    return read && questionOf(read);
  } catch {
    return undefined;
  }
}

function questionOf(read: UntrustedRecord): Question | undefined {
  const [id, text] = [textOf(read, 'id'), textOf(read, 'text')];
  const type = TYPES.find((each) => each === read.text('type'));
  if (id === undefined || text === undefined || type === undefined) return undefined;
  const [required, visibleIf] = [read.flag('required'), conditionOf(read.inner('visibleIf'))];
  if (read.has('required') && required === undefined) return undefined;
  if (read.has('visibleIf') && visibleIf === undefined) return undefined;
  const rest = { ...(required === undefined ? {} : { required }), ...(visibleIf === undefined ? {} : { visibleIf }) };
  if (type === 'text' || type === 'number') return { id, text, type, ...rest };
  const options = all(read.list('options'), optionOf);
  return options === undefined || options.length === 0 ? undefined : { id, text, type, options, ...rest };
}

function conditionOf(read: UntrustedRecord | undefined): Question['visibleIf'] {
  const id = read && textOf(read, 'id');
  const is = all(read?.list('is'), trimmed);
  return id === undefined || is === undefined ? undefined : { id, is };
}

function optionOf(input: unknown): { readonly value: string; readonly label: string } | undefined {
  const read = readUntrusted(input);
  const [value, label] = [read && textOf(read, 'value'), read && textOf(read, 'label')];
  return value === undefined || label === undefined ? undefined : { value, label };
}

/** The read values, or undefined if one is invalid. */
function all<Value>(
  list: readonly unknown[] | undefined,
  read: (each: unknown) => Value | undefined,
): readonly Value[] | undefined {
  const found = list?.flatMap((each) => {
    const value = read(each);
    return value === undefined ? [] : [value];
  });
  return found?.length === list?.length ? found : undefined;
}

function textOf(read: UntrustedRecord, name: string): string | undefined {
  return trimmed(read.text(name));
}

function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The built-in questions of a service, at most three: of the task, else of its category, else general ones. */
export function starterQuestions(categoryId: string, taskCategoryId: string): readonly Question[] {
  return BY_SERVICE.get(taskCategoryId) ?? BY_SERVICE.get(categoryId) ?? GENERAL;
}
