import { browsers } from './browser-paths.mjs';
import { findBrowser } from './find-browser.mjs';
import { chosenSteps, sum } from './steps.mjs';

function missing(name) {
  const { title, variable, packages } = browsers[name];
  return `No ${title} starts here. Run \`npx playwright install --with-deps ${name}\`, install ${packages.join(' and ')}, or name one in ${variable}`;
}

async function runStep({ name, title, needs, parts = [], run }, env, names) {
  console.log(`\n=== ${title} (${name}) ===\n`);
  const from = performance.now();
  const ended = (count) => ({ title, notRun: 0, ...count, seconds: (performance.now() - from) / 1000 });
  if (needs !== undefined && (await findBrowser(needs, env)) === undefined) {
    console.log(missing(needs));
    // All tests are written for Chromium. The other browsers may be missing.
    return needs === 'chromium'
      ? ended({ passed: 0, failed: 1, failures: [missing(needs)] })
      : ended({ passed: 0, failed: 0, notRun: 1 });
  }
  return ended(
    await run(
      env,
      names.filter((part) => parts.includes(part)),
    ),
  );
}

function table(outcomes, seconds) {
  const { passed, failed } = sum(outcomes);
  const notRun = outcomes.reduce((all, outcome) => all + outcome.notRun, 0);
  const line = (title, ...cells) => `${title.padEnd(32)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  return [
    line('Step', 'passed', 'failed', 'not run', 'seconds'),
    ...outcomes.map((one) => line(one.title, one.passed, one.failed, one.notRun, one.seconds.toFixed(0))),
    line('All', passed, failed, notRun, seconds.toFixed(0)),
  ].join('\n');
}

/**
 * Runs the steps, also past a failed one, and prints a table and the closing line.
 * @param {readonly string[]} names as for `chosenSteps`
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(names) {
  const steps = chosenSteps(names);
  const from = performance.now();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const outcomes = await Promise.all(steps.filter(({ isBeside }) => isBeside).map((step) => runStep(step, env, names)));
  for (const step of steps.filter(({ isBeside }) => !isBeside)) outcomes.push(await runStep(step, env, names));
  console.log(`\n${table(outcomes, (performance.now() - from) / 1000)}`);
  const { passed, failed, failures } = sum(outcomes);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const { title, notRun } of outcomes) if (notRun > 0) console.log(`not run: ${title}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
