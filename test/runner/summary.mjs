/** @typedef {{ title: string, passed: number, failed: number, seconds: number }} Outcome */

/** @param {readonly Outcome[]} outcomes @returns {{ passed: number, failed: number }} */
export function total(outcomes) {
  return outcomes.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The last line of `npm test`. @param {readonly Outcome[]} outcomes */
export function closingLine(outcomes) {
  const { passed, failed } = total(outcomes);
  return `${passed} passed, ${failed} failed`;
}

/** A line for each step, and the closing line. @param {readonly Outcome[]} outcomes */
export function summary(outcomes) {
  const rows = outcomes.map(
    ({ title, passed, failed, seconds }) =>
      `  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${title.padEnd(26)}${`${passed} of ${passed + failed}`.padStart(14)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
  );
  return ['Summary', ...rows, '', closingLine(outcomes)].join('\n');
}
