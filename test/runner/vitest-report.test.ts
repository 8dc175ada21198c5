import { expect, test } from 'vitest';
import { countTests, fileTimes, sum, withSecondRun } from './vitest-report.mjs';

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each, index) => ({ status: each, fullName: `test ${index + 1}` })),
});

test('counts passed and failed tests of every file, names the failed and leaves out the skipped', () => {
  const testResults = [file('a', 'passed', 'passed', 'passed', 'skipped'), file('b', 'failed', 'passed', 'failed')];
  expect(countTests({ testResults }, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['b: test 2'],
    failedFiles: [{ name: 'b', passed: 1 }],
  });
});

test('a file that could not be loaded is one failure', () => {
  const testResults = [file('a', 'passed', 'passed'), file('b', 'failed')];
  expect(countTests({ testResults }, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['b'],
    failedFiles: [{ name: 'b', passed: 0 }],
  });
});

test('a bad end of a run with green tests is one failure: it broke off', () => {
  expect(countTests({ testResults: [file('a', 'passed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    brokeOff: true,
  });
});

test('no report at all is one failure: it broke off', () => {
  expect(countTests(undefined, 1)).toMatchObject({ passed: 0, failed: 1, brokeOff: true });
});

test('a good end of a green run is no failure', () => {
  expect(countTests({ testResults: [file('a', 'passed', 'passed')] }, 0)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    failedFiles: [],
  });
});

test('a file that ran again counts once, and what passed only then is named', () => {
  const first = countTests(
    { testResults: [file('a', 'passed', 'passed'), file('b', 'failed', 'passed', 'failed')] },
    1,
  );
  const again = countTests({ testResults: [file('b', 'passed', 'passed', 'passed')] }, 0);
  expect(withSecondRun(first, again)).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    unsteady: ['b: test 2'],
    files: [],
  });
});

test('what fails again stays a failure, and so does what broke off in its second run', () => {
  const first = countTests({ testResults: [file('b', 'failed', 'passed', 'failed')] }, 1);
  expect(withSecondRun(first, first)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['b: test 2'],
    unsteady: [],
    files: [],
  });
  expect(withSecondRun(first, countTests(undefined, 1))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['b: test 2'],
  });
});

test('the time of each file comes from its start and its end', () => {
  const testResults = [{ ...file('a', 'passed', 'passed'), startTime: 1000, endTime: 3500 }, file('b', 'failed')];
  expect(fileTimes({ testResults })).toEqual([
    { name: 'a', seconds: 2.5 },
    { name: 'b', seconds: 0 },
  ]);
});

test('shards and steps add up, with the names of what failed', () => {
  expect(
    sum([
      { passed: 2, failed: 1, failures: ['a'] },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({
    passed: 5,
    failed: 1,
    notRun: 0,
    failures: ['a'],
    unsteady: [],
    files: [],
  });
});
