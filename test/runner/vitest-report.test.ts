import { expect, test } from 'vitest';
import { countTests } from './vitest-report.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('counts passed and failed tests of every file, and no skipped ones', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is one failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a bad end of a run with green tests is one failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('no report at all is one failure', () => {
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
