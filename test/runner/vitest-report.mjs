/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile
 */

/**
 * Counts the tests of a report by Vitest's JSON reporter. A file that failed without a failing test (it could not be
 * loaded, or a hook broke) counts as one failure; so does a run that ended badly with every test green.
 * @param {{ testResults: readonly TestFile[] } | undefined} report undefined when Vitest wrote none
 * @param {number} code Vitest's exit code
 * @returns {Count}
 */
export function countTests(report, code) {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const failures = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += failures > 0 || file.status !== 'failed' ? failures : 1;
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
