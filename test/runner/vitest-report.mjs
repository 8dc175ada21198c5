/**
 * @typedef {{ name: string, passed: number }} FailedFile
 * @typedef {{ name: string, seconds: number }} FileTime
 * @typedef {{
 *   passed: number,
 *   failed: number,
 *   notRun?: number,
 *   failures?: readonly string[],
 *   failedFiles?: readonly FailedFile[],
 *   unsteady?: readonly string[],
 *   brokeOff?: boolean,
 *   files?: readonly FileTime[],
 * }} Count `notRun` counts steps whose engine is missing; `failures` names what failed, `unsteady` what failed and then passed
 *   alone; `brokeOff` tells of a run that ended badly, though no test failed
 * @typedef {{ status: string, fullName?: string }} TestCase
 * @typedef {{ status: string, name?: string, startTime?: number, endTime?: number, assertionResults: readonly TestCase[] }} TestFile
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
  const failures = [];
  const failedFiles = [];
  for (const { name = '', status, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const passedHere = assertionResults.filter((test) => test.status === 'passed').length;
    passed += passedHere;
    if (failed.length > 0 || status === 'failed') failedFiles.push({ name, passed: passedHere });
    failures.push(...failed.map(({ fullName = '' }) => `${name}: ${fullName}`));
    if (failed.length === 0 && status === 'failed') failures.push(name);
  }
  const brokeOff = code !== 0 && failures.length === 0;
  return brokeOff
    ? { passed, failed: 1, failures: ['a run that broke off'], brokeOff }
    : { passed, failed: failures.length, failures, failedFiles };
}

/**
 * How long each file of a report took.
 * @param {Parameters<typeof countTests>[0]} report
 * @returns {FileTime[]}
 */
export function fileTimes(report) {
  return (report?.testResults ?? []).map(({ name = '', startTime = 0, endTime = 0 }) => ({
    name,
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
}

/**
 * What a run counts once the files that failed have run again, alone.
 * @param {Count} first
 * @param {Count} again
 * @returns {Count}
 */
export function withSecondRun(first, again) {
  if (again.brokeOff) return first;
  const { failures = [], failedFiles = [] } = first;
  const stillFailing = again.failures ?? [];
  const passedInFailed = failedFiles.reduce((all, file) => all + file.passed, 0);
  return {
    passed: first.passed - passedInFailed + again.passed,
    failed: again.failed,
    files: first.files ?? [],
    failures: stillFailing,
    unsteady: failures.filter((failure) => !stillFailing.includes(failure)),
  };
}

/**
 * Adds up.
 * @param {readonly Count[]} counts
 * @returns {Required<Pick<Count, 'passed' | 'failed' | 'notRun' | 'failures' | 'unsteady' | 'files'>>}
 */
export function sum(counts) {
  return {
    passed: counts.reduce((all, { passed }) => all + passed, 0),
    failed: counts.reduce((all, { failed }) => all + failed, 0),
    notRun: counts.reduce((all, { notRun = 0 }) => all + notRun, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
    files: counts.flatMap(({ files = [] }) => files),
  };
}
