import { describe, expect, it } from 'vitest';
import { starterCatalog } from '../../../src/category/catalog.js';
import type { Question } from '../../../src/raq-funnel/funnel/funnel.js';
import {
  askedQuestions,
  attributesOf,
  hasBadQuestion,
  STARTER_SERVICES,
  starterQuestions,
} from '../../../src/raq-funnel/questions/questions.js';
import starterQuestionsEsUS from '../../../src/raq-funnel/questions/starter-questions.es-US.json' with { type: 'json' };
import { CAMERA, DRAIN, QUESTIONS, readQuestions } from './a-funnel.js';

const ids = (questions: readonly Question[]) => questions.map(({ id }) => id).join(' ');

const chained = (id: string, after: string): Question => ({
  id,
  text: id,
  type: 'text',
  visibleIf: { id: after, is: ['yes'] },
});

describe('asked questions', () => {
  it('are those whose condition is met', () => {
    const asked = [{}, { drain: 'main' }, { drain: ['main'] }, { drain: 'kitchen' }].map((answers) =>
      ids(askedQuestions(QUESTIONS, answers)),
    );
    expect(asked).toEqual(['drain', 'drain camera', 'drain camera', 'drain']);
  });

  it('do not include those that depend on a question not asked, on each other, on themselves or on an unknown id', () => {
    const all = [chained('last', 'camera'), CAMERA, DRAIN];
    expect(ids(askedQuestions(all, { drain: 'main', camera: 'yes' }))).toBe('last camera drain');
    expect(ids(askedQuestions(all, { drain: 'kitchen', camera: 'yes' }))).toBe('drain');
    const circle = [chained('a', 'b'), chained('b', 'a'), chained('c', 'c'), chained('d', 'nobody')];
    expect(askedQuestions(circle, { a: 'yes', b: 'yes', c: 'yes', nobody: 'yes' })).toEqual([]);
    expect(attributesOf([{ id: 'constructor', text: 'Odd', type: 'text' }], {})).toEqual([]);
  });
});

describe('the attributes of a request', () => {
  it('contain the displayed texts, and no answers that are not asked for, empty or not offered', () => {
    const many: Question = { ...DRAIN, id: 'many', type: 'many', text: 'Which?' };
    expect(attributesOf([DRAIN, CAMERA, many], { drain: 'main', camera: ' yes ', many: ['main', 'kitchen'] })).toEqual([
      { questionText: 'Which drain is clogged?', answerText: 'Main line: several drains at once' },
      { questionText: 'Has anybody looked with a camera?', answerText: 'yes' },
      { questionText: 'Which?', answerText: 'Kitchen sink, Main line: several drains at once' },
    ]);
    expect(attributesOf(QUESTIONS, { drain: 'attic', camera: 'yes' })).toEqual([]);
    expect(attributesOf(QUESTIONS, { drain: [], camera: '  ' })).toEqual([]);
    expect(attributesOf(QUESTIONS, { drain: ['kitchen', 'main'] })).toEqual([
      { questionText: 'Which drain is clogged?', answerText: 'Kitchen sink' },
    ]);
  });
});

describe('questions from the host', () => {
  const own: Question = { id: 'own', text: 'Own?', type: 'text' };

  it.each([
    ['a function', (id: string) => (id === '10202' ? [own] : undefined)],
    ['an object', { 10202: [own] }],
    ['a map', new Map([['10202', [own]]])],
  ])('can be provided as %s', (_kind, given) => {
    expect([readQuestions(given, '10202', ''), readQuestions(given, '10202', '10214')]).toEqual([[own], [own]]);
    expect(ids(readQuestions(given, '10300', ''))).toBe(ids(starterQuestions('10300', '')));
  });

  it('for a task replace those for its category, and can be an empty list', () => {
    const task = { ...own, id: 'task' };
    expect(readQuestions({ 10202: [own], 10214: [task] }, '10202', '10214')).toEqual([task]);
    expect(readQuestions(() => [], '10202', '10214')).toEqual([]);
  });

  it('are left out and detected if they are invalid', () => {
    const trap = {
      get id(): string {
        throw new Error('no');
      },
    };
    const given = [
      ...[own, { ...own, text: 'Twice?' }, trap, null, 7],
      { id: 'x', text: 'X', type: 'date' },
      { id: 'y', text: 'Y', type: 'one' },
      { id: 'z', text: 'Z', type: 'many', options: [] },
      { id: ' ', text: 'No id', type: 'text' },
    ];
    expect(readQuestions(() => given, '10202', '')).toEqual([own]);
    expect([given, [own]].map((list) => hasBadQuestion({ 10202: list }, '10202', ''))).toEqual([true, false]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'questions'],
    ['a function that throws', () => JSON.parse('{')],
    ['a promise', () => Promise.resolve([own])],
    ['a list', [own]],
  ])('provided as %s are replaced by the starter questions', (_kind, given) =>
    expect(ids(readQuestions(given, '10202', '10214'))).toBe('drain flow place'),
  );
});

describe('starter questions', () => {
  it.each([
    ['Plumbing', '10202', '', 'plumbing water place'],
    ['Leak Detection', '10202', '10244', 'water place'],
    ['Drain Cleaning', '10202', '10214', 'drain flow place'],
    ['Toilet Repair', '10202', '10233', 'place'],
    ['Catering', '50200', '', 'kind place'],
  ])(
    'match the service, and ask for the kind of work only if the service does not name it: %s',
    (_name, category, task, asked) => expect(ids(starterQuestions(category, task))).toBe(asked),
  );

  it.each(STARTER_SERVICES)('of %s are valid, at most three, and for an existing service', (id) => {
    const questions = starterQuestions(id, '');
    expect(starterCatalog().has(id)).toBe(true);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(readQuestions(() => questions, id, '')).toEqual(questions);
    for (const { visibleIf } of questions) {
      if (visibleIf === undefined) continue;
      const asked = questions.find((each) => each.id === visibleIf.id);
      expect(asked?.options?.map(({ value }) => value)).toEqual(expect.arrayContaining([...visibleIf.is]));
    }
  });
});

describe('Spanish starter questions', () => {
  const starters = [...new Set([...STARTER_SERVICES, ''].flatMap((id) => starterQuestions(id, '')))];
  const english = new Set(starters.flatMap(({ text, options = [] }) => [text, ...options.map(({ label }) => label)]));

  it('have a translation for every question and answer, and no unused ones', () => {
    expect([...english].filter((text) => !(text in starterQuestionsEsUS))).toEqual([]);
    expect(Object.keys(starterQuestionsEsUS).filter((text) => !english.has(text))).toEqual([]);
  });

  it('have the same ids, values and conditions as in English', () => {
    const [inEnglish, inSpanish] = [{}, starterQuestionsEsUS].map((words) =>
      readQuestions(undefined, '10202', '', words),
    );
    const bones = (questions: readonly Question[] = []) =>
      questions.map(({ id, visibleIf, options }) => [id, visibleIf, options?.map(({ value }) => value)]);
    expect([bones(inSpanish), inSpanish?.[0]?.text]).toEqual([bones(inEnglish), '¿En qué necesita ayuda?']);
  });

  it('do not translate questions from the host', () => {
    const own = { id: 'q', text: 'What do you need help with?', type: 'text' };
    expect(readQuestions({ 10202: [own] }, '10202', '', starterQuestionsEsUS)).toEqual([own]);
  });
});
