import { findChromium } from './chromium.mjs';
import { chosenSteps } from './steps.mjs';
import { summary } from './summary.mjs';
import { sum } from './vitest-report.mjs';

const noChromium =
  'No Chromium starts on this machine, so these tests cannot run. Install one, or name one in CHROMIUM_PATH.';

/** @param {number} from */
const secondsSince = (from) => (performance.now() - from) / 1000;

/**
 * Runs the steps one after the other, also past a failed one, and prints a summary with the closing line.
 * @param {readonly string[]} names steps to run, all of them without any
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(names) {
  const steps = chosenSteps(names);
  const started = performance.now();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const chromium = steps.some((step) => step.needsChromium) ? await findChromium() : undefined;
  if (chromium !== undefined) env['CHROMIUM_PATH'] = chromium;

  /** @type {import('./summary.mjs').Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    console.log(`\n=== ${step.title} (${step.name}) ===\n`);
    const from = performance.now();
    const canRun = !step.needsChromium || chromium !== undefined;
    if (!canRun) console.log(noChromium);
    const count = canRun ? await step.run(env) : { passed: 0, failed: 1 };
    outcomes.push({ title: step.title, ...count, seconds: secondsSince(from) });
  }

  console.log(`\n${secondsSince(started).toFixed(0)} s in all${chromium ? `, with ${chromium}` : ''}`);
  console.log(summary(outcomes));
  return sum(outcomes).failed === 0;
}
