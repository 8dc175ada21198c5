import { describe, expect, it } from 'vitest';
import { NOTES_MAX_LENGTH } from '../../src/contract/limits.js';
import { areNotesTooLong } from '../../src/domain/lead/edit.js';
import { hasMoreQuestions, shownQuestions } from '../../src/domain/lead/questions.js';

const questions = [...Array(8).keys()].map((index) => ({ question: `Question ${index}`, answers: ['Yes'] }));

describe('project details', () => {
  it.each([
    [0, 0, false],
    [3, 3, false],
    [4, 4, false],
    [5, 4, true],
    [8, 4, true],
  ])('of %d questions show %d before Read More, which is there: %s', (count, shown, more) => {
    const some = questions.slice(0, count);
    expect(shownQuestions(some, false)).toEqual(questions.slice(0, shown));
    expect(hasMoreQuestions(some)).toBe(more);
  });

  it('show every question after Read More', () => {
    expect(shownQuestions(questions, true)).toEqual(questions);
  });
});

describe('notes', () => {
  it('may have 2048 characters and not one more', () => {
    expect(NOTES_MAX_LENGTH).toBe(2048);
    expect(areNotesTooLong('')).toBe(false);
    expect(areNotesTooLong('x'.repeat(2048))).toBe(false);
    expect(areNotesTooLong('x'.repeat(2049))).toBe(true);
  });
});
