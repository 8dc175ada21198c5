import { expect, test } from 'vitest';
import { sideBySide } from './run-steps.mjs';
import { chosenSteps } from './steps.mjs';
import { closingLine, slowest, summary } from './summary.mjs';

const outcomes = [
  { title: 'Type check', passed: 1, failed: 0, seconds: 3 },
  { title: 'Unit tests', passed: 40, failed: 2, failures: ['a.test.ts: adds up', 'b.test.ts'], seconds: 12.34 },
];

test('the closing line adds up all steps', () => {
  expect(closingLine(outcomes)).toBe('41 passed, 2 failed');
});

test('the closing line stands alone and last', () => {
  expect(summary(outcomes).split('\n').at(-1)).toBe('41 passed, 2 failed');
});

test('the twenty slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ name: `test/${index}.test.ts`, seconds: index }));
  const lines = slowest([{ title: 'Unit tests', passed: 30, failed: 0, seconds: 40, files }]).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/^ +29\.0 s .*29\.test\.ts$/);
});

test('a failed step is marked in its line', () => {
  const lines = summary(outcomes).split('\n');
  expect(lines.find((line) => line.includes('Unit tests'))).toMatch(/^ {2}FAILED .*40 of 42.*12\.3 s$/);
  expect(lines.find((line) => line.includes('Type check'))).toMatch(/^ {2}ok .*1 of 1/);
});

test('what passed only in its second run is named', () => {
  const unsteady = { title: 'Story tests', passed: 9, failed: 0, unsteady: ['b.stories.tsx: Open'], seconds: 8 };
  expect(summary([...outcomes, unsteady])).toContain('  failed, then passed alone: b.stories.tsx: Open');
});

test('a step whose engine is missing is not run, and never passed', () => {
  const missing = { title: 'Quick set in WebKit', passed: 0, failed: 0, notRun: 1, seconds: 0 };
  const lines = summary([...outcomes, missing]).split('\n');
  expect(lines.find((line) => line.includes('WebKit'))).toMatch(/^ {2}NOT RUN .* none .*s$/);
  expect(lines.at(-3)).toBe('  not run: Quick set in WebKit');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
});

test('what failed is named under the steps, where the end of a long log shows it', () => {
  const lines = summary(outcomes).split('\n');
  expect(lines.slice(3, 5)).toEqual(['  failed: a.test.ts: adds up', '  failed: b.test.ts']);
});

test('types, lint and the build run side by side, and no other steps', () => {
  const names = sideBySide(chosenSteps([])).map((group) => group.map(({ name }) => name));
  expect(names.filter((group) => group.length > 1)).toEqual([['types', 'lint', 'build']]);
  expect(names.flat()).toEqual(chosenSteps([]).map(({ name }) => name));
});

test('a part of a step is named after it, and alone it is unknown', () => {
  expect(chosenSteps(['hosts', 'next', '--keep']).map((step) => step.name)).toEqual(['hosts']);
  expect(() => chosenSteps(['next'])).toThrow("no step 'next'");
  expect(() => chosenSteps(['lint', 'next'])).toThrow("no step 'next'");
});
