import { sum } from './vitest-report.mjs';

/** @typedef {import('./vitest-report.mjs').Count & { title: string, seconds: number }} Outcome */

/** The last line of `npm test`. @param {readonly Outcome[]} outcomes */
export function closingLine(outcomes) {
  const { passed, failed } = sum(outcomes);
  return `${passed} passed, ${failed} failed`;
}

/** A line for each step, one for each failure, and the closing line. @param {readonly Outcome[]} outcomes */
export function summary(outcomes) {
  const rows = outcomes.map(
    ({ title, passed, failed, seconds }) =>
      `  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${title.padEnd(26)}${`${passed} of ${passed + failed}`.padStart(14)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
  );
  const failures = sum(outcomes).failures.map((failure) => `  failed: ${failure}`);
  return ['Summary', ...rows, ...failures, '', closingLine(outcomes)].join('\n');
}
