import { describe, expect, it } from 'vitest';
import { hasMoreQuestions, shownQuestions } from '../../../src/lead-card/body/lead-body.js';

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
