import { relative } from 'node:path';
import { root } from './command.mjs';
import { sum } from './vitest-report.mjs';

/** How many of the slowest files are named. */
const SLOWEST = 20;

/** @typedef {import('./vitest-report.mjs').Count & { title: string, seconds: number }} Outcome */

/** The last line of `npm test`. A step that did not run counts in neither number. @param {readonly Outcome[]} outcomes */
export function closingLine(outcomes) {
  const { passed, failed } = sum(outcomes);
  return `${passed} passed, ${failed} failed`;
}

/** @param {Outcome} outcome */
function row({ title, passed, failed, notRun = 0, seconds }) {
  const mark = failed > 0 ? 'FAILED ' : notRun > 0 ? 'NOT RUN' : 'ok     ';
  const count = notRun > 0 ? 'none' : `${passed} of ${passed + failed}`;
  return `  ${mark} ${title.padEnd(26)}${count.padStart(14)}${`${seconds.toFixed(1)} s`.padStart(10)}`;
}

/** The files that took longest, the slowest first. @param {readonly Outcome[]} outcomes */
export function slowest(outcomes) {
  const files = [...sum(outcomes).files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const lines = files.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}`);
  return ['Slowest files', ...lines].join('\n');
}

/** A line for each step, one for each failure, and the closing line. @param {readonly Outcome[]} outcomes */
export function summary(outcomes) {
  const failures = sum(outcomes).failures.map((failure) => `  failed: ${failure}`);
  const unsteady = sum(outcomes).unsteady.map((failure) => `  failed, then passed alone: ${failure}`);
  const missing = outcomes.filter(({ notRun = 0 }) => notRun > 0).map(({ title }) => `  not run: ${title}`);
  return ['Summary', ...outcomes.map(row), ...failures, ...unsteady, ...missing, '', closingLine(outcomes)].join('\n');
}
