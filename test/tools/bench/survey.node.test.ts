import { describe, expect, it } from 'vitest';
import { surveyReport } from './survey.js';

const limit = (atMost: number) => [{ contender: 'ours', what: 'elements', atMost }];
const counts = (elements: number) =>
  new Map([
    ['plain', { elements: 40, drift: 0 }],
    ['ours', { elements, drift: 0.004 }],
  ]);

describe('the report of a survey', () => {
  it('has the figures of each contender', () => {
    expect(surveyReport(limit(120), counts(80)).split('\n').slice(0, 2)).toEqual([
      '  plain: elements 40, drift 0',
      '  ours: elements 80, drift 0',
    ]);
  });

  it.each([
    [120, 'met (120)'],
    [120.004, 'not met (120)'],
    [131, 'not met (131)'],
  ])('says of %d that a limit of 120 is %s', (elements, words) => {
    expect(surveyReport(limit(120), counts(elements)).split('\n').at(-1)).toBe(
      `  Goal: ours, elements at most 120: ${words}`,
    );
  });

  it('refuses a limit of what was not counted', () => {
    const limits = [{ contender: 'ours', what: 'sockets', atMost: 0 }];
    expect(() => surveyReport(limits, counts(1))).toThrow("ours has no figure of 'sockets'");
  });
});
